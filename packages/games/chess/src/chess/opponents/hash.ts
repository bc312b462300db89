/** A number of a text, the same wherever it is counted. */
export function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (let nth = 0; nth < text.length; nth++) hash = Math.imul(hash ^ text.charCodeAt(nth), 16_777_619);
  hash ^= hash >>> 15;
  return Math.imul(hash, 2_246_822_519) >>> 1;
}
