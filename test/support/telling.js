// Runs first in the page of every browser test. A failed assertion holds what it compared; where that is a node of the page,
// or anything else that cannot be copied, the runner could not send it, and would wait to its end without a word.
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
