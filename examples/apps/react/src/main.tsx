import '@quinola/whist/define.js';
import {useState} from 'react';
import {createRoot} from 'react-dom/client';
import type {} from 'quinola/react';

function Evening() {
  const [last, setLast] = useState('');
  return (
    <>
      <whist-table rules="warsaw" undoable onquinola-move={({made}) => setLast(made.move.type)} />
      <output>{last}</output>
    </>
  );
}

createRoot(document.getElementById('app')!).render(<Evening />);
