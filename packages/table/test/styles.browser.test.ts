import {expect} from '@open-wc/testing';
import {css} from 'lit';
import {cardTurn, takeAway, bareTable, type BareTable} from '../test-support/bare-table.js';
import {waitUntil} from '../test-support/wait.js';

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

  it('are those of the theme before the table is shown, and change with the attribute', async () => {
    const felt = (table: BareTable): string => getComputedStyle(table).getPropertyValue('--quinola-felt');
    const plain = bareTable();
    const night = bareTable({attributes: {theme: 'night'}});
    await cardTurn(plain);
    await cardTurn(night);
    expect(felt(night)).to.not.equal(felt(plain));
    plain.theme = 'night';
    await waitUntil(() => felt(plain) === felt(night), 'the theme does not come');
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
