import '@quinola/tarok/define.js';
import {render} from 'preact';
import {useState} from 'preact/hooks';
import type {} from 'quinola/preact';

function Evening() {
  const [last, setLast] = useState('');
  return (
    <>
      <tarok-table sitters={2} undoable onquinola-move={({made}) => setLast(made.move.type)} />
      <output>{last}</output>
    </>
  );
}

render(<Evening />, document.getElementById('app')!);
