import {expect} from '@open-wc/testing';
import {longCommand} from '@quinola/testing/long-command.js';
import {tables} from '@quinola/testing/built/lists.js';
import {sampledTags} from '@quinola/testing/registry/sampled.js';

// What stands on the screen stays where it is while a table starts, however late its files come.

/** The most that may move in a whole start, as the browser scores it; a page is called good up to 0.1. */
const MOST = 0.02;

/** A table at whose start is looked, as browser/shifts.mjs wants it. */
interface Start {
  readonly tag: string;
  readonly attributes: string;
  readonly width: number;
  readonly height: number;
}
interface Seen {
  readonly score: number;
  /** The largest shift. */
  readonly worst: string;
}

const startsOf = (asked: readonly Start[]): Promise<readonly Seen[]> => longCommand('shifts-at-start', asked);

/** The screen of a telephone: what is seen of a table there moves most. */
const SCREEN = {width: 390, height: 664};

/**
 * Attributes under which a start looks different: a first visit, at which a guided deal is offered, other seats and deals, cards
 * that lie face down first, other words.
 */
const USUAL = ['', 'seed="a"', 'seed="s0"', 'seed="a" pace="none"', 'seed="s0" seat="1"', 'seed="a" kiosk'];

describe('the start of a table on a slow telephone', () => {
  for (const {tag, languages, tried} of tables.filter((one) => sampledTags.includes(one.tag)))
    it(`moves nothing of a <${tag}> that stands on the screen`, async () => {
      const {rooms = []} = tried as {readonly rooms?: readonly string[]};
      const asked = [
        ...USUAL,
        ...rooms.map((attributes) => `seed="s0" ${attributes}`),
        ...languages.slice(1).flatMap((code) => [`seed="a" lang="${code}"`, `lang="${code}"`]),
      ].map((attributes) => ({
        tag,
        // What others play is no part of a start: the slower they are, the less of it is seen before the last file has come.
        attributes: /\bpace=/.test(attributes) ? attributes : `${attributes} pace="slow"`,
        ...SCREEN,
      }));
      const seen = await startsOf(asked);
      const moved = seen.flatMap(({score, worst}, nth) => {
        return score > MOST ? [`${asked[nth]!.attributes}: ${score.toFixed(4)}, ${worst}`] : [];
      });
      expect(moved).to.deep.equal([]);
    });
});
