import {expect} from '@open-wc/testing';
import {list} from '@quinola/testing/registry/list.js';
import '@quinola/testing/registry/sampled-tables.js';
import {leave, until, visit, type Visitor} from '@quinola/testing/visitor.js';

// That every line of every menu has an effect is tested at each table.

describe('the menu of a table', () => {
  afterEach(() => {
    leave();
    localStorage.clear();
  });

  it('changes theme, language, pace and strength by its menu, at once and for the next visit', async () => {
    // The first game of the list: a game under construction has one language and one strength.
    const [{tag}] = list.filter(({seats}) => Math.max(...seats) > 1) as [(typeof list)[0]];
    const come = (): Promise<Visitor> => visit(`<${tag} seed="menu"></${tag}>`, {wait: 'whole'});
    const levels = (table: Visitor): readonly unknown[] => table.element.seats;
    const felt = ({element}: Visitor): string => getComputedStyle(element).getPropertyValue('--quinola-felt');
    let table = await come();
    const [usual, record] = [felt(table), table.record.seed];
    const choose = async (label: string, text: string): Promise<void> => {
      const menu = await until(() => table.panel(/^(Menu|Menü)$/));
      await table.eachGroup(() => table.allByRole('combobox', label, menu).length > 0);
      const field = table.byRole('combobox', label, menu) as HTMLSelectElement;
      field.value = [...field.options].find((option) => option.text === text)!.value;
      field.dispatchEvent(new Event('change', {bubbles: true}));
    };
    await table.menu();
    await choose('Strength', 'masters');
    await until(() => levels(table).includes('master'), 'the opponents play as before');
    await choose('Pace', 'quick');
    await choose('Theme', 'Night');
    await until(() => felt(table) !== usual, 'the theme does not come');
    await choose('Language', 'Deutsch');
    await until(() => table.panel('Menü'), 'the language does not come');
    expect(table.element.getAttribute('theme') ?? table.element.getAttribute('lang')).to.equal(null);
    expect(table.record.seed, 'the same match').to.equal(record);
    const night = felt(table);
    leave();
    table = await come();
    await until(() => table.hasButton('Menü'), 'the language is forgotten');
    expect([felt(table), levels(table)[1]]).to.deep.equal([night, 'master']);
    leave();
    // Attributes set by one page do not concern another.
    table = await visit(`<${tag} seed="menu" lang="pl" theme="plain"></${tag}>`, {wait: 'whole'});
    await until(() => table.hasButton(/^Podpowiedź|^Rada/), 'a Polish page is not Polish');
    expect(felt(table)).not.to.equal(night);
  });
});
