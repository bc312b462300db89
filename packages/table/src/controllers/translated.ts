import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** What this needs of its table. */
export interface TranslatedHost extends ReactiveControllerHost {
  readonly shadowRoot: ShadowRoot | null;
}

/** A text of the table in whose place somebody else has put nodes of his own. */
interface Replaced {
  readonly text: Text;
  /** The mark that stands before each text that is drawn. */
  readonly mark: Comment;
  readonly others: ChildNode[];
  /** What the text said when it was replaced. */
  readonly said: string;
}

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

/**
 * Keeps drawing where a translator of pages has replaced texts by nodes of its own, although the table says that it is not to be
 * translated. What Lit draws into would be out of the document, and on the screen the old words would stay for ever: before each
 * update the table's own texts come back, and after it the other nodes, where the table still says the same.
 */
export class TranslatedController implements ReactiveController {
  #replaced: Replaced[] = [];
  readonly #observer = new MutationObserver((records) => this.#note(records));

  constructor(private readonly host: TranslatedHost) {
    host.addController(this);
  }

  hostConnected(): void {
    this.#observer.observe(this.host.shadowRoot!, {childList: true, subtree: true});
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
  }

  /** Finds the texts that others have replaced: whatever changes outside an update, and stood behind a mark, was not the table. */
  #note(records: readonly MutationRecord[]): void {
    const added = new Set(records.flatMap(({addedNodes}) => [...addedNodes]));
    for (const {removedNodes, previousSibling, target} of records)
      for (const text of removedNodes) {
        if (!isText(text) || text.isConnected) continue;
        let before = previousSibling;
        while (before && added.has(before)) before = before.previousSibling;
        if (before?.nodeType !== Node.COMMENT_NODE || before.parentNode !== target) continue;
        const mark = before as Comment;
        const others: ChildNode[] = [];
        for (let next = mark.nextSibling; next && added.has(next); next = next.nextSibling) others.push(next);
        if (others.length) this.#replaced.push({text, mark, others, said: text.data});
      }
  }

  hostUpdate(): void {
    this.#note(this.#observer.takeRecords());
    for (const {text, mark, others} of this.#replaced) {
      for (const other of others) other.remove();
      if (mark.isConnected) mark.after(text);
    }
  }

  hostUpdated(): void {
    this.#replaced = this.#replaced.filter(({text, others, said}) => {
      const isSaid = text.isConnected && text.data === said;
      if (isSaid) text.replaceWith(...others);
      return isSaid;
    });
    // What the update itself has changed.
    this.#observer.takeRecords();
  }
}
