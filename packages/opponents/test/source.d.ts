/** A bundled worker as a function of its global scope, see `build/inline-worker.js`. */
declare module '*.js?source' {
  const body: import('@quinola/opponents').WorkerBody;
  export default body;
}
