import {expect} from '@open-wc/testing';
import {chooseOne, declareOnStage} from '../src/index.js';

describe('what a session asks', () => {
  it('is one card, or an answer in the place of the trick', () => {
    const ask = chooseOne('LAY', {title: 'Lay one', from: ['AS', 'KS'], done: 'Lay it'});
    expect(ask.choice).to.deep.equal({choose: 'LAY', from: ['AS', 'KS'], least: 1, most: 1});
    expect(ask.move!(['KS'])).to.deep.equal({type: 'LAY', card: 'KS'});
    expect([ask.why('AS', []), ask.done([])]).to.deep.equal([null, 'Lay it']);
    const answers = [{label: 'Yes', move: {type: 'YES'}}];
    expect(declareOnStage('Title', 'Question?', answers)).to.deep.equal({
      kind: 'declare',
      onStage: true,
      title: 'Title',
      question: 'Question?',
      answers,
    });
  });
});
