import {defineOptions, OptionsError} from '@quinola/play';
import {calledKingRules, type Packets} from '../../kit/called-king/rules/index.js';

/** The packets for eight cards each; all others are for ten. */
const FOR_EIGHT: readonly Packets[] = ['4-4', '3-3-2'];

/**
 * All options, with defaults for those not given.
 * @throws OptionsError for unknown values, and for packets that do not fit the pack
 */
export const quadrilleOptions = defineOptions(
  {
    /**
     * How often each deals; three unless set.
     * @offered 1 5
     */
    tours: {least: 1, most: 10, usual: 3},
    /**
     * `eight`: thirty-two cards, eight to each (rule 44).
     * @offered
     */
    pack: {words: [40, 'eight']},
    /**
     * How the cards are dealt (common rule 1).
     * @offered 3-4-3 4-3-3
     */
    packets: {
      words: ['3-3-4', '3-4-3', '4-3-3', '4-4', '3-3-2'],
      usual: ({pack}) => (pack === 'eight' ? '4-4' : '3-3-4'),
    },
    ...calledKingRules,
    /** `off`: Tout cannot be bid; only a Médiateur announces all tricks (the letter of rule 17). */
    toutBid: {words: ['on', 'off']},
  },
  {
    check({pack, packets}) {
      if (FOR_EIGHT.includes(packets) !== (pack === 'eight'))
        throw new OptionsError('excluded', {
          option: 'packets',
          value: packets,
          against: 'pack',
          with: String(pack),
        });
    },
  },
);
