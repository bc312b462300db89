/** Polish reasons of what is decided beside the cards; those of calls stand with the cards'. */
export const reasons = `7|Trzy lub cztery honory, pokazane przy ośmiu, wygrywają partię bez pytania.
19|Trzy punkty bierze się tam, gdzie najwięcej znaczą.
20.V|Honory niezgłoszone nie liczą się.
engine.trump|Atutem najdłuższy kolor, z równych mocniejszy.
engine.rest|Wszystkie pozostałe lewy są pewne.
engine.seen|Widziano figurę tej strony: lepiej rozdać na nowo.
engine.unseen|Nie widziano niczego ważnego dla tej strony: rozdanie można uznać.
engine.grant|Żadna karta tej ręki nie bije odkrytych: reszta i tak przepadła.
engine.contest|Karta tej ręki może jeszcze wziąć lewę: grać dalej.
engine.stand|Mocna ręka: uznać rozdanie.
engine.void|Słaba ręka: unieważnić rozdanie.
engine.call|Zażądać najstarszej odkrytej figury, by padła za darmo.
engine.waive|Żadna odkryta karta nie jest warta żądania.
engine.suit|Żądać wyjścia w kolor, który jest tu najmocniejszy.
engine.demand|Aby karta winnego nie wzięła lewy.
engine.revoke|Leżące lewy dowodzą fałszywego renonsu.
engine.unproven|Nie widać fałszywego renonsu.`;
