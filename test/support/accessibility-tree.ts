import {assert} from '@open-wc/testing';
import {a11ySnapshot} from '@web/test-runner-commands';
import {nameOf} from './aria.js';
import type {Visitor} from './visitor.js';

/** A node of the browser's accessibility tree. */
interface AccessibleNode {
  readonly role: string;
  readonly name?: string;
  readonly disabled?: boolean;
  readonly children?: readonly AccessibleNode[];
}

/** Checks that the browser exposes the same buttons to assistive technology as these tests find. */
export async function agreesWithTheBrowser(table: Visitor): Promise<void> {
  const all = (node: AccessibleNode): AccessibleNode[] => [node, ...(node.children ?? []).flatMap(all)];
  const exposed = all((await a11ySnapshot({})) as unknown as AccessibleNode).filter(
    ({role}) => role === 'button',
  );
  const found = table.allByRole('button').map(nameOf);
  assert.isAbove(found.length, 1);
  const names = exposed.map(({name}) => name!.replace(/\s+/g, ' ').trim());
  assert.deepEqual(names.sort(), found.sort());
}
