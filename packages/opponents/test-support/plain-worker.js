// A worker in a file of its own: answers as the worker of a game does, and dies when it is told to.
globalThis.onmessage = ({data: {id, question}}) => {
  if (question.view === 'die') throw new Error('dead');
  globalThis.postMessage({id, thought: {move: ['file', question.view]}});
};
globalThis.postMessage({ready: true});
