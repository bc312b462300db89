// What Lit carries and no table uses is left out of the files that pages fetch: validated properties,
// decorators' metadata, directives that wait, templates of MathML, bindings inside comments, raw text and tags, and
// what stands in for browsers older than those that `docs/promises.md` names.
//
// Lit is published minified, so a cut is a piece of its text and what stands for it. Every piece must be found exactly
// once: with another version of Lit the build fails until somebody has read this list again.

/** By module: pairs of what is there and what takes its place. */
const CUTS = {
  '@lit/reactive-element/css-tag.js': [
    // Style sheets are always adopted.
    [
      /const t=globalThis,e=.*;(?=export)/,
      'const e=!0;class n{constructor(t){this.cssText=t}get styleSheet(){this.o||(this.o=new CSSStyleSheet).replaceSync(this.cssText);return this.o}}' +
        'const r=t=>new n(t),i=(t,...e)=>new n(e.reduce((e,s,o)=>e+s.cssText+t[o+1],t[0])),' +
        'S=(s,o)=>{s.adoptedStyleSheets=o.map(t=>t.styleSheet)},c=t=>t;',
    ],
  ],
  '@lit/reactive-element/reactive-element.js': [
    [
      ',getOwnPropertyDescriptor:h,getOwnPropertyNames:r,getOwnPropertySymbols:o,getPrototypeOf:n}=Object,a=globalThis,c=a.trustedTypes,l=c?c.emptyScript:"",p=a.reactiveElementPolyfillSupport,',
      ',getPrototypeOf:n}=Object,',
    ],
    // Attributes are read and written as words, numbers and yes or no.
    [
      'toAttribute(t,s){switch(s){case Boolean:t=t?l:null;break;case Object:case Array:t=null==t?t:JSON.stringify(t)}return t},',
      '',
    ],
    [';break;case Object:case Array:try{i=JSON.parse(t)}catch(t){i=null}', ''],
    ['b={attribute:!0,type:String,converter:u,reflect:!1,useDefault:!1,hasChanged:f}', 'b={}'],
    [/static addInitializer\(t\)\{.*?\}(?=static get observedAttributes)/, ''],
    [
      /if\(s\.state&&.*?void 0!==h&&e\(this\.prototype,t,h\)\}\}/,
      'this._$Ei(),this.elementProperties.set(t,s),e(this.prototype,t,this.getPropertyDescriptor(t,Symbol()))}',
    ],
    [
      /static getPropertyDescriptor\(t,s,i\)\{.*?configurable:!0,enumerable:!0\}\}/,
      'static getPropertyDescriptor(t,s){return{get(){return this[s]},set(e){const h=this[s];this[s]=e,this.requestUpdate(t,h)},configurable:!0,enumerable:!0}}',
    ],
    [',void 0!==t.l&&(this.l=[...t.l])', ''],
    [',s=[...r(t),...o(t)];for(const i of s)this', ';for(const i in t)this'],
    [/const t=this\[Symbol\.metadata\];.*?(?=this\._\$Eh=new Map)/, ''],
    ['Symbol.metadata??=Symbol("metadata"),a.litPropertyMetadata??=new WeakMap;', ''],
    [
      'return!1===i?void 0:"string"==typeof i?i:"string"==typeof t?t.toLowerCase():void 0',
      'return i??t.toLowerCase()',
    ],
    [',this.constructor.l?.forEach(t=>t(this))', ''],
    [/removeController\(t\)\{.*?\}(?=_\$E_)/, ''],
    [
      /_\$ET\(t,s\)\{.*?\}(?=_\$AK)/,
      '_$ET(t,s){const i=this.constructor.getPropertyOptions(t),e=this.constructor._$Eu(t,i);' +
        'i.reflect&&(null==s||!1===s?this.removeAttribute(e):this.setAttribute(e,!0===s?"":s))}',
    ],
    [
      /_\$AK\(t,s\)\{.*?\}(?=requestUpdate)/,
      '_$AK(t,s){const i=this.constructor,e=i._$Eh.get(t);e&&(this._$Em=e,this[e]=u.fromAttribute(s,i.getPropertyOptions(e).type),this._$Em=0)}',
    ],
    [
      /requestUpdate\(t,s,i,e=!1,h\)\{.*?this\.C\(t,s,i\)\}/,
      'requestUpdate(t,s){if(t){if(!f(this[t],s))return;this._$AL.has(t)||this._$AL.set(t,this.hasUpdated?s:void 0),this._$Em===t||(this._$Eq??=new Set).add(t)}',
    ],
    [/C\(t,s,\{useDefault:i.*?\}(?=async _\$EP)/, ''],
    [
      'const t=this.scheduleUpdate();return null!=t&&await t,!this.isUpdatePending}scheduleUpdate(){return this.performUpdate()}',
      'this.performUpdate();return!this.isUpdatePending}',
    ],
    [
      /const t=this\.constructor\.elementProperties;if\(t\.size>0\)for\(const\[s,i\]of t\)\{const\{wrapped.*?\}(?=\}let t=!1)/,
      '',
    ],
    [
      /let t=!1;const s=this\._\$AL;try\{.*?t&&this\._\$AE\(s\)/,
      'const s=this._$AL;try{this.willUpdate(s),this.update(s)}catch(t){throw this._$EM(),t}this.hasUpdated=!0',
    ],
    [/_\$AE\(t\)\{.*?\}(?=_\$EM)/, ''],
    // Style sheets are listed without others in them, and each once.
    [/static finalizeStyles\(s\)\{.*?return i\}/, ''],
    ['this.finalizeStyles(this.styles)', 'this.styles'],
    ['return this.getUpdateComplete()}getUpdateComplete(){', ''],
    ['shouldUpdate(t){return!0}', ''],
    ['updated(t){}firstUpdated(t){}', ''],
    [',p?.({ReactiveElement:y}),(a.reactiveElementVersions??=[]).push("2.1.2")', ''],
  ],
  'lit-html/lit-html.js': [
    ['const t=globalThis,i=t=>t,s=t.trustedTypes,', 'const s=globalThis.trustedTypes,'],
    [
      'if(!u(t)||!t.hasOwnProperty("raw"))throw Error("invalid template strings array");return void 0!==e?e.createHTML(i):i',
      'return e?e.createHTML(i):i',
    ],
    // No template holds MathML, or binds in raw text, in a comment or as a tag.
    ['2===i?"<svg>":3===i?"<math>":""', '2===i?"<svg>":""'],
    ['2===i?"</svg>":3===i?"</math>":""', '2===i?"</svg>":""'],
    ['2===i||3===i', '2===i'],
    ['y=/^(?:script|style|textarea|title)$/i,', ''],
    ['(y.test(u[2])&&(n=RegExp("</"+u[2],"g")),c=p)', 'c=p'],
    ['let n,l=', 'let l='],
    ['c=n??v,', 'c=v,'],
    ['(c=p,n=void 0)', 'c=p'],
    [/if\(y\.test\(r\.tagName\)\)\{.*?\}\}\}(?=else if)/, '}'],
    [/if\(r\.data===n\)(d\.push\(\{type:2,index:l\}\));else\{let t=-1;.*?\}(?=l\+\+)/, 'r.data===n&&$1;'],
    ['else t.startsWith(o)&&(d.push({type:6,index:l}),r.removeAttribute(t));', ''],
    [':6===r.type&&(i=new Z(h,this,t))', ':0'],
    [/class Z\{.*?\}\}(?=const j)/, ''],
    [/const j=\{.*?push\("3\.3\.3"\);/, ''],
    ['j as _$LH,', ''],
    // Directives are there, but none that waits.
    ['h?._$AO?.(!1),', ''],
    ['get _$AU(){return this._$AM?._$AU??this._$Cv}', ''],
    ['this._$AV=[],this._$AN=void 0,', 'this._$AV=[],'],
    [
      'get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t)',
      'get parentNode(){return this._$AM.parentNode}u(t)',
    ],
    ['this._$AH=A,this._$AN=void 0,this._$AA=t', 'this._$AH=A,this._$AA=t'],
    [',this._$Cv=e?.isConnected??!0', ''],
    ['get startNode(){return this._$AA}get endNode(){return this._$AB}', ''],
    [
      'for(this._$AP?.(!1,!0,s);t!==this._$AB;){const s=i(t).nextSibling;i(t).remove(),t=s}',
      'for(;t!==this._$AB;){const s=t.nextSibling;t.remove(),t=s}',
    ],
    ['setConnected(t){void 0===this._$AM&&(this._$Cv=t,this._$AP?.(t))}', ''],
    ['get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}', ''],
    ['this._$AH=A,this._$AN=void 0,this.element=t', 'this._$AH=A,this.element=t'],
    ['(t?.creationScope??l).importNode', 'l.importNode'],
    // Templates are not compiled, listeners are functions without options.
    [
      'e="number"==typeof s?this._$AC(t):(void 0===s.el&&(s.el=S.createElement(V(s.h,s.h[0]),this.options)),s)',
      'e=this._$AC(t)',
    ],
    ['{const{values:i,_$litType$:s}=t,', '{const{values:i}=t,'],
    [
      'e=t===A&&s!==A||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive,h=t!==A&&(s===A||e)',
      'e=t===A&&s!==A,h=t!==A&&s===A',
    ],
    [
      '"function"==typeof this._$AH?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)',
      'this._$AH.call(this.options.host,t)',
    ],
    [
      'const e=s?.renderBefore??i;let h=e._$litPart$;if(void 0===h){const t=s?.renderBefore??null;e._$litPart$=h=new k(i.insertBefore(c(),t),t,void 0,s??{})}',
      'let h=i._$litPart$??=new k(i.insertBefore(c(),null),null,void 0,s);',
    ],
  ],
  'lit-element/lit-element.js': [
    ['const s=globalThis;', ''],
    [
      'createRenderRoot(){const t=super.createRenderRoot();return this.renderOptions.renderBefore??=t.firstChild,t}',
      '',
    ],
    ['this.hasUpdated||(this.renderOptions.isConnected=this.isConnected),', ''],
    [
      'connectedCallback(){super.connectedCallback(),this._$Do?.setConnected(!0)}disconnectedCallback(){super.disconnectedCallback(),this._$Do?.setConnected(!1)}',
      '',
    ],
    ['i._$litElement$=!0,', ''],
    [
      ',s.litElementHydrateSupport?.({LitElement:i});const o=s.litElementPolyfillSupport;o?.({LitElement:i});',
      ';',
    ],
    [/const n=\{_\$AK.*?\};\(s\.litElementVersions\?\?=\[\]\)\.push\("4\.2\.2"\);/, ''],
    [',n as _$LE', ''],
  ],
};

const nameOf = (id) =>
  Object.keys(CUTS).find((name) => id.replaceAll('\\', '/').endsWith(`/node_modules/${name}`));

/**
 * A module of Lit without what no table uses.
 * @throws Error where a piece of the list is not there exactly once
 */
export function leanedLit(text, name) {
  return CUTS[name].reduce((code, [piece, by]) => {
    const times =
      typeof piece === 'string'
        ? code.split(piece).length - 1
        : [...code.matchAll(new RegExp(piece, `${piece.flags}g`))].length;
    if (times !== 1) throw new Error(`build/lean-lit.js: ${name} has ${times} times ${piece}`);
    return typeof piece === 'string' ? code.replace(piece, () => by) : code.replace(piece, by);
  }, text);
}

/** What a template may not hold that is left out here. */
const MISSED =
  /<(?:script|style|title)\b[^>]*>[^<]*\$\{|<textarea[^>]*>[^<]*\$\{|\bmathml`|<[a-z]+ \$\{|from 'lit\/(?:directives\/(?:async|until|ref|cache|live)|async-directive|static-html)/;

/** The plugin for Rollup; the build fails where a template or an import uses what is left out. */
export function leanLit() {
  return {
    name: 'lean-lit',
    transform(text, id) {
      const name = nameOf(id);
      if (name) return {code: leanedLit(text, name), map: null};
      if (text.includes("from 'lit")) {
        const [found] = MISSED.exec(text) ?? [];
        if (found) this.error(`${id}: “${found}” needs what build/lean-lit.js leaves out of Lit.`);
      }
      return null;
    },
  };
}
