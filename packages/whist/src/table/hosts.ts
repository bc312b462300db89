import type {Host} from '@quinola/opponents';
import type {WhistTable} from '../whist-table.js';

/** Gives every table one host of a kind, which is closed when the table is taken away. */
export function hostsOf(open: () => Host): (table: WhistTable) => Host {
  const hosts = new WeakMap<WhistTable, Host>();
  return (table) => {
    let host = hosts.get(table);
    if (!host) {
      const opened = host = open();
      hosts.set(table, opened);
      table.addController({hostDisconnected: () => queueMicrotask(() => {
        if (!table.isConnected) opened.close();
      })});
    }
    return host;
  };
}
