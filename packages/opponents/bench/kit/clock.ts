/** Milliseconds that this process has worked: what else the machine does meanwhile does not count. */
export function worked(): number {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1000;
}
