import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test from 'node:test';
import {randomFrom} from '@quinola/cards';
import {tapOn} from '@quinola/table';
import {PATIENCES, formatMove, parseMove, patience} from '../src/patience/index.js';
import {placesOf} from '../src/patience/table/ways.js';

interface Answer {
  readonly id: string;
  readonly given: {
    readonly preset?: readonly string[];
    readonly pack: string;
    readonly moves: readonly string[];
  };
}

for (const {id} of PATIENCES) {
  test(`two taps make every move between piles in a whole game: ${id}`, () => {
    const answers = JSON.parse(
      readFileSync(new URL(`vectors/${id}.json`, import.meta.url), 'utf8'),
    ) as readonly Answer[];
    const {pack, preset, moves} = answers.find((answer) => answer.id === `${id}.solution`)!.given;
    const chance = randomFrom(id);
    let {state} = patience.play(patience.start({game: id}), 'chance', {
      type: 'SHUFFLE',
      pack: pack.split(' '),
      ...(preset?.length && {preset}),
    } as never);
    for (const move of moves.map(parseMove)) {
      const view = patience.view(state, 0);
      const lawful = placesOf(view, patience.moves(view));
      if ('from' in move && move.type !== 'rescue') {
        const first = tapOn(move.from, null, lawful);
        const made = 'move' in first ? first : tapOn(move.to, first.pick, lawful);
        assert.deepEqual(made, {move}, formatMove(move));
      }
      state = patience.play(state, 0, move).state;
      if (state.stage === 'redealing')
        state = patience.play(state, 'chance', patience.chance(state, chance)).state;
    }
    assert.ok(state.won);
  });
}
