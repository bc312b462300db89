import '@quinola/whist/define.js';
import {useRef, useState} from 'react';
import {createRoot} from 'react-dom/client';
import type {WhistTable} from '@quinola/whist';
import type {} from 'quinola/react';

function Evening() {
  const table = useRef<WhistTable>(null);
  const [last, setLast] = useState('');
  return (
    <>
      <whist-table ref={table} rules="warsaw" undoable onquinola-move={({made}) => setLast(made.move.type)} />
      <button type="button" onClick={() => table.current?.hint()}>
        Advice
      </button>
      <output>{last}</output>
    </>
  );
}

createRoot(document.getElementById('app')!).render(<Evening />);
