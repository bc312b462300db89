/**
 * A function that calls `make` at its first call, and returns that same result at every later one: for what takes time to make and
 * is not needed while modules are evaluated, such as a machine.
 */
export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
