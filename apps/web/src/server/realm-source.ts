import type { LoadedRealm } from '@marquee/realm/node';
import { plainHost } from './rules/plain-host';

/** The source in which the handler finds realms, such as a folder or an object store. */
export interface RealmSource {
  /** The realm that answers for a host name, without its port, however it is written. */
  byHost(host: string): LoadedRealm | undefined;
  all(): readonly LoadedRealm[];
}

const developmentSuffix = '.localhost';

/** Finds realms by the hosts they name, and every realm at `<id>.localhost`. */
export function indexRealms(realms: readonly LoadedRealm[]): RealmSource {
  const hosts = new Map<string, LoadedRealm>();
  for (const loaded of realms) {
    for (const host of loaded.realm.hosts) hosts.set(plainHost(host), loaded);
    hosts.set(`${loaded.realm.id}${developmentSuffix}`, loaded);
  }
  return {
    // Nearly every host is written as it is compared.
    byHost: (host) => hosts.get(host) ?? hosts.get(plainHost(host)),
    all: () => realms,
  };
}
