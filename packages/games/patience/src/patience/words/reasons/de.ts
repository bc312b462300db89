import type {Reasons} from './index.js';

/** German reasons of the advice. */
export const reasons: Reasons = {
  'lucie.1': 'Zuerst kommen die Asse, die obenauf liegen, dann Zweien und Dreien, wie sie frei werden.',
  'lucie.2': 'Kein Ass liegt offen: Legen Sie abwärts an, damit eines frei wird.',
  'lucie.3':
    'Große Vorsicht: Eine andere Mariage würde eine Karte zudecken, die eher gebraucht wird. Diese tut es nicht.',
  'lucie.4':
    'Sehen Sie das ganze Bild an und wählen Sie die Mariagen, die die meisten gesuchten Karten befreien.',
  'lucie.5': 'Nichts ist mehr frei: Erst jetzt wird neu ausgelegt.',
  'wood.6': 'Zwei gleiche Karten sind frei: Nehmen Sie die, die freigibt, was eher gebraucht wird.',
  'hill.6': 'Diese Folge liegt verkehrt herum: Wenden Sie sie Karte für Karte.',
  'hill.7':
    'Beide Grundstapel der Farbe nähmen sie: Wählen Sie den, bei dem weniger Karten gesperrt bleiben.',
  'hemispheres.1': 'Was zuunterst in den Spalten liegt und passt, kommt zuerst, und alles, was daraus folgt.',
  'hemispheres.2': 'Legen Sie so an, dass gesuchte Karten frei werden; sehen Sie zuvor das ganze Bild an.',
  'hemispheres.3': 'Eine andere Mariage würde zudecken, was bald gebraucht wird. Diese tut es nicht.',
  'hemispheres.4': 'Damit wird eine Spalte leer. Eine offene Gasse hilft sehr.',
  'hemispheres.5': 'Eine Gasse füllt man nur bei guter Gelegenheit; hier ist eine.',
  'hemispheres.6': 'Das Bild gibt nichts mehr her: Decken Sie eine Karte vom Stoß auf.',
  'fifteen.1': 'Nehmen Sie die Grundkarten aus der untersten Reihe, dann, was passt.',
  'fifteen.2': 'Legen Sie an, was die meisten gesuchten Karten befreit oder eine Gasse öffnet.',
  'fifteen.3':
    'Eine Gasse ist offen: Wählen Sie eine gute Karte als ihre erste, dann die folgenden der Farbe.',
  'fifteen.4': 'Die Folge liegt verkehrt herum: Ihre letzte Karte führt die Gasse an, die anderen folgen.',
  'fifteen.5':
    'Nur eine Gasse ist offen: Schließen Sie sie nicht, ehe eine andere sich öffnet; legen Sie indessen an.',
  'fifteen.6': 'In der Theorie einfach, in der Praxis schwer: Achten Sie auf die wechselnde Ordnung.',
  'salic.1': 'Sehen Sie beim Auslegen nach jeder Karte auf die obersten und legen Sie ab, was passt.',
  'salic.2':
    'So steht ein König bloß. Streben Sie danach: Nur bloße Könige geben Raum, wenn alles ausgelegt ist.',
  'salic.3':
    'Auf einen bloßen König kommt die Karte, die die meisten passenden Karten befreit; darin besteht die ganze Patience.',
  'salic.4': 'Mehrere Könige stehen bloß: Graben Sie, wo die wenigsten Karten über einer niedrigen liegen.',
  'corners.3':
    'Hüten Sie sich: Eine andere Mariage würde eine Karte zudecken, die ebenso nötig ist wie die befreite. Diese tut es nicht.',
  'corners.4': 'Machen Sie von mehreren Mariagen nur jene, die die meisten passenden Karten befreien.',
  'corners.5': 'Eine in einem Paket gebaute Folge darf in Reserve bleiben, bis man sie braucht.',
  'corners.6': 'Wenden Sie die Folge auf das Nachbarpaket, bis die gesuchte Karte obenauf liegt.',
  'corners.7': 'Nichts bleibt zu tun: Sammeln Sie die Pakete ein und legen Sie neu aus.',
  'windmill.2': 'Kann eine Karte vom Talon oder von einem Flügel kommen, nehmen Sie besser die vom Talon.',
  'windmill.3': 'Eine Karte geht nur dann vom König zur Mitte, wenn sie sogleich einer anderen nützt.',
  'windmill.4':
    'Zweiundfünfzig Karten gehen zur Mitte; geben Sie ihr den Vorzug bei Werten, die im Talon begraben sind.',
  'shah.1':
    'Ein Kreis liegt: Was passt, wird abgelegt und sein Platz gleich gefüllt, dann kommt der nächste Kreis.',
  'shah.2':
    'Sehen Sie den Stern nach Karten durch, die sich spielen oder anlegen lassen; beides ist keine Pflicht.',
  'shah.3': 'Eine bald gebrauchte Karte ist aufgetaucht: So wird ein Platz für sie frei.',
  'shah.4': 'Ein Strahl ist offen: Aus Gnade geht eine Karte des äußeren Kreises auf seinen innersten Platz.',
  'shah.5': 'Niedrige Karten taugen außen, hohe innen, wo sie nur gespielt werden können.',
  'blockade.1': 'Legen Sie an: Die Karte kommt genau auf die andere und nimmt keinen eigenen Platz ein.',
  'blockade.2': 'Lücken der oberen Reihen werden zuerst gefüllt.',
  'blockade.3': 'Weder Spielen noch Anlegen geht: Erst jetzt eine neue Reihe, die alles darüber sperrt.',
  'blockade.4': 'Nehmen Sie, was frei ist, ehe die Lücken gefüllt werden: Das Füllen sperrt es wieder.',
  'clock.1': 'Erst spielen, dann anlegen, dann die Lücken füllen.',
  'clock.2': 'Eine Karte, die abgelegt werden könnte, nützt im Kreise mehr: Lassen Sie sie vorerst liegen.',
  'clock.3': 'Es geht nicht mehr weiter: Erst jetzt eine Karte vom Stoß aufdecken.',
  'clock.4': 'Decken Sie auf; doch Karten aus Stoß und Talon werden niemals angelegt.',
  'clock.5': 'Jede Karte, die im Kreis fehlt, bringt eine neue ins Spiel.',
  'common.play': 'Sie passt auf einen Grundstapel.',
  'common.marry': 'Sie befreit, was gesucht wird.',
  'common.turn': 'Anders geht es nicht weiter.',
  'common.fill': 'Der Platz ist leer.',
  'common.grace': 'Der Strahl ist offen.',
  'common.leave': 'Dort nützt sie mehr.',
  'common.park': 'Sie befreit, was gesucht wird.',
  'common.refill': 'Die Plätze sind leer.',
  'common.next': 'Anders geht es nicht weiter.',
  'common.redeal': 'So, wie die Karten liegen, hat der Helfer nichts Besseres gefunden.',
  'common.rescue': 'Anders lässt sich kein Grundstapel beginnen.',
  'common.transfer': 'So wird eine andere Karte brauchbar.',
};
