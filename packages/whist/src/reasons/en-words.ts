/** English reasons of what is decided beside the cards; those of calls stand with the cards'. */
export const reasons = `7|Three honours or four, shown at eight, win the game without asking.
19|The three points are taken where they tell most.
20.V|Honours that are not announced do not count.
engine.trump|The longest suit as trumps; of equals the stronger.
engine.rest|Every trick that is left is certain.
engine.seen|A figure of this side has been seen: better give the cards anew.
engine.unseen|Nothing that matters to this side has been seen: the deal may stand.
engine.grant|No card of this hand beats what lies open: the rest is lost anyhow.
engine.contest|A card of this hand may still take a trick: play on.
engine.stand|A strong hand: let the deal stand.
engine.void|A weak hand: void the deal.
engine.call|The highest open figure is asked for, so that it falls for nothing.
engine.waive|No open card is worth asking for.
engine.suit|The suit that is strongest here shall be led.
engine.demand|So that the offender’s card takes no trick.
engine.revoke|The tricks that lie there prove the revoke.
engine.unproven|No revoke is seen.`;
