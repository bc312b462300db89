import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {diagramMarkup, layOut, type Box} from '@quinola/chart/diagram.js';
import {chartPicture} from '@quinola/chart/picture.js';
import {toyMachine} from '@quinola/testing/small-toy/machine.js';

const picture = chartPicture(toyMachine);
const diagram = layOut(picture, {
  title: (path) => `<${path}>`,
  line: ({kind, events}) => [kind, ...events].join(' '),
  beat: (name) => (name === 'speak' ? null : `it ${name}s`),
});
const {boxes, arrows, width, height} = diagram;
const states = boxes.filter(({kind}) => kind !== 'group');
const boxOf = (path: string): Box => boxes.find((box) => box.path === path)!;

describe('the diagram of a chart', () => {
  it('places states without overlap, those of a group within its box, and all within the drawing', () => {
    for (const [at, one] of states.entries()) {
      assert.ok(one.x >= 0 && one.x + one.width <= width && one.y + one.height <= height, one.path);
      for (const other of states.slice(at + 1))
        assert.ok(
          one.y + one.height < other.y || other.y + other.height < one.y,
          `${one.path}, ${other.path}`,
        );
    }
    const [group, trick] = [boxOf('playing'), boxOf('playing.trick')];
    assert.ok(group.x < trick.x && group.x + group.width > trick.x + trick.width);
    assert.ok(group.y < trick.y && group.y + group.height > trick.y + trick.height);
  });

  it('draws every transition from its state to its target', () => {
    const expected = states.flatMap(({path, targets}) => targets.map((to) => `${path} ${to}`));
    assert.deepEqual(
      arrows.map(({from, to}) => `${from} ${to}`),
      expected,
    );
    for (const {from, to, line, head} of arrows) {
      const [source, target] = [boxOf(from), boxOf(to)];
      const [, x, y] = /^M([\d.]+) ([\d.]+)/.exec(line)!.map(Number) as [number, number, number];
      assert.ok(x >= source.x && x <= source.x + source.width, `${from} → ${to} begins elsewhere`);
      assert.ok(y >= source.y && y <= source.y + source.height, `${from} → ${to} begins elsewhere`);
      assert.ok(
        head[1] >= target.y - 1 && head[1] <= target.y + target.height,
        `${from} → ${to} ends elsewhere`,
      );
      for (const [, lane] of line.matchAll(/H([\d.]+)/g))
        assert.ok(Number(lane) > 0 && Number(lane) < width, `${from} → ${to} leaves the drawing`);
    }
  });

  it('lists what happens within a state, except where nobody is waited for', () => {
    const names = boxOf('playing.trick').chips.map(({name}) => name);
    assert.ok(names.includes('visitor') && !names.includes('speak'));
  });

  it('highlights the current state, also for screen readers', () => {
    const active = new Set(['playing', 'playing.trick', 'playing.trick.turn', 'playing.trick.turn.visitor']);
    const speech = {name: 'The toy', leads: 'leads to', again: 'back here', here: 'now here'};
    const markup = diagramMarkup(diagram, speech, active);
    const lit = [...markup.matchAll(/class="state lit" data-path="([^"]+)"/g)].map(([, path]) => path);
    assert.deepEqual(lit, ['playing.trick']);
    assert.equal(markup.match(/class="way lit"/g)!.length, boxOf('playing.trick').targets.length);
    assert.match(
      markup,
      /&#60;playing.trick&#62;. asking PLAY KNOCK. leads to: back here, &#60;scoring&#62;. now here: it visitors/,
    );
    assert.doesNotMatch(diagramMarkup(diagram, speech), /lit|aria-current/);
  });
});
