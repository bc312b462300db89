// Runs inside a test page, first of all its scripts (<script src data-tag>): reports errors to the test in the
// parent page, and when the table waits for the visitor. A file, because the strictest policies allow no inline script.
{
  const {tag} = document.currentScript.dataset;
  const report = (message) => parent.postMessage({...message, from: 'test-page'}, '*');

  addEventListener(
    'error',
    ({message, error, target}) => {
      report({error: error?.stack ?? message ?? `could not load ${target.src ?? target.href}`});
    },
    true,
  );
  addEventListener('unhandledrejection', ({reason}) => report({error: String(reason?.stack ?? reason)}));
  addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, sample}) => {
    report({refused: `${effectiveDirective} ${blockedURI} ${sample}`.trim()});
  });

  /**
   * Cards lie there to be chosen, in a hand or a pile, or something is asked at the line of the turn, and advice can be asked for: it
   * is the visitor's turn.
   */
  const isPlayable = ({shadowRoot}) =>
    Boolean(
      shadowRoot?.querySelector(
        'button[part~=card], button :is([part~=card], [part~=piece]), .asked [part~=button]',
      ) && shadowRoot.querySelector('[part~=toolbar] button:first-child:enabled'),
    );

  addEventListener('DOMContentLoaded', async () => {
    const table = document.querySelector(tag);
    await customElements.whenDefined(tag);
    const reportReady = () => {
      const scripts = performance
        .getEntriesByType('resource')
        .map(({name}) => name)
        .filter((name) => /\.js(\?|$)/.test(name));
      // Violations and errors are reported in separate tasks, which run before the second frame.
      requestAnimationFrame(() => requestAnimationFrame(() => report({scripts})));
    };
    if (isPlayable(table)) return reportReady();
    const observer = new MutationObserver(() => {
      if (!isPlayable(table)) return;
      observer.disconnect();
      reportReady();
    });
    return observer.observe(table.shadowRoot, {childList: true, subtree: true, attributes: true});
  });
}
