// The languages of a table, and replacing its words with the page's own.
const table = document.querySelector('whist-table');
const buttons = [...document.querySelectorAll('[data-language]')];

// #region language
for (const button of buttons)
  button.addEventListener('click', () => {
    document.documentElement.lang = button.dataset.language; // tables follow the page
  });

// Fired when the words are loaded, also after the visitor has chosen a language in the table's menu.
table.addEventListener('quinola-language', ({language}) => show(language));

function show(language) {
  table.labels = WORDS[language] ?? null;
  for (const button of buttons) button.setAttribute('aria-pressed', button.dataset.language === language);
}
// #endregion

// #region labels
// A word that is a function in the table's own list is a function here.
const WORDS = {
  de: {
    hint: 'Wink',
    undo: 'Zurück, bitte',
    yourLead: 'Du bist dran: Spiel eine Karte aus.',
    waits: (who) => `${who.name} überlegt.`,
    'lesson.next': 'Weiter geht’s',
  },
  pl: {hint: 'Podpowiedź', 'lesson.next': 'Dalej!'},
};
// #endregion

show('de');
