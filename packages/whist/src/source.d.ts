/** The text of a bundled classic script, see `build/inline-worker.js`. */
declare module '*.js?source' {
  const source: string;
  export default source;
}
