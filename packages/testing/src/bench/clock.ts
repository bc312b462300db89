/** Processor time of this process so far, in milliseconds; other processes do not count. */
export function worked(): number {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1000;
}
