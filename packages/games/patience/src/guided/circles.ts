import type {Lesson} from '@quinola/play';
import {moveStep, guide, marry, send, tell, commandStep} from './making.js';

/** The Windmill: the middle ace, the first king, and how sails are filled. */
export const windmill: Lesson = guide({
  id: 'windmill',
  deal: 11,
  source: 'Мельница',
  aim: {
    en: 'Build the middle ace four times up to a king, and four kings down to the ace; suits do not matter.',
    ru: 'Постройте средний туз четыре раза до короля, а четырёх королей до туза; масти не важны.',
  },
  steps: [
    tell(
      'The ace in the middle is built upwards, four times from ace to king. *Suits do not matter*, and every card in the sails may be taken.',
      'Туз в середине строится вверх, четыре раза от туза до короля. *Масти не соблюдаются*, и любую карту в крыльях можно брать.',
      ['pile:centre.0'],
    ),
    send('2C', 'sails.1', 'centre.0', {
      right: {en: 'The empty sail was filled at once.', ru: 'Пустое крыло сразу заполнилось.'},
    }),
    send('3S', 'sails.4', 'centre.0'),
    send('4S', 'sails.6', 'centre.0'),
    commandStep('turn', {
      en: 'No five, and no king. *Touch the cards in hand* to turn one.',
      ru: 'Нет ни пятёрки, ни короля. *Коснитесь карт в руке*, чтобы открыть одну.',
    }),
    commandStep('turn', {
      en: 'It fits nowhere, and is laid aside; the last one laid aside may still be played. Look at the sails: a five has come. But first turn once more.',
      ru: 'Она никуда не подходит и отложена; последнюю отложенную ещё можно сыграть. Взгляните на крылья: есть пятёрка. Но сперва откройте ещё одну.',
    }),
    send('5H', 'sails.1', 'centre.0'),
    moveStep('fill', 'stock', 'sails.1', {
      en: 'Now you choose what fills the sail: the card laid aside, or one from the hand. *Take one from the hand.*',
      ru: 'Теперь вы выбираете, чем заполнить крыло: отложенной картой или картой из руки. *Возьмите из руки.*',
    }),
    commandStep(
      'turn',
      {en: 'Turn once more.', ru: 'Откройте ещё одну.'},
      {
        en: 'A king: the first four go to the corners by themselves, and are built *downwards.*',
        ru: 'Король: первые четыре сами идут в углы и строятся *вниз.*',
      },
    ),
    send('QS', 'sails.5', 'angles.0'),
    moveStep('fill', 'talon', 'sails.5', {
      en: 'Fill it with *the four* that was laid aside: so it stays at hand.',
      ru: 'Заполните *отложенной четвёркой*: так она останется под рукой.',
    }),
    send('JS', 'sails.0', 'angles.0'),
  ],
  end: {
    en: 'If the middle needs a card, you may take it from a corner, one at a time, if another card can follow at once. The cards in hand are turned *only once.*',
    ru: 'Если середине нужна карта, её можно взять с угла, по одной, когда сразу можно сыграть следующую. Колоду проходят *только один раз.*',
  },
});

/** The Shah: three circles, a run of spades, and the grace. */
export const shah: Lesson = guide({
  id: 'shah',
  deal: 115,
  source: 'Шахъ',
  aim: {
    en: 'Build the eight aces up in their suits, to the queens.',
    ru: 'Постройте на восьми тузах их масти до дам.',
  },
  steps: [
    tell(
      'The Shah sits alone among eight aces, which are built up to the queens. *The circle round them may be played until the next is laid.*',
      'Шах сидит один среди восьми тузов, которые строятся до дам. *Картами круга можно играть, пока не лёг следующий.*',
      ['pile:shah.0', 'pile:aces.0'],
    ),
    send('2D', 'ring1.1', ['aces.4', 'aces.5'], {
      right: {en: 'Its place was filled at once.', ru: 'Её место сразу заполнилось.'},
    }),
    commandStep('next', {
      en: 'Nothing more fits. *Touch the cards in hand*: the second circle is laid over the first.',
      ru: 'Больше ничего не подходит. *Коснитесь карт в руке*: второй круг ляжет на первый.',
    }),
    send('3D', 'ring2.5', ['aces.4', 'aces.5']),
    commandStep('next', {
      en: 'And the third circle: the rays of the star are whole.',
      ru: 'И третий круг: лучи звезды готовы.',
    }),
    send('2S', 'ring3.3', ['aces.0', 'aces.1'], {
      before: {
        en: 'Now only the outer circle may be played; what lies within is freed by taking what lies before it. *Look along the spades.*',
        ru: 'Теперь играют только картами внешнего круга; внутренние освобождаются, когда снято то, что перед ними. *Следите за пиками.*',
      },
    }),
    send('3S', 'ring3.5', ['aces.0', 'aces.1'], {
      right: {en: 'Behind it lay the four.', ru: 'За ней лежала четвёрка.'},
    }),
    send('2C', 'ring3.6', ['aces.6', 'aces.7']),
    send('4S', 'ring2.5', ['aces.0', 'aces.1']),
    send('5S', 'ring3.2', ['aces.0', 'aces.1']),
    send('3C', 'ring2.2', ['aces.6', 'aces.7']),
    send('6S', 'ring3.1', ['aces.0', 'aces.1']),
    send('7S', 'ring2.1', ['aces.0', 'aces.1']),
    send('8S', 'ring1.5', ['aces.0', 'aces.1'], {
      right: {en: 'A whole ray is open.', ru: 'Открыт целый луч.'},
    }),
    send('9S', 'ring2.3', ['aces.0', 'aces.1']),
    moveStep(
      'grace',
      'ring3.4',
      'ring1.5',
      {
        en: 'Its inmost place may take a card of the outer circle: the book calls that a grace. *Move the ten of clubs there*, and what lay behind it is free.',
        ru: 'На внутреннее место можно положить карту третьего круга: в книге это «грация». *Переложите десятку треф*, и то, что было за ней, свободно.',
      },
      {en: 'Now the empty places are filled, from within.', ru: 'Теперь заполняют пустые места, изнутри.'},
    ),
  ],
  end: {
    en: 'In the outer circle cards may be married, downwards in suit. Then the cards in hand are turned, *only once.*',
    ru: 'Во внешнем круге карты женят, в нисходящем порядке по масти. Затем открывают колоду, *только один раз.*',
  },
});

/** The Clock: hours, marriages in the circle, and how it is filled up. */
export const clock: Lesson = guide({
  id: 'clock',
  deal: 24,
  source: 'Часы',
  aim: {
    en: 'Build each hour up in its suit until the card shows the hour.',
    ru: 'Стройте каждый час по масти, пока карта не покажет этот час.',
  },
  steps: [
    tell(
      'Twelve cards lie as the hours of a clock. *Each is built up in its suit until it shows its hour*: a knave at XI, a queen at XII. After the king comes the ace.',
      'Двенадцать карт лежат, как часы на циферблате. *Каждый час строится по масти, пока не покажет своё число*: валет на XI, дама на XII. За королём идёт туз.',
      ['pile:hours.6', 'pile:hours.8'],
    ),
    send('KS', 'circle.3', 'hours.6', {
      before: {
        en: 'Only the uppermost card of a packet may be taken.',
        ru: 'Брать можно только верхнюю карту пачки.',
      },
    }),
    send('3C', 'circle.9', 'hours.8'),
    marry('4S', '5S', 'circle.11', 'circle.3', {
      before: {
        en: 'In the circle a card may lie on the next higher of its suit.',
        ru: 'В круге карту можно положить на следующую старшую той же масти.',
      },
      why: {en: 'A four of hearts lies below it.', ru: 'Под ней четвёрка червей.'},
    }),
    marry('4H', '5H', 'circle.11', 'circle.9', {
      before: {
        en: 'It could go to its hour. But it is more useful here: it empties this packet further.',
        ru: 'Она могла бы идти на свой час. Но здесь она полезнее: эта пачка пустеет.',
      },
    }),
    commandStep(
      'refill',
      {
        en: 'Every packet must hold three cards again. *Touch “Fill the places”.*',
        ru: 'В каждой пачке снова должно быть три карты. *Нажмите «Заполнить места».*',
      },
      {en: 'Two fresh cards.', ru: 'Две новые карты.'},
    ),
    send('6D', 'circle.11', 'hours.11'),
    send('4H', 'circle.9', 'hours.9', {before: {en: 'Now it goes.', ru: 'Теперь пора.'}}),
    send('5H', 'circle.9', 'hours.9'),
    marry('7C', '8C', 'circle.8', 'circle.11'),
  ],
  end: {
    en: 'First play, then marry, then fill. When nothing goes any more, turn the cards in hand; they *never marry*, and are turned only once.',
    ru: 'Сначала играют, потом женят, потом заполняют. Когда ходов нет, открывают колоду; её карты *не женят*, и проходят её один раз.',
  },
});
