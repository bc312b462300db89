// The page on which authors write a lesson: faults are listed with their paths, and a valid lesson is played beside the text.
import {LessonError, readLesson} from '@quinola/play';
import {list} from '@quinola/testing/registry/list.js';

/** A lesson that a table offers. */
interface Offer {
  readonly id: string;
  readonly title: string | Readonly<Record<string, string>>;
  readonly load: () => Promise<unknown>;
}

/** What this page uses of a table. */
interface Table extends HTMLElement {
  lesson: unknown;
  whole(): Promise<void>;
  readonly features: {readonly game: {readonly lessons?: readonly Offer[]}} | null;
}

const find = <E extends HTMLElement>(id: string): E => document.querySelector<E>(`#${id}`)!;
const example = find<HTMLSelectElement>('example');
const text = find<HTMLTextAreaElement>('lesson');
const faults = find('faults');
const preview = find('preview');

/** The pause in typing after which the lesson is played, in ms. */
const REST = 600;
let waiting: ReturnType<typeof setTimeout> | undefined;
let tag = list[0]!.tag;

/** Lists the faults, each with its path; an empty list says that the lesson is valid. */
function say(title: string, lines: readonly string[] = []): void {
  const heading = document.createElement('p');
  heading.textContent = title;
  const all = document.createElement('ul');
  for (const line of lines) all.append(Object.assign(document.createElement('li'), {textContent: line}));
  faults.replaceChildren(heading, ...(lines.length ? [all] : []));
}

function complain(error: unknown): void {
  if (error instanceof LessonError || (error as Error | null)?.name === 'LessonError')
    say(
      'This lesson cannot be played yet:',
      (error as LessonError).faults.map(
        ({path, expected, found}) => `${path || 'lesson'}: expected ${expected}, found ${found}`,
      ),
    );
  else say('This is not JSON yet:', [String((error as Error).message)]);
}

/** A fresh table of the game that is chosen. */
function freshTable(): Table {
  const table = document.createElement(tag) as Table;
  table.setAttribute('pace', 'quick');
  table.setAttribute('lang', 'en');
  return table;
}

/** Reads the text, and plays the lesson if it is valid. */
function play(): void {
  try {
    const lesson = readLesson(JSON.parse(text.value));
    say('No faults: the lesson is played beside this text.');
    // A pasted lesson may be of another game than the example; if no table is chosen for that game, the example's table plays it.
    tag = list.find(({id}) => id === lesson.game)?.tag ?? tag;
    const table = freshTable();
    // Only setting it up shows whether its moves are lawful.
    table.addEventListener('quinola-error', (event) => {
      const {cause} = event as Event & {readonly cause?: unknown};
      if (cause) complain(cause);
    });
    table.lesson = lesson;
    preview.replaceChildren(table);
  } catch (error) {
    complain(error);
  }
}

const offers = new Map<string, {readonly tag: string; readonly load: Offer['load']}>();
const titleOf = ({title}: Offer): string => (typeof title === 'string' ? title : (title['en'] ?? ''));

/** Fetches a game, and its own lessons as a start. */
async function addGame(game: (typeof list)[number]): Promise<void> {
  await import(new URL(`cdn/${game.tag}.js`, document.baseURI).href);
  const table = document.createElement(game.tag) as Table;
  preview.append(table);
  await table.whole();
  const group = Object.assign(document.createElement('optgroup'), {label: game.title});
  for (const offer of table.features?.game.lessons ?? []) {
    const key = `${game.id}/${offer.id}`;
    offers.set(key, {tag: game.tag, load: offer.load});
    group.append(new Option(titleOf(offer), key));
  }
  table.remove();
  if (group.childElementCount) example.append(group);
}

async function begin(): Promise<void> {
  const chosen = offers.get(example.value);
  if (!chosen) return;
  ({tag} = chosen);
  text.value = JSON.stringify(await chosen.load(), null, 2);
  play();
}

text.addEventListener('input', () => {
  clearTimeout(waiting);
  waiting = setTimeout(play, REST);
});
example.addEventListener('change', () => void begin());
find('copy').addEventListener('click', () => {
  navigator.clipboard.writeText(text.value).then(
    () => say('Copied.'),
    () => text.select(),
  );
});
find('save').addEventListener('click', () => {
  const address = URL.createObjectURL(new Blob([text.value], {type: 'application/json'}));
  Object.assign(document.createElement('a'), {href: address, download: 'lesson.json'}).click();
  URL.revokeObjectURL(address);
});
find<HTMLInputElement>('file').addEventListener('change', async ({target}) => {
  const [file] = (target as HTMLInputElement).files ?? [];
  if (!file) return;
  text.value = await file.text();
  play();
});

await addGame(list[0]!);
await begin();
for (const game of list.slice(1)) await addGame(game);
