import '@quinola/whist/define.js';
import {useState} from 'react';
import {createRoot} from 'react-dom/client';
import type {} from 'quinola/react';

function Evening() {
  const [marked, setMarked] = useState<readonly string[]>([]);
  return <>
    <whist-table rules="warsaw" undoable onquinola-score={({happening}) => setMarked((before) => [...before, happening.type])} />
    <ol>{marked.map((what, at) => <li key={at}>{what}</li>)}</ol>
  </>;
}

createRoot(document.getElementById('app')!).render(<Evening />);
