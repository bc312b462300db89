import type {Lesson} from '@quinola/play';
import {PROBLEMS} from './offers.js';

/** The dealer holds three taroks, one of them the Pagat: it may be buried. */
export const threeTaroks: Lesson = {
  format: 'quinola-lesson/1',
  id: 'three-taroks',
  game: 'tarok',
  kind: 'problem',
  ...PROBLEMS['three-taroks'],
  source: {
    en: 'The book of Tarok, Warsaw, about 1820: rule 13',
    de: 'Das Tarockbuch, Warschau, um 1820: Regel 13',
    pl: 'Książka o Taroku, Warszawa, ok. 1820: reguła 13',
    sv: 'Tarockboken, Warszawa, omkring 1820: regel 13',
    ru: 'Книга о тароке, Варшава, около 1820: правило 13',
  },
  options: {
    players: 3,
    deal: 'S:9,5,1.KQN953.KJ245789.QN368T.98742 E:21,19,18,17,16,13,12,8,7,6.8762A.N36T.2459.6A W:SK,20,15,14,11,10,4,3,2.JT4.QA.KJA7.KQNJT53 dealer=S',
  },
  steps: [
    {
      say: {
        en: 'Among your twenty-eight cards are only three taroks, and one is the Pagat. *Which three cards do you lay away?*',
        de: 'Unter Ihren achtundzwanzig Karten sind nur drei Tarocke, und eines ist der Pagat. *Welche drei Karten legen Sie weg?*',
        pl: 'Wśród dwudziestu ośmiu kart masz tylko trzy taroki, a jeden to Pagat. *Które trzy karty odkładasz?*',
        sv: 'Bland dina tjugoåtta kort är bara tre tarocker, och en är Pagat. *Vilka tre kort lägger du bort?*',
        ru: 'Среди ваших двадцати восьми карт только три тарока, и один из них Пагат. *Какие три карты отложить?*',
      },
      ask: {move: {type: 'LAY_SKAT', cards: ['T9', 'T5', 'T1']}},
      point: ['T9', 'T5', 'T1'],
      right: {
        en: 'Buried, the Pagat counts as if it had won a trick: ten from each of the others.',
        de: 'Im Skat gilt der Pagat, als hätte er einen Stich gemacht: zehn von jedem anderen.',
        pl: 'Odłożony Pagat liczy się tak, jakby wziął lewę: dziesięć od każdego.',
        sv: 'I skaten räknas Pagat som om den hade tagit ett stick: tio av var och en av de andra.',
        ru: 'В скате Пагат считается так, будто взял взятку: десять с каждого.',
      },
      other: {
        en: 'You may. But two taroks cannot guard the Pagat for twenty-five tricks, and it costs you ten to each. Take it back, or go on.',
        de: 'Das geht. Aber zwei Tarocke können den Pagat nicht fünfundzwanzig Stiche lang schützen, und er kostet Sie zehn an jeden. Nehmen Sie es zurück, oder spielen Sie weiter.',
        pl: 'Wolno. Ale dwa taroki nie obronią Pagata przez dwadzieścia pięć lew, a strata kosztuje po dziesięć każdemu. Cofnij albo graj dalej.',
        sv: 'Det går. Men två tarocker kan inte skydda Pagat i tjugofem stick, och den kostar dig tio till var och en. Ta tillbaka det, eller spela vidare.',
        ru: 'Можно. Но двумя тароками Пагата двадцать пять взяток не сберечь, а стоит он по десяти каждому. Возьмите ход назад или играйте дальше.',
      },
      wrong: {
        en: 'Taroks are laid away only so: the Pagat with the two others, all three.',
        de: 'Tarocke legt man nur so weg: den Pagat mit den beiden anderen, alle drei.',
        pl: 'Taroki wolno odłożyć tylko tak: Pagata z oboma pozostałymi, wszystkie trzy.',
        sv: 'Tarocker läggs bara bort så: Pagat med de två andra, alla tre.',
        ru: 'Тароки откладывают только так: Пагата с двумя другими, все три.',
      },
    },
  ],
  end: {
    say: {
      en: 'The book: who has the Pagat and just two taroks may lay all three into the Skat, even Sky and XXI, *so that no tarok stays in his hand*.',
      de: 'Das Buch: Wer den Pagat und genau zwei Tarocke hat, darf alle drei in den Skat legen, selbst Sküs und XXI, *damit kein Tarock in seiner Hand bleibt*.',
      pl: 'Książka: kto ma Pagata i tylko dwa taroki, może wszystkie trzy położyć do Skata, choćby to były Sky i XXI, *byle żaden tarok nie został w ręku*.',
      sv: 'Boken: den som har Pagat och just två tarocker får lägga alla tre i skaten, till och med Sküs och XXI, *så att ingen tarock blir kvar på handen*.',
      ru: 'Книга: у кого Пагат и ровно два тарока, тот может положить в скат все три, даже Скиза и XXI, *чтобы на руках не осталось ни одного тарока*.',
    },
  },
};
