import {differing} from '../../../../kit/words/lessons/set-deal.js';
import {follow, inBook, question, sample, tell} from './sample.js';

/** The first game, from the middle seat: a Solo in spades that is won. */
export const game1 = sample(
  {
    id: 'game-1',
    source: inBook('first game', 'gra pierwsza', {
      de: 'erstes Spiel',
      sv: 'första spelet',
      ru: 'первая игра',
    }),
    outcome: 'win',
    goal: {
      en: 'Follow the book, or make it harder for the Ombre than the book did.',
      de: 'Folgen Sie dem Buch, oder machen Sie es dem Hombre schwerer als das Buch.',
      pl: 'Graj jak w książce albo utrudnij lombrowi bardziej niż ona.',
      sv: 'Följ boken, eller gör det svårare för Lombren än boken gjorde.',
      ru: 'Играйте как в книге или мешайте ломберу ещё больше.',
    },
    steps: [
      tell({
        en: 'The first of nine games that the book plays card by card. Spades are trumps; the player on your left is the Ombre and plays *Solo*, the one on your right is your partner. *Follow the book, or play your own way*: the others keep to it as far as they can.',
        de: 'Das erste von neun Spielen, die das Buch Karte für Karte spielt. Pik ist Trumpf; Ihr linker Nachbar ist der Hombre und spielt *Solo*, der rechte ist Ihr Partner. *Folgen Sie dem Buch, oder spielen Sie auf Ihre Art*: Die anderen halten sich daran, solange sie können.',
        pl: 'Pierwsza z dziewięciu gier, które książka rozgrywa karta po karcie. Atutami są piki; gracz po lewej jest lombrem i gra *Solo*, ten po prawej to twój partner. *Graj za książką albo po swojemu*: pozostali trzymają się jej, póki mogą.',
        sv: 'Det första av nio spel som boken spelar kort för kort. Spader är trumf; spelaren till vänster är Lombren och spelar *solo*, den till höger är din partner. *Följ boken, eller spela på ditt eget sätt*: de andra håller sig till den så länge de kan.',
        ru: 'Первая из девяти игр, которые книга разыгрывает карта за картой. Козыри — пики; игрок слева — ломбер и играет *соло*, тот, что справа, ваш партнёр. *Играйте как в книге или по-своему*: остальные держатся её, пока могут.',
      }),
      question(
        'AS',
        {
          en: 'The king of trumps is led. Your partner may hold Basta, the ace of clubs, which beats it. *Do you let the king run, or take it with Spadille?*',
          de: 'Der Trumpfkönig wird ausgespielt. Ihr Partner hat vielleicht Basta, das Treff-Ass, die ihn schlägt. *Lassen Sie den König laufen, oder nehmen Sie ihn mit Spadille?*',
          pl: 'Zagrano króla atutowego. Partner może mieć Bastę, czyli asa trefl, która go bije. *Przepuszczasz króla czy bierzesz Spadilią?*',
          sv: 'Trumfkungen spelas ut. Din partner har kanske basta, klöver ess, som slår den. *Låter du kungen gå, eller tar du den med spadilj?*',
          ru: 'Зашли с козырного короля. У партнёра, может быть, баста, туз треф, которая его бьёт. *Пропустить короля или взять шпадильей?*',
        },
        {
          right: {
            en: 'Taken. With Spadille and three small trumps you are the strength of the defence, and hope for four tricks: so the small trumps must be spared.',
            de: 'Genommen. Mit Spadille und drei kleinen Trümpfen sind Sie die Stärke der Verteidigung und hoffen auf vier Stiche: Die kleinen Trümpfe müssen gespart werden.',
            pl: 'Wzięty. Ze Spadilią i trzema małymi atutami jesteś siłą obrony i liczysz na cztery lewy: małe atuty trzeba więc oszczędzać.',
            sv: 'Taget. Med spadilj och tre låga trumf är du försvarets styrka och hoppas på fyra stick: de låga trumfen måste sparas.',
            ru: 'Взят. Со шпадильей и тремя малыми козырями вы сила защиты и надеетесь на четыре взятки: малые козыри надо беречь.',
          },
          other: {
            en: 'The book keeps the small trumps and takes with Spadille. Take it back, or see what happens.',
            de: 'Das Buch spart die kleinen Trümpfe und nimmt mit Spadille. Nehmen Sie es zurück, oder sehen Sie, was geschieht.',
            pl: 'Książka oszczędza małe atuty i bierze Spadilią. Cofnij albo zobacz, co z tego wyniknie.',
            sv: 'Boken sparar de låga trumfen och tar med spadilj. Ta tillbaka det, eller se vad som händer.',
            ru: 'Книга бережёт малые козыри и берёт шпадильей. Возьмите ход назад или посмотрите, что выйдет.',
          },
        },
      ),
      follow(
        'QC',
        {
          en: 'You lead. Whoever is the strength of the defence *leads queens at once*, above all those with the knave beside them. *The queen of clubs.*',
          de: 'Sie spielen aus. Wer die Stärke der Verteidigung ist, *spielt sogleich seine Damen*, vor allem mit dem Buben daneben. *Die Treff-Dame.*',
          pl: 'Wychodzisz. Kto jest siłą obrony, *od razu gra damami*, zwłaszcza gdy ma przy nich waleta. *Dama trefl.*',
          sv: 'Du spelar ut. Den som är försvarets styrka *spelar genast sina damer*, framför allt med knekten bredvid. *Klöver dam.*',
          ru: 'Ход ваш. Кто сила защиты, тот *сразу ходит с дам*, особенно если при них валет. *С дамы треф.*',
        },
        {
          right: {
            en: 'Your partner has no club and puts in Basta, not a small trump: an Ombre without clubs could have beaten it only with Manille. With the king he would have taken the trick himself.',
            de: 'Ihr Partner hat kein Treff und legt Basta, keinen kleinen Trumpf: Ein Hombre ohne Treff hätte sie nur mit Manille schlagen können. Mit dem König hätte er den Stich selbst genommen.',
            pl: 'Partner nie ma trefli i daje Bastę, nie mały atut: lomber bez trefli mógłby ją przebić tylko Manilią. Gdyby miał króla, sam wziąłby nim lewę.',
            sv: 'Din partner saknar klöver och lägger basta, ingen låg trumf: en Lombre utan klöver kunde ha slagit den bara med manilj. Med kungen hade han själv tagit sticket.',
            ru: 'У партнёра нет треф, и он кладёт басту, а не малый козырь: ломбер без треф побил бы её только манильей. Будь у него король, он взял бы сам.',
          },
        },
      ),
      follow(
        'KH',
        {
          en: 'Your partner leads a small heart, not his ace: he wants no tricks himself, and you play last. The Ombre’s queen came out for it. *Take her with the king.*',
          de: 'Ihr Partner spielt ein kleines Herz, nicht sein Ass: Er selbst will keine Stiche, und Sie spielen zuletzt. Dafür kam die Dame des Hombre heraus. *Nehmen Sie sie mit dem König.*',
          pl: 'Partner zagrał małego kiera, nie asa: sam lew nie szuka, a ty grasz ostatni. Dlatego wyszła dama lombra. *Weź ją królem.*',
          sv: 'Din partner spelar en låg hjärter, inte sitt ess: själv vill han inga stick, och du spelar sist. Därför kom Lombrens dam fram. *Ta henne med kungen.*',
          ru: 'Партнёр зашёл с малой червы, не с туза: сам он взяток не ищет, а вы кладёте последним. Поэтому вышла дама ломбера. *Возьмите её королём.*',
        },
        {
          right: {
            en: 'On the ace the Ombre would have kept his queen back, and made her later.',
            de: 'Auf das Ass hätte der Hombre seine Dame zurückgehalten und später gemacht.',
            pl: 'Pod asa lomber nie dałby damy i wziąłby nią później.',
            sv: 'På esset hade Lombren hållit inne damen och tagit för henne senare.',
            ru: 'Под туза ломбер придержал бы даму и взял бы ею потом.',
          },
        },
      ),
      follow(
        'JH',
        {
          en: 'The king has taken the queen: *lead the knave at once*, before the Ombre gets rid of his hearts, and before your partner forgets that the queen is gone and trumps your knave.',
          de: 'Der König hat die Dame genommen: *Spielen Sie gleich den Buben*, ehe der Hombre seine Herzen loswird und ehe Ihr Partner vergisst, dass die Dame fort ist, und Ihren Buben sticht.',
          pl: 'Król zabrał damę: *zaraz graj waleta*, zanim lomber pozbędzie się kierów i zanim partner zapomni, że damy już nie ma, i przebije ci waleta atutem.',
          sv: 'Kungen har tagit damen: *spela knekten genast*, innan Lombren blir av med sina hjärter, och innan din partner glömmer att damen är borta och trumfar din knekt.',
          ru: 'Король взял даму: *сразу заходите с валета*, пока ломбер не избавился от червей и пока партнёр не забыл, что дамы уже нет, и не побил вашего валета козырем.',
        },
        {
          right: {
            en: 'Your partner threw his ace under it. Whoever helps gives his highest card of the suit, so that he never takes a trick from his friend later.',
            de: 'Ihr Partner hat sein Ass daruntergeworfen. Wer hilft, gibt seine höchste Karte der Farbe, damit er dem Freund später keinen Stich nimmt.',
            pl: 'Partner zrzucił pod niego asa. Kto pomaga, daje najwyższą kartę koloru, żeby później nie odebrać lewy przyjacielowi.',
            sv: 'Din partner kastade sitt ess under den. Den som hjälper ger färgens högsta kort, så att han aldrig senare tar ett stick från sin vän.',
            ru: 'Партнёр сбросил под него туза. Кто помогает, отдаёт старшую карту масти, чтобы потом не отнять взятку у друга.',
          },
        },
      ),
      follow(
        'JC',
        {
          en: 'Three tricks are yours. The Ombre followed to the queen of clubs with his king; perhaps he has one more. *Lead the knave of clubs.*',
          de: 'Drei Stiche gehören Ihnen. Der Hombre gab zur Treff-Dame seinen König; vielleicht hat er noch eines. *Spielen Sie den Treff-Buben aus.*',
          pl: 'Masz trzy lewy. Do damy trefl lomber dołożył króla; może ma jeszcze jednego trefla. *Zagraj waleta trefl.*',
          sv: 'Tre stick är dina. Lombren lade sin kung på klöver dam; kanske har han en till. *Spela ut klöver knekt.*',
          ru: 'Три взятки ваши. К даме треф ломбер положил короля; может быть, у него есть ещё одна. *Зайдите с валета треф.*',
        },
        {
          right: {
            en: 'He had none, and trumps. With one more small trump your partner could have made it dearer.',
            de: 'Er hatte keines und sticht. Mit einem kleinen Trumpf mehr hätte Ihr Partner es teurer machen können.',
            pl: 'Nie miał i bije atutem. Gdyby partner miał jeszcze mały atut, kosztowałoby to więcej.',
            sv: 'Han hade ingen, och trumfar. Med en låg trumf till kunde din partner ha gjort det dyrare.',
            ru: 'Не было, и он бьёт козырем. Будь у партнёра ещё малый козырь, это обошлось бы дороже.',
          },
        },
      ),
      follow('4S 5S', {
        en: 'Now the Ombre draws trumps. *Give a small one.*',
        de: 'Nun zieht der Hombre Trumpf. *Geben Sie einen kleinen.*',
        pl: 'Teraz lomber ściąga atuty. *Daj mały.*',
        sv: 'Nu drar Lombren trumf. *Lägg en låg.*',
        ru: 'Теперь ломбер выбивает козыри. *Положите малый.*',
      }),
      follow('5S 4S', {
        en: 'And again.',
        de: 'Und noch einmal.',
        pl: 'I jeszcze raz.',
        sv: 'Och igen.',
        ru: 'И ещё раз.',
      }),
      follow('7S', {
        en: 'Your last trump.',
        de: 'Ihr letzter Trumpf.',
        pl: 'Twój ostatni atut.',
        sv: 'Din sista trumf.',
        ru: 'Ваш последний козырь.',
      }),
      follow('6D', {
        en: 'The last trick.',
        de: 'Der letzte Stich.',
        pl: 'Ostatnia lewa.',
        sv: 'Det sista sticket.',
        ru: 'Последняя взятка.',
      }),
    ],
    differs: [
      differing('5H', {
        en: 'The small heart was the five, from a suit of two; the table’s own rule takes the longest suit, and would have led a diamond. The author does not say why he took hearts.',
        de: 'Das kleine Herz war die Fünf aus einer Farbe von zweien; die Regel des Tisches nimmt die längste Farbe und hätte Karo ausgespielt. Warum er Herz nahm, sagt der Verfasser nicht.',
        pl: 'Mały kier to piątka z koloru o dwóch kartach; reguła stołu każe wyjść w kolor najdłuższy, czyli w karo. Autor nie mówi, czemu wybrał kiery.',
        sv: 'Den låga hjärtern var femman, ur en färg om två; bordets egen regel tar den längsta färgen och hade spelat ut ruter. Varför han tog hjärter säger författaren inte.',
        ru: 'Малая черва — пятёрка из двух карт; правило стола берёт самую длинную масть и зашло бы с бубны. Почему он выбрал червы, сочинитель не говорит.',
      }),
    ],
    end: {
      say: {
        en: 'Five tricks against three and one: the Solo is won. Two things the book notes for the Ombre: *as long as he commands the trumps he goes on drawing them, and his kings stay for the end*, since any small trump kills a king. (With all cards open one sees that the first king should have run to Basta. At the table nobody could know.)',
        de: 'Fünf Stiche gegen drei und einen: Das Solo ist gewonnen. Das Buch merkt für den Hombre an: *Solange er die Trümpfe beherrscht, zieht er sie und hebt die Könige für den Schluss auf*, denn jeder kleine Trumpf tötet einen König. (Mit allen Karten offen sieht man, dass der erste König zu Basta hätte laufen sollen. Am Tisch konnte das niemand wissen.)',
        pl: 'Pięć lew przeciw trzem i jednej: Solo wygrane. Książka zauważa: *póki lomber panuje w atutach, ma je ściągać, a króle chować na koniec*, bo każdy mały atut zabija króla. (Przy otwartych kartach widać, że pierwszego króla lepiej było przepuścić do Basty. Przy stole nikt nie mógł tego wiedzieć.)',
        sv: 'Fem stick mot tre och ett: solot är vunnet. Boken noterar för Lombren: *så länge han behärskar trumfen drar han dem och sparar kungarna till slutet*, för vilken låg trumf som helst dödar en kung. (Med alla kort öppna ser man att den första kungen borde ha fått gå till basta. Vid bordet kunde ingen veta det.)',
        ru: 'Пять взяток против трёх и одной: соло выиграно. Книга замечает ломберу: *пока он владеет козырями, он их выбивает, а королей бережёт к концу*, ведь любой малый козырь губит короля. (В открытую видно, что первого короля надо было пропустить к басте. За столом этого никто знать не мог.)',
      },
      missed: {
        en: 'That went otherwise than in the book, and the Ombre has not won. Well defended.',
        de: 'Das ging anders als im Buch, und der Hombre hat nicht gewonnen. Gut verteidigt.',
        pl: 'Poszło inaczej niż w książce i lomber nie wygrał. Dobra obrona.',
        sv: 'Det gick annorlunda än i boken, och Lombren har inte vunnit. Väl försvarat.',
        ru: 'Вышло иначе, чем в книге, и ломбер не выиграл. Хорошая защита.',
      },
    },
  },
  {
    hands: {
      A: 'KS KC QH 3H 6S 2S QS JS KD',
      B: 'AS QC KH JH JC 4S 5S 7S 6D',
      C: '3S AC 5H AH JD 4H 2D 3D 4D',
    },
    visitor: 'B',
    ombre: 'A',
    game: 'solo',
    trump: 'S',
  },
);
