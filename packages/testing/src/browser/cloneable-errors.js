// Runs first in the page of every browser test. A failed assertion holds the compared values; if one is a DOM node or
// anything else that cannot be cloned, the runner could not send it, and would wait for its timeout without a message.
const clone = globalThis.structuredClone;

globalThis.structuredClone = (value, options) => {
  try {
    return clone(value, options);
  } catch {
    return JSON.parse(
      JSON.stringify(value, (key, part) =>
        part?.nodeType ? `<${part.nodeName} class="${part.className ?? ''}">` : part,
      ),
    );
  }
};
