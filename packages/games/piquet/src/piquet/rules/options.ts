import {defineOptions, type OptionsOf} from '@quinola/play';

type Given = Readonly<Record<string, unknown>>;

const isTreatise = ({rules = 'treatise-1820'}: Given): boolean => rules === 'treatise-1820';
/** Whether the rules of the page hold, and not those of other players of piquet. */
const isPage = ({rules, fidelity}: Given): boolean => rules === 'modern' && fidelity !== 'classic';

/** What only the treatise knows, and what only the page does. */
const TREATISE = [
  'matchMode',
  'target',
  'fourDealSettlement',
  'leadCounts',
  'youngerMinimum',
  'unshownLoses',
  'etiquette',
] as const;
const PAGE = [
  'fidelity',
  'carteBlanche',
  'carteRouge',
  'carteRougeCountsToRepique',
  'carteRougeCounts',
  'trickCount',
  'capotMode',
  'rubicon',
  'deals',
] as const;

/** Options that mean nothing under some sets of rules. */
const excluding = <Option extends string>(options: readonly Option[], ...sets: readonly string[]) =>
  options.flatMap((option) => sets.map((is) => ({option, where: 'rules', is}) as const));

/** What is agreed before a match; names and values match the specification. */
export const piquetOptions = defineOptions(
  {
    /**
     * Whose rules: those of Engelman’s treatise (about 1820), of a Polish re-enactors’ page, or of the English clubs since the 1880s.
     *
     * @offered
     */
    rules: {words: ['treatise-1820', 'modern', 'rubicon']},
    /**
     * Parties of the match, one unless set.
     *
     * @offered 2 3
     */
    parties: {least: 1, most: 20, usual: 1},
    /**
     * A party is played to a hundred and one, or it lasts four deals.
     *
     * @offered
     * @only treatise-1820
     */
    matchMode: {words: ['hundred', 'four-deals']},
    /**
     * The points of a party.
     *
     * @offered
     * @only treatise-1820
     */
    target: {words: [101, 100]},
    /**
     * Four deals are settled by their sum, or each by itself, with the twenty cards that are not in play as markers.
     *
     * @offered
     * @only treatise-1820
     * @with matchMode=four-deals
     */
    fourDealSettlement: {words: ['aggregate', 'per-deal']},
    /** Who deals first in another party: it is drawn for anew, or the deal goes on alternating. */
    newPartyDealer: {words: ['draw', 'alternate']},
    /** How many cards are dealt together; three by the treatise, else two. */
    packet: {words: [2, 3], usual: (given) => (isTreatise(given) ? 3 : 2)},
    /**
     * `ten-and-above`: only an ace, king, queen, jack or ten counts one when it is led.
     *
     * @only treatise-1820
     */
    leadCounts: {words: ['every', 'ten-and-above']},
    /**
     * How many cards younger hand must take: so many that three are left at most, one, or three.
     *
     * @offered
     * @only treatise-1820
     */
    youngerMinimum: {words: ['leave-three', 'classic-one', 'three']},
    /** Whether each may look at the cards that he left. */
    peekLeft: {words: [true, false]},
    /**
     * What is lost if the point or the sequence was not shown before the first lead: its class, or all that was announced.
     *
     * @only treatise-1820
     * @with etiquette=strict
     */
    unshownLoses: {words: ['class', 'all']},
    /**
     * `page`: all by the letter of the page; `classic`: what it has of its own as other players have it.
     *
     * @offered
     * @only modern
     */
    fidelity: {words: ['usual', 'page', 'classic']},
    /** Carte blanche: a ten without king, queen and jack of its suit, as the page has it; or no king, queen or jack at all. */
    carteBlanche: {words: ['page', 'classic'], usual: (given) => (isPage(given) ? 'page' : 'classic')},
    /** Whether who has all his cards in what he announced counts twenty. */
    carteRouge: {words: [true, false], usual: isPage},
    /** Whether these twenty help to a repique. */
    carteRougeCountsToRepique: {words: [true, false], usual: isPage},
    /** Whether what is announced counts for the carte rouge even if it is not good. */
    carteRougeCounts: {
      words: ['scoring', 'announced'],
      usual: ({fidelity}) => (fidelity === 'page' ? 'announced' : 'scoring'),
    },
    /** `literal`: who leads and takes the trick counts one for each. */
    trickCount: {
      words: ['classic', 'literal'],
      usual: ({fidelity}) => (fidelity === 'page' ? 'literal' : 'classic'),
    },
    /** Whether the forty for all tricks stand beside the ten for most of them. */
    capotMode: {
      words: ['additional', 'instead'],
      usual: (given) => (isPage(given) ? 'additional' : 'instead'),
    },
    /** Whose hundred points decide how a party is settled: those of the winner, by the page, or those of the loser. */
    rubicon: {words: ['page', 'classic'], usual: (given) => (isPage(given) ? 'page' : 'classic')},
    /**
     * Deals of a party; four by the page, six in the English clubs.
     *
     * @offered
     * @only modern
     */
    deals: {words: [4, 6], usual: (given) => (isPage(given) ? 4 : 6)},
    /**
     * `open`: after the first lead both see the cards that younger hand left.
     *
     * @offered
     * @only rubicon
     */
    youngerLeft: {words: ['closed', 'open']},
    /** What a party, or each point of its settlement, is worth. */
    stake: {least: 1, most: 1000, usual: 1},
    /**
     * `manual`: everybody says himself what he has, and may say less.
     *
     * @offered
     */
    announce: {words: ['assisted', 'manual']},
    /**
     * `only`: a card that alone may be played plays itself, not the last of a hand only.
     *
     * @offered
     */
    forced: {words: ['last', 'only']},
    /**
     * `strict`: the laws of the treatise with their penalties.
     *
     * @offered
     * @only treatise-1820
     */
    etiquette: {words: ['relaxed', 'strict']},
  },
  {
    excluded: [
      ...excluding(PAGE, 'treatise-1820', 'rubicon'),
      ...excluding(TREATISE, 'modern', 'rubicon'),
      ...excluding(['packet'], 'modern'),
      ...excluding(['youngerLeft'], 'treatise-1820', 'modern'),
    ],
  },
);

/** What is agreed before a match. */
export type PiquetOptions = OptionsOf<typeof piquetOptions>;
