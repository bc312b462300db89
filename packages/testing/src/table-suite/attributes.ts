import {expect} from '@open-wc/testing';
import {json} from '../built/lists.js';
import type {RegisteredTable} from './registered.js';

interface Manifest {
  readonly modules: readonly {
    readonly declarations: readonly {
      readonly tagName: string;
      readonly attributes: readonly {readonly name: string}[];
    }[];
  }[];
}

/** What the manifest says of the attributes of an element. */
export function describeAttributes({tag}: RegisteredTable): void {
  it('observes the attributes that its manifest lists, and inherited ones that it does not use', async () => {
    const {modules} = await json<Manifest>('/dist/custom-elements.json');
    const declarations = modules.flatMap((module) => module.declarations);
    const named = declarations.find(({tagName}) => tagName === tag)!.attributes.map(({name}) => name);
    const inherited = declarations
      .filter(({tagName}) => tagName !== tag)
      .flatMap(({attributes}) => attributes.map(({name}) => name));
    const {observedAttributes} = customElements.get(tag) as CustomElementConstructor & {
      observedAttributes: string[];
    };
    expect(observedAttributes).to.include.members(named);
    expect(
      observedAttributes.filter((name) => !named.includes(name) && !inherited.includes(name)),
    ).to.deep.equal([]);
  });
}
