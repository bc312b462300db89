/** Swedish: why a card of twenty-one. */
export const reasons = `@derived|Räknat: källan ger inga råd
@engine|Spelet som man spelar det hemma
derived.ace|Första kortet är ett ess: ett till ger persiskt öga, en tia ger 21, så insatsen är hög.
derived.large.stop|Från sjutton är minst 28 av de 52 korten för höga: nog.
derived.large.draw|Till och med femton är högst 20 av de 52 korten för höga: ett kort.
derived.small.draw|Under arton är bara tior och ess för höga, 8 av 24, och niorna kostar ingenting: ett kort.
derived.small.eighteen|Från arton är hälften av de 24 korten eller fler för höga: nog.
engine.least|De flesta händer är bra för banken: det minsta satsas.
engine.safe|Inget kort kan vara för högt: ett kort.
engine.sixteen|Vid sexton är 24 av de 52 korten för höga, men den som stannar där förlorar oftast: ett kort.
engine.bank.draw|Till och med femton drar bankiren.
engine.bank.stop|Med sexton är bankiren nöjd; lika summor är hans.
engine.hope|Det kommer nog ett litet kort till.
engine.fear|Hellre stanna än vara över.
engine.luck|Den här gången har kortet tur med sig.
engine.counted|Räknat exakt på de kort som inte syns ger detta mer.`;
