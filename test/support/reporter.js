// Runs inside a test page, first of all its scripts (<script src data-tag>): tells the test above what goes wrong in
// the page, and when the table stands. A file, because the strictest policies allow no script within the page.
{
  const {tag} = document.currentScript.dataset;
  const tell = (message) => parent.postMessage({...message, from: 'test-page'}, '*');

  addEventListener('error', ({message, target}) => tell({trouble: message ?? `could not load ${target.src ?? target.href}`}), true);
  addEventListener('unhandledrejection', ({reason}) => tell({trouble: String(reason)}));
  addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, sample}) => {
    tell({refused: `${effectiveDirective} ${blockedURI} ${sample}`.trim()});
  });

  const isDrawn = ({shadowRoot}) => Boolean(shadowRoot?.querySelector(':not(style)'));

  addEventListener('DOMContentLoaded', async () => {
    const element = document.querySelector(tag);
    await customElements.whenDefined(tag);
    await element.updateComplete;
    const stands = () => tell({ready: element.shadowRoot.textContent.trim()});
    if (isDrawn(element)) return stands();
    // What is drawn may wait for its words.
    const observer = new MutationObserver(() => {
      if (!isDrawn(element)) return;
      observer.disconnect();
      stands();
    });
    return observer.observe(element.shadowRoot, {childList: true, subtree: true});
  });
}
