import '@quinola/whist/define.js';
import {render} from 'preact';
import {useState} from 'preact/hooks';
import type {} from 'quinola/preact';

function Evening() {
  const [marked, setMarked] = useState<readonly string[]>([]);
  return <>
    <whist-table rules="warsaw" undoable onquinola-score={({happening}) => setMarked((before) => [...before, happening.type])} />
    <ol>{marked.map((what, at) => <li key={at}>{what}</li>)}</ol>
  </>;
}

render(<Evening />, document.getElementById('app')!);
