import {expect} from '@open-wc/testing';
import {css} from 'lit';
import {faintInks} from '@quinola/testing/table-suite/contrast.js';
import {cardTurn, takeAway, bareTable, type BareTable} from '@quinola/testing/toy/bare-table.js';
import {until} from '@quinola/testing/wait.js';

const sheets = (table: BareTable): number => table.shadowRoot!.adoptedStyleSheets.length;

describe('the styles of a table', () => {
  afterEach(takeAway);

  it('are adopted once, however often they are added', async () => {
    const table = bareTable();
    await cardTurn(table);
    const before = sheets(table);
    const later = css`
      .later {
        color: red;
      }
    `;
    table.adopt(later);
    table.adopt(later, later);
    expect(sheets(table)).to.equal(before + 1);
  });

  it('leave those alone that others have added, as an extension of the browser', async () => {
    const table = bareTable();
    await cardTurn(table);
    const root = table.shadowRoot!;
    const others = new CSSStyleSheet();
    others.replaceSync('.q { letter-spacing: 0.25em }');
    root.adoptedStyleSheets.push(others);
    await table.open('menu');
    await until(() => root.querySelector('.sheet'), 'no panel opens');
    expect(root.adoptedStyleSheets).to.include(others);
    expect(root.adoptedStyleSheets.indexOf(others), 'they come last').to.equal(
      root.adoptedStyleSheets.length - 1,
    );
  });

  it('are those of the theme before the table is shown, and change with the attribute', async () => {
    const felt = (table: BareTable): string => getComputedStyle(table).getPropertyValue('--quinola-felt');
    const plain = bareTable();
    const night = bareTable({attributes: {theme: 'night'}});
    await cardTurn(plain);
    await cardTurn(night);
    expect(felt(night)).to.not.equal(felt(plain));
    plain.theme = 'night';
    await until(() => felt(plain) === felt(night), 'the theme does not come');
  });

  it('draw the outlines of marked cards in a gilt that is seen, or the check of inks tells', async () => {
    const table = bareTable({attributes: {theme: 'night'}});
    await cardTurn(table);
    expect(faintInks(table)).to.deep.equal([]);
    table.style.setProperty('--quinola-gilt', '#2b3a58');
    expect(faintInks(table)).to.match(/^[12]\.\d\d --quinola-gilt on cloth/);
  });

  it('use no sibling position within :has, because every new node would restyle the whole table', async () => {
    const table = bareTable();
    await cardTurn(table);
    await table.whole();
    const selectors = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...('selectorText' in rule ? [String(rule.selectorText)] : []),
        ...('cssRules' in rule && !(rule instanceof CSSMediaRule && rule.conditionText === 'print')
          ? selectors(rule.cssRules as CSSRuleList)
          : []),
      ]);
    const all = table.shadowRoot!.adoptedStyleSheets.flatMap(({cssRules}) => selectors(cssRules));
    expect(all.filter((one) => /:has\([^)]*(nth-|first-|last-|only-)/.test(one))).to.deep.equal([]);
  });
});
