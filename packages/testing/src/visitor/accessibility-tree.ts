import {assert} from '@open-wc/testing';
import {a11ySnapshot} from '@web/test-runner-commands';
import {nameOf} from './aria.js';
import {until, type Visitor} from '../visitor.js';

/** A node of the browser's accessibility tree. */
interface AccessibleNode {
  readonly role: string;
  readonly name?: string;
  readonly disabled?: boolean;
  readonly children?: readonly AccessibleNode[];
}

const all = (node: AccessibleNode): AccessibleNode[] => [node, ...(node.children ?? []).flatMap(all)];

/** The names of the buttons that the browser exposes to assistive technology. */
async function exposed(): Promise<readonly string[]> {
  const page = all((await a11ySnapshot({})) as unknown as AccessibleNode);
  return page
    .filter(({role}) => role === 'button')
    .map(({name}) => name!.replace(/\s+/g, ' ').trim())
    .sort();
}

/** Checks that the browser exposes the same buttons to assistive technology as these tests find. */
export async function agreesWithTheBrowser(table: Visitor): Promise<void> {
  const found = (): string[] => table.allByRole('button').map(nameOf).sort();
  // A table that changes while the browser answers is asked again.
  const [names, own] = await until(async () => {
    const before = found();
    const seen = await exposed();
    return before.join() === found().join() && ([seen, before] as const);
  }, 'the table never stands still');
  assert.isAbove(own.length, 1);
  assert.deepEqual(names, own);
}
