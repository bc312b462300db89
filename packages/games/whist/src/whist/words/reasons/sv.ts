/** Swedish reasons, in the form of the English ones. */
export const reasons = `@leitfaden|Leitfaden §
@ogolne|Gra Wista, allmän regel
@szczegolne|Gra Wista, särskild regel
@swiecona|Gra Wista, om det uppslagna kortet
@druga|Gra Wista, andra hand
@obfita|Gra Wista, om starka färger
@ochrona|Gra Wista, om att hålla vakt
@wyrazy|Gra Wista, om sina ord
@zalezy|Gra Wista, vad allt beror på
@engine|Ingen bok talar om det
@borrowed|Den här skolan tiger; den andra säger:
14.befreien|Dra trumf först: goda kort är bara värda något om ingen stjäl dem.
14.gedeckt|Ett stick till, och motståndarna kan inte vinna partiet i den här given: ta det.
14.freie-karte|Ett gott kort, färgens högsta: ta hem det innan någon stjäl.
14.impass|En mask: av två höga kort kan det lägre räcka, om ingen som spelar senare har kortet emellan.
17.III.2|Ur en sekvens läggs det lägsta: partnern kan hoppas på de högre.
17.IV.0|Spela ut från den längsta färgen: längden blir kvar när de andra får slut.
17.IV.1|Ur en sekvens spelas det högsta kortet ut.
17.IV.2a|Två klädda kort intill varandra i fem kort eller fler: spela ut det högre.
17.IV.2a.exc1|Ess och kung med längd: först kungen, som lovar grannen, sedan esset.
17.IV.2a.exc2|Ess, kung, dam: kungen, sedan damen; då vet partnern att esset finns kvar.
17.IV.2a.weak-ace|Ess och fyra små med stark trumf: hellre en invit med det lägsta.
17.IV.2b|Två klädda kort i fyra: invit med det lägsta, i hopp om båda sticken.
17.IV.2c|Ett klätt kort i fyra eller fem: invit med det lägsta, som lockar fram de högre.
17.IV.2c.exc|Ess i fem kort utan sekvens: färgen går knappt två varv, alltså esset först.
17.IV.exc|En slam hotar och den långa färgen är svag: ta det säkra sticket.
17.V.2|Andra hand lägger lågt på en invit: det höga kortet lurar på det klädda bakom.
17.V.2.exc|Andra hand med två av ess, kung, dam: lägg det lägre och säkra ett stick.
17.V.2.gen|Andra hand lägger lågt på ett lågt kort och täcker ett högt, om det är billigt.
17.V.3|Tredje hand försöker ta sticket så säkert den kan.
17.V.3.partner-sure|Partnerns kort är säkert: inget mer behövs.
17.V.4|Sista hand tar det som är motståndarnas, så billigt den kan.
17.V.4.partner|Sticket är redan partnerns: låt honom få det.
17.VI.1|Färgen höll: fortsätt i den.
17.VI.3a|Utan något bättre eget: vänd i partnerns färg.
17.VI.3b|Vänd genast i partnerns invit: även tredje varvet blir vårt.
17.VI.3c|Att genast vända lovar det tredje varvet: först den egna färgen.
17.VI.read|Partnern vände genast och lovade så det tredje varvet: fortsätt.
17.VII|Ett okänt kort: svag i trumf stjäl man, stark i trumf låter man det gå.
17.VIII|Låt partnern stjäla bara när du själv är stark i trumf.
17.VIII.a|En slam hotar: låt partnern stjäla ändå.
17.VIII.b|Partnern har visat att han vill stjäla.
17.VIII.c|Partnerns trumf dras ändå ut: låt honom stjäla medan han kan.
17.IX|En motståndare är renons: fortsätt och försvaga hans trumf.
17.X|Partnern har spelat trumf: vänd genast i trumf.
17.X.a|Partnern fortsatte inte med trumf: han har ändrat sin plan.
17.X.b|Visa först partnern det blanka esset: då kan han välja mellan trumf och stöld.
17.X.c|Partnern spelade trumf genom det uppslagna klädda kortet, som hölls inne: låt honom göra om det.
17.XI.1|Motståndarna står på nio och behöver ett stick: spela trumf.
17.XI.1own|På nio räcker ett stick: spela inte trumf.
17.XI.1own.b|Även på nio: stark i trumf och med goda kort, spela trumf.
17.XI.2|Motståndarna kan korsstjäla: bryt det med trumf.
17.XI.3|Till vänster slogs ett klätt kort upp: spela trumf genom det.
17.XI.4|Stark i trumf, och en motståndare stjäl den goda färgen: dra trumf och befria den.
17.XI.4.weak|För svag för att dra trumf: spela partnerns färg, det försvagar den som stjäl.
17.XI.4.stop|Båda motståndarna är renons: en stjäl, den andra sakar. Sluta med färgen.
17.XII|Partnern har ingen trumf kvar: fortsätt, motståndarna förlorar två mot en.
17.XII.rev|En motståndare har ingen trumf kvar: sluta, annars faller två av våra mot en.
17.XIII|Kung och en liten trumf mot en invit: lägg kungen, annars är den förlorad.
17.XIV.1|Stor invit: trumfkungen, sedan en annan färg; partnern ska spela trumf.
17.XIV.2|Svar på stor invit: vänd med trumfdamen, annars med en liten trumf.
17.XIV.3|Den stora inviten är besvarad: pröva knekten, spela sedan esset.
17.XIV.4|Stor invit: kungen i den starka färgen, sedan en annan; partnern ska dra trumf.
17.XIV.5|Partnerns stora invit begär trumf.
17.XIV.6|Partnern svarade inte på den stora inviten: fortsätt med de höga korten.
17.XV.1-slam|En slam är i sikte: avsluta inte given med ett rop.
17.XV.1a|Stick räknas före honnörer och kan ta ut motståndarna: ropa.
17.XV.1b|Ropa innan några stick gör motståndarnas förlust billigare.
17.XV.1c|Det finns föga att frukta: tig och håll korten dolda.
17.XV.1c.exc|En slam hotar: ropa och korta av given.
17.XV.2a|På åtta borde motståndarna ha ropat men teg: partnern måste vara stark i trumf.
17.XV.2b|Motståndaren till vänster frågade förgäves: spela trumf genom hans två honnörer.
17.XVI.1|Med fem små trumf får man spela ut en singelton.
17.XVI.2|Fem trumf med klädda kort: spela trumf.
17.XVI.3|Utan fem små trumf spelar man inte ut en singelton.
17.XVI.4|Utsätt aldrig partnern för en överstöld.
17.XVI.5|Nästa spelare är också renons: stjäl med högsta trumf.
17.XVII.1|En färgs trettonde kort sparas till yttersta nödfall.
17.XVII.2|Trettonde kortet: överstjäl den till höger; lät han det gå, lämna det åt den till vänster.
17.XVII.a|Trettonde kortet, få trumf eller inget att saka: stjäl.
17.XVIII.1|Saka från den svagaste färgen.
17.XVIII.2|Fortsätt saka samma färg tills den är slut.
17.XVIII.3|Från ess, kung, dam sakas esset: partnern förstår resten.
17.XVIII.4|Ingen trumf när motståndarna spelar den: det först sakade kortet visar den starkaste färgen.
17.XIX.1|Båda partnerna kan stjäla: spela den andres renons och håll korsstölden i gång.
17.XIX.2|Motståndarna kan korsstjäla: kom in och spela trumf.
17.XX.3|Den sista trumfen kan vara partnerns: dra den inte.
25.2a|En list: från ess, dam, knekt knekten; kungen kanske håller sig undan.
25.2b|En list: låt kungen gå; han tror att hans partner har esset.
25.2c|En list: trumftian genom den uppslagna kungen.
25.2d|En list: ett litet kort tillbaka till motståndaren som gjorde invit.
25.2e|En list: av två onyttiga kort det högre först.
25.2f|En list: från kung, dam, knekt knekten.
ogolne.1|Börja med den färg du har mest av.
ogolne.2a|Ess kung dam, kung dam knekt eller dam knekt tio: spela ut det högsta.
ogolne.2b|Spela en färg som tillåter invit: ett litet från ess, kung eller dam.
ogolne.2c|Fem små trumf och ingen invit: spela trumf, så att partnern spelar sist.
ogolne.3|Svag i trumf, med ess i andra färger: ta genast vad som går att ta.
ogolne.3b|Fortsätt inte i en färg som partnern måste stjäla.
ogolne.4|Partnerns färg vänder man sällan i så länge man har en god egen.
ogolne.5|Fem stick på var sida och två säkra på hand: ta dem.
ogolne.6|Långt efter: våga den höga trumfen, den stärker partnern.
ogolne.7|På fyra räddar ännu ett poäng halva insatsen: var sparsam med trumfutspel.
ogolne.8|På nio, när partnern kan stjäla: dra inte trumf.
ogolne.8r|Mer än ett poäng står på spel: spela trumf, fast partnern kunde stjäla.
ogolne.9|Tredje hand kunde inte slå: vänd i motståndarnas egen färg.
ogolne.10,ogolne.12,ogolne.14,ogolne.19,ogolne.21,ogolne.23,ogolne.28,ogolne.30|Trumf med två höga intill varandra: en liten, partnern kan ha den tredje.
ogolne.16,ogolne.25,ogolne.33|Knekt och tio i trumf med små: en liten, partnern kan ha en högre.
ogolne.11|Ess, kung, knekt och längd i trumf: kungen, sedan esset; damen faller nog.
ogolne.13,ogolne.22,ogolne.31|Kung, dam, tio i trumf: kungen; knekten faller eller fångas.
ogolne.15,ogolne.24,ogolne.32|Dam, knekt, nio i trumf: damen, så att tian inte får något stick.
ogolne.17,ogolne.26,ogolne.34|Knekt, tio, åtta i trumf: knekten, så att nian inte får något stick.
ogolne.18,ogolne.27|Bara små trumf: den lägsta; av tio, nio, åtta tian om den hjälper.
ogolne.20,ogolne.29|Ess, kung, knekt i trumf: kungen, vänta sedan på vändningen och pröva knekten.
ogolne.35|Tio, nio, åtta i trumf: tian; partnern kan ta eller släppa.
ogolne.36|Tio och tre små trumf: en liten.
szczegolne.1|Ess och kung i sex trumf bredvid en god färg: tre varv genast.
szczegolne.2,szczegolne.3|Kung och dam i trumf bredvid en god färg: kungen, utan att vänta.
szczegolne.4,szczegolne.6|En god färg vid sidan: en liten trumf.
szczegolne.5|Dam, knekt, nio i trumf bredvid en god färg: damen, sedan trumf igen.
szczegolne.7|Knekt, tio, åtta i trumf bredvid en god färg: knekten.
szczegolne.8|Tio, nio, åtta i trumf bredvid en god färg: tian.
szczegolne.9a|Ur en trumfsekvens spelas den högsta ut.
szczegolne.9b|Sekvens i sidofärg: av tre eller fyra det högsta, av fem det lägsta.
szczegolne.bogaty|Rik på trumf: det är ingen brådska med sticken.
szczegolne.as-dwie|Ess och ett litet: börja med den färgen.
szczegolne.sila4|Styrkan ligger i en annan färg: börja inte med det korta esset.
szczegolne.dwd|Dam, knekt, tio: ett utspel som alltid är gott.
swiecona.as-prawa.1,swiecona.krol-dama-prawa|En hög trumf slogs upp till höger: visa först den starka färgen.
swiecona.as-prawa.2,swiecona.krol-dama-prawa.2|Den starka färgen är visad: nu trumftian.
swiecona.as-prawa.3,swiecona.krol-dama-prawa.3|Nu trumfnian, för att fånga damen.
swiecona.dziesiatka-prawa|Tian som slogs upp till höger är i vår makt: knekten, senare masken.
swiecona.dziewiatka-prawa|Nian slogs upp till höger: knekten.
swiecona.dama-walet|Damen slogs upp till höger och han spelar knekten: släpp den.
druga.krol,druga.dama,druga.walet|Andra hand med ett högt kort och små: lägg det inte.
druga.akd|Andra hand med ess, kung, dam: esset, för att lura utspelaren.
obfita.jedna|Låt partnern få veta den enda starka färgen.
obfita.pomoc|Partnern har en lång färg och behöver sin trumf: låt honom inte stjäla.
obfita.odblok|Lägg det höga kortet under partnerns, så att han behåller utspelet.
ochrona|Håll vakt om motståndarnas långa färg.
wyrazy.impas|En mask: två mot ett att kortet som saknas sitter på annat håll.
wyrazy.forsowac|Tvinga motståndaren att stjäla.
wyrazy.forte|Ett gott kort: bara trumf kan slå det.
zalezy.odrzut|Partnern har sakat ur färgen: han vill ha en annan.
zalezy.szlem-krol|En slam hotar: spela inte ut från en kung.
engine.ruff|Bara trumf kan ta det här: den lägsta som räcker.
engine.discard|Saka det minst nyttiga kortet.
engine.lowest|Sticket går inte att ta: det lägsta kortet.
engine.top|Mer är inte sagt om dessa: ett som inget annat slår.
engine.low|Mer är inte sagt om dessa: det lägsta.
7|Tre eller fyra honnörer som visas vinner partiet utan fråga.
19|De tre poängen tas där de betyder mest.
20.V|Honnörer som inte anmäls räknas inte.
engine.trump|Den längsta färgen blir trumf, av lika långa den starkare.
engine.rest|Alla stick som återstår är säkra.
engine.seen|Ett klätt kort hos den här sidan har setts: hellre en ny giv.
engine.unseen|Inget av vikt för den här sidan har setts: given får gälla.
engine.grant|Inget kort i den här handen slår det som ligger öppet: resten är ändå förlorad.
engine.contest|Ett kort i den här handen kan ännu ta ett stick: spela vidare.
engine.stand|En stark hand: låt given gälla.
engine.void|En svag hand: förklara given ogiltig.
engine.call|Det högsta öppna klädda kortet begärs, så att det faller utan nytta.
engine.waive|Inget öppet kort är värt att begära.
engine.suit|Begär den färg som den här handen är starkast i.
engine.demand|Så att den felandes kort inte tar något stick.
engine.revoke|Sticken som ligger där bevisar revoken.
engine.unproven|Ingen revoke syns.
engine.figure|Ett klätt kort genast, i hopp om att det håller.
engine.early|En trumf så snart det går.`;
