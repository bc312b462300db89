import type {Host} from '@quinola/opponents';
import type {ReactiveControllerHost} from 'lit';

/** Gives every table one host of a kind, which is closed when the table is taken away. */
export function hostsOf(open: () => Host): (table: ReactiveControllerHost & HTMLElement) => Host {
  const hosts = new WeakMap<object, Host>();
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
