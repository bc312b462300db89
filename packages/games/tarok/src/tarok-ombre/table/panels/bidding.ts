import {listed} from '@quinola/play';
import {choice, sheet} from '@quinola/table';
import {html, nothing, type TemplateResult} from 'lit';
import {bidding, isPlayed, nominal, type Game} from '../../rules/bidding.js';
import {tarokOmbre, type Contract, type TarokOmbreMove, type TarokOmbreView} from '../../rules/game.js';
import {tariff} from '../../rules/tariff.js';
import type {TarokOmbreTable} from '../../tarok-ombre-table.js';

/** The question of a phase of the bidding. */
function questionOf(table: TarokOmbreTable, {turn, auction, options}: TarokOmbreView): string {
  const {
    gameWords: {games},
  } = table;
  const texts = table.gamePanelWords!;
  const {high} = auction;
  if (turn.phase === 'bidding.unseen') return texts.unseenAsk(games[nominal(options)]);
  if (!high) return texts.openAsk(games[nominal(options)]);
  return (turn.phase === 'bidding.answering' ? texts.answerAsk : texts.overbidAsk)(
    table.whoSits(high.by),
    games[high.bid],
  );
}

/** A game of the ladder: what it is called, what may be asked for in it, what it costs; one that is too low stays in sight. */
function rung(
  table: TarokOmbreTable,
  {options, turn}: TarokOmbreView,
  {id: contract, demands}: Game,
  move: TarokOmbreMove | undefined,
  first: boolean,
): TemplateResult {
  const texts = table.gamePanelWords!;
  const {game, point} = tariff(options)[contract];
  const name = table.gameWords.games[contract];
  const label =
    move?.type === 'HOLD' ? texts.hold(name) : turn.phase === 'bidding.unseen' ? texts.sayUnseen(name) : name;
  return html`<button
    type="button"
    class="button rung ${first ? 'first' : ''}"
    ?disabled=${!move}
    @click=${() => table.play(move!)}
  >
    <b>${label}</b>
    <small>${texts.price({game, point, demands, played: isPlayed(options, contract)})}</small>
  </button>`;
}

/** The bidding: the ladder of the games from the lowest, with what each asks and costs, and to pass. */
export function render(table: TarokOmbreTable): TemplateResult {
  const {view} = table.context!;
  const texts = table.gamePanelWords!;
  const moves = [...listed(tarokOmbre, view)];
  const standing = view.auction.high?.bid;
  const moveFor = (contract: Contract): TarokOmbreMove | undefined =>
    moves.find(
      (move) =>
        (move.type === 'BID' && move.contract === contract) ||
        (move.type === 'HOLD' && contract === standing),
    );
  const has = (type: TarokOmbreMove['type']): boolean => moves.some((move) => move.type === type);
  const {rungs} = bidding(view.options);
  const lowest = rungs.find(({id}) => moveFor(id));
  return sheet(table, {
    title: table.gameWords.bidding,
    own: true,
    onStage: 'asks',
    body: html`<p>${questionOf(table, view)}</p>
      <div class="choices">
        ${rungs.map((game) =>
          rung(table, view, game, moveFor(game.id), game === lowest && !has('PASS') && !has('LOOK')),
        )}${has('PASS') ? choice(texts.pass, () => table.play({type: 'PASS'})) : nothing}${
          has('LOOK') ? choice(texts.look, () => table.play({type: 'LOOK'}), true) : nothing
        }
      </div>`,
  });
}
