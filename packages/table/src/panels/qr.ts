import {html, svg, type TemplateResult} from 'lit';
import {encode} from 'uqr';

/** The light margin, in modules, that the standard asks for. */
const MARGIN = 4;

/**
 * A text as a QR code, black on white whatever the theme, for cameras.
 * @param label what it is, for those who do not see it
 * @throws Error where the text is too long for a code
 */
export function qrView(text: string, label: string): TemplateResult {
  const {data, size} = encode(text, {ecc: 'M', border: MARGIN});
  const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return html`<svg
    class="qr"
    width="176"
    height="176"
    viewBox="0 0 ${size} ${size}"
    role="img"
    aria-label=${label}
    shape-rendering="crispEdges"
  >
    ${svg`<rect width=${size} height=${size} fill="#fff"></rect><path d=${modules.join('')} fill="#000"></path>`}
  </svg>`;
}
