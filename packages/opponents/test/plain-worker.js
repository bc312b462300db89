// A worker in a separate file: answers as a game's worker does, and terminates when told to.
globalThis.onmessage = ({data: {id, question}}) => {
  if (question.view === 'die') throw new Error('dead');
  globalThis.postMessage({id, thought: {move: ['file', question.view]}});
};
globalThis.postMessage({ready: true});
