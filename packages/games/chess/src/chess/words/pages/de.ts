import type {Page} from '@quinola/table';

/** The rules of chess in German. Source: *Sposób naynowszy do nauczenia się w Szachy grać, przez Fieldinga* (about 1820). */
export const page: Page = {
  lang: 'de',
  termLang: 'pl',
  title: 'Schach, Polen um 1820',
  intro:
    'Schach, wie es ein polnisches Büchlein um 1820 lehrte. Die Steine ziehen wie heute; anders ist, was aus einem Bauern wird, was ein Patt gilt und was man sagen muss.',
  sections: [
    {
      id: 'board',
      title: 'Das Brett',
      blocks: [
        {
          p: [
            'Das Brett (',
            ['Arcabnica', 'das Brett'],
            ') hat 64 Felder und liegt so, dass jeder Spieler rechts in der Ecke ein weißes Feld hat. Die Linien von Spieler zu Spieler heißen a bis h, die Reihen quer dazu 1 bis 8.',
          ],
        },
        {
          p: 'Weiß steht auf den ersten beiden Reihen, Schwarz auf den letzten beiden: in den Ecken die Türme, daneben die Springer, dann die Läufer; die Damen auf d1 und d8, jede auf ihrer Farbe, neben ihnen die Könige, davor die Bauern. Wer anfängt, sagt das Buch nicht; hier ist es Weiß, wenn nichts anderes ausgemacht ist.',
        },
      ],
    },
    {
      id: 'men',
      title: 'Die Steine',
      blocks: [
        {
          grid: {
            caption: 'Wie sie ziehen',
            head: ['Stein', 'im Buch', 'zieht'],
            rows: [
              ['König', 'Król', 'ein Feld in jede Richtung, nie auf ein angegriffenes'],
              ['Dame', 'Hetman', 'in jede Richtung, so weit es frei ist'],
              ['Turm', 'Wieża', 'gerade, so weit es frei ist'],
              ['Läufer', 'Laufer', 'schräg, so weit es frei ist'],
              ['Springer', 'Skacz', 'auf das dritte Feld, von der anderen Farbe; er springt über andere'],
              [
                'Bauer',
                'Chłop',
                'ein Feld vorwärts, von seinem ersten Platz auch zwei; er schlägt schräg vorwärts',
              ],
            ],
          },
        },
        {
          p: 'Zieht ein Bauer mit zwei Schritten an einem feindlichen Bauern vorbei, so darf dieser ihn im Vorübergehen schlagen, als wäre er nur einen gegangen; aber nur sofort, und nur, wenn der andere will.',
        },
        {
          p: 'Rochade: Der König geht zwei Felder auf einen Turm zu, und der Turm tritt auf das Feld, das er überschritten hat. Sie ist verboten, wenn der König schon gezogen hat (a), wenn es dieser Turm hat (b), aus dem Schach heraus (c), über ein Feld, auf dem er im Schach stünde (d), oder wenn jemand dazwischensteht (e).',
        },
      ],
    },
    {
      id: 'promotion',
      title: 'Was aus einem Bauern wird',
      blocks: [
        {
          p: 'Auf der letzten Reihe wird ein Bauer, was seine Seite verloren hat. Ist die Dame verloren, so wird er Dame, ohne Wahl. Steht sie noch, so wird er ein verlorener Turm, Läufer oder Springer, nach der Wahl seines Spielers. Ist nichts verloren, so steht er müßig: Er zieht nicht und greift nicht an, bis ein Offizier seiner Seite geschlagen wird, an dessen Stelle er sogleich tritt.',
        },
        {
          note: 'Wo das Buch schweigt: Ein müßiger Bauer darf geschlagen werden; bei mehreren wählt ihr Besitzer, welcher an die Stelle tritt; niemand darf einen Stein schlagen, wenn der müßige Bauer an dessen Stelle sogleich Schach gäbe. Heute (promotion="modern") wird ein Bauer jeder Offizier.',
        },
      ],
    },
    {
      id: 'ends',
      title: 'Schach, Matt, Patt',
      blocks: [
        {
          p: 'Ein Schach beantwortet man, indem man den Stein schlägt, der es gibt, einen Stein dazwischensetzt oder ausweicht. Hilft nichts, so ist es matt, und das Spiel ist gewonnen.',
        },
        {
          p: 'Wer keinen Zug hat und nicht im Schach steht, ist patt: Er verliert das halbe Spiel. In England, sagt das Buch, gewinnt er es sogar (stalemate="england"); heute gewinnt niemand.',
        },
        {
          p: 'Das Buch kennt kein Remis. Der Tisch beendet ein Spiel ohne Gewinn, wenn eine Stellung zum dritten Mal entsteht oder fünfzig Züge lang kein Bauer gezogen und nichts geschlagen wird, und beide dürfen sich einig trennen; safety-draws="no" lässt das weg. Nach heutigen Regeln (rules="modern") verlangt man dieses Remis, und eine Stellung, in der niemand mattsetzen kann, beendet das Spiel.',
        },
      ],
    },
    {
      id: 'laws',
      title: 'Gesetze',
      blocks: [
        {
          p: 'Ein berührter Stein muss ziehen (a). Ein Schach, das nicht angesagt ist, braucht man nicht zu beachten (d). Ein Matt, das nicht angesagt ist, gewinnt das halbe Spiel (e). Das gilt an einem strengen Tisch (strict-etiquette="yes").',
        },
        {
          p: 'Stand ein Stein falsch und merkt es der andere erst nach seinem eigenen Zug, so darf keiner zurücknehmen (f); ist ein Stein weiter gezogen, als er darf, so bestimmt der andere, ob es gilt (g). An diesem Tisch ist beides unmöglich.',
        },
        {
          p: 'Dem schwächeren Spieler kann man einen Stein vorgeben: den Bauern vor dem Königsläufer, einen Springer, einen Turm, die Dame (odds).',
        },
      ],
    },
    {
      id: 'marked',
      title: 'Der gezeichnete Bauer',
      blocks: [
        {
          p: 'Ein Zeitvertreib: Ein Spieler verpflichtet sich, mit einem bestimmten Bauern mattzusetzen (marked="g2"). Er verliert, wenn dieser geschlagen oder verwandelt wird oder ein anderer Stein mattsetzt. Er kann sich auch verpflichten, keine Bauern zu schlagen (spare-pawns="yes").',
        },
      ],
    },
    {
      id: 'matter',
      title: 'Was das Buch zeigt',
      blocks: [
        {
          p: 'Am Ende des Buches stehen Partien, Stellungen, Matts unter Bedingungen und gezeichnete Bauern. Was sich lesen oder aus den Zügen wiederherstellen lässt, kann man verfolgen oder lösen (im Menü bei den Aufgaben). Die Holzschnitte sind verloren und mit ihnen der Rest; taucht ein lesbares Exemplar auf, so wartet für jedes Stück seine Nummer.',
        },
        {
          grid: {
            caption: 'Was davon blieb',
            head: ['Teil', 'erhalten', 'verloren'],
            rows: [
              ['Partien', '3 bis 6, wie im Buch', '1 und 2: Nur die Überschriften sind übrig'],
              [
                'Stellungen',
                '9, 10 und 13 wie im Buch; 4, 8, 11 und 12 aus den Zügen wiederhergestellt; 5 und 14 vermutet, ohne die Lösung des Buches',
                '1, 2, 3, 6, 7 und 15',
              ],
              [
                'Besondere Matts',
                '1 und 3 wie im Buch; 2, 4, 5 und der Marsch des Springers wiederhergestellt; das Ende des Marsches ist von uns',
                'die Bedingungen, unter denen sie zu geben waren',
              ],
              [
                'Gezeichneter Bauer',
                'der des Läufers ab dem dritten Zug und der der Dame, wiederhergestellt; der des Marschalls von Sachsen ohne die letzten beiden Züge',
                'der des Turms und drei weitere',
              ],
            ],
          },
        },
      ],
    },
  ],
};
