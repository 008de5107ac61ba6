import type { LoadedRealm } from '@marquee/realm/node';

/** Where the handler finds realms. A folder is one source; an object store would be another. */
export interface RealmSource {
  /** The realm that answers for a host name, without its port. */
  byHost(host: string): LoadedRealm | undefined;
  all(): readonly LoadedRealm[];
}

const developmentSuffix = '.localhost';

/** Finds realms by the hosts they name, and every realm at `<id>.localhost`. */
export function indexRealms(realms: readonly LoadedRealm[]): RealmSource {
  const hosts = new Map<string, LoadedRealm>();
  for (const loaded of realms) {
    for (const host of loaded.realm.hosts) hosts.set(host.toLowerCase(), loaded);
    hosts.set(`${loaded.realm.id}${developmentSuffix}`, loaded);
  }
  return { byHost: (host) => hosts.get(host.toLowerCase()), all: () => realms };
}
