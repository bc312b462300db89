import {toyMachine} from '../test-support/toy-machine.js';
import {createActor} from 'xstate';
const NO = {travel: 0, think: 0, gather: 0, speak: 0, acknowledge: false, sheet: 0};
import {anyMove, type ToyView, toy} from '../test-support/toy.js';
import {randomFrom} from '@quinola/cards';
const players = [{name: 'a', kind: 'opponent', level: 'book'}, {name: 'a', kind: 'opponent', level: 'book'},{name: 'a', kind: 'opponent', level: 'book'}] as const;
const a = createActor(toyMachine, {input: {options: {deals: 2}, players, viewer: 0, seed: 'x', pace: NO, ceremony: 'short', undo: true, 
 thinker: {choose: async ({view, seed, player}) => { const v = view as ToyView; if (v.turn.must !== player) return {move: null}; return {move: anyMove(v, randomFrom(seed))};}}}});
a.on('*', (e) => console.log(JSON.stringify(e)));
a.subscribe((s) => console.log(JSON.stringify(s.value), s.matches({playing: 'trick'})));
a.start();
setTimeout(() => console.log(a.getSnapshot().value, a.getSnapshot().context.record.moves.length), 100);
