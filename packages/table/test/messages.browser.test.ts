import {expect} from '@open-wc/testing';
import {html, render} from 'lit';
import {panels as words} from '../src/strings/en-panels.js';
import type {About} from '../src/strings.js';
import {MessagesController} from '../src/controllers/messages.js';
import type {Message} from '../src/message.js';
import {hostWith} from '@quinola/testing/toy/bare-table.js';

async function table(attributes: Readonly<Record<string, string>> = {}) {
  const host = await hostWith({
    panelWords: words,
    context: {players: [1, 2, 3]},
    message: null as Message | null,
    failures: [] as (readonly [string, About])[],
    opened: [] as unknown[],
    fail(code: string, about: About) {
      this.failures.push([code, about]);
    },
    open(id: string, about: unknown) {
      this.opened.push([id, about]);
      return Promise.resolve();
    },
  });
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  const messages = new MessagesController(host, {
    refusal: ({reason}) => `refused ${reason}`,
    breach: ({reason}) => `a breach: ${reason}`,
    attributeWords: {memory: ['kind', 'period']},
  });
  return {host, messages};
}

describe('the messages of a table', () => {
  it('say once for every attribute with an unknown value that the default is used', async () => {
    const {host, messages} = await table({
      pace: 'hasty',
      memory: 'period',
      level: 'book, genius',
      theme: 'night',
    });
    messages.checkAttributes();
    host.requestUpdate();
    await host.updateComplete;
    expect(host.failures).to.deep.equal([
      ['unknown-value', {name: 'level', value: 'genius'}],
      ['unknown-value', {name: 'pace', value: 'hasty'}],
    ]);
    host.setAttribute('memory', 'none');
    host.requestUpdate();
    await host.updateComplete;
    expect(host.failures.at(-1)).to.deep.equal(['unknown-value', {name: 'memory', value: 'none'}]);
  });

  it('say that a seat does not exist, as soon as the number of players is known', async () => {
    const {host, messages} = await table({seat: '3'});
    expect(host.failures).to.deep.equal([['unknown-value', {name: 'seat', value: '3'}]]);
    const five = await table({seat: 'watcher'});
    five.messages.checkAttributes(5);
    expect(five.host.failures).to.deep.equal([]);
    messages.checkAttributes(3);
    expect(host.failures).to.have.length(1);
  });

  it('name an error, and offer the remedy', async () => {
    const {host, messages} = await table();
    let mended = 0;
    messages.explain('kept-elsewhere', {}, {text: 'takeOver', act: () => mended++});
    expect(host.message!.text).to.equal(words.recordErrors['kept-elsewhere']!());
    const box = document.createElement('p');
    render(messages.view(host.message!), box);
    box.querySelector<HTMLElement>('button:not([aria-label])')!.click();
    expect([mended, host.message]).to.deep.equal([1, null]);
  });

  it('have a sentence for every error, even an unknown one', async () => {
    const {host, messages} = await table();
    messages.explain('something-new', {});
    expect(host.message!.text).to.equal(words.errors['failed']!({}));
    messages.explain('deal-of-nothing', {});
    expect(host.message!.text).to.equal(words.errors['bad-deal']!({name: 'of-nothing', option: 'undefined'}));
  });

  it('can be closed, except that of a pause, and hide the countdown from screen readers', async () => {
    const {host, messages} = await table();
    const box = document.createElement('p');
    host.message = {text: 'Still there?', left: 12};
    render(html`${messages.view(host.message)}`, box);
    expect(box.querySelector('b')!.getAttribute('aria-hidden')).to.equal('true');
    box.querySelector<HTMLElement>('button')!.click();
    expect(host.message).to.equal(null);
    render(html`${messages.view({text: words.pause})}`, box);
    expect(box.querySelector<HTMLElement>('button')!.hidden).to.equal(true);
  });

  it('ask whether a breach is intended', async () => {
    const {host, messages} = await table();
    const then = (): void => undefined;
    expect(await messages.askAboutBreach({reason: 'revoke', breach: true}, then)).to.equal(
      'a breach: revoke',
    );
    expect(host.opened).to.deep.equal([['ask', {text: 'a breach: revoke', then}]]);
  });
});
