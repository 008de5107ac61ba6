import { join } from 'node:path';
import { createFolderWatch, type FolderWatchOptions } from './folder-watch';
import { listRealms } from './list-realms';
import type { AssetCache } from './read-assets';
import { createBaseReader, type LoadedRealm, type RealmRead, readRealm } from './read-realm';
import { combineRealms, type FolderOptions, type RealmsRead } from './read-realms';

export interface RealmsChange extends RealmsRead {
  /** Ids of realms that are new, gone, or changed since the last report. */
  changed: string[];
  /** Ids of realms whose file has errors now: `realms` still has their last good version. */
  kept: string[];
}

export interface WatchOptions extends FolderOptions, Partial<FolderWatchOptions> {
  /** What the caller has read already: every difference from it is reported, even if it changed in between. */
  initial?: RealmsRead;
}

/**
 * Watches a folder of realms. Calls `onChange` when a realm or a finding has changed, with the last good version of a
 * realm that has errors now. Returns the function that stops watching.
 */
export function watchRealms(
  dir: string,
  onChange: (change: RealmsChange) => void,
  { initial, quietMs = 60, lookMs, watch, ...options }: WatchOptions = {},
): () => void {
  const assetCache: AssetCache = options.assetCache ?? new Map();
  const reads = new Map<string, RealmRead>();
  let good: Map<string, LoadedRealm> = new Map(initial?.realms);
  let reported = initial && report(initial);
  let stopped = false;

  const refresh = async (dirty: ReadonlySet<string>) => {
    const list = await listRealms(dir);
    const ids = list.ok ? list.ids : [...good.keys()];
    for (const id of reads.keys()) if (!ids.includes(id)) reads.delete(id);
    if (list.ok) {
      const baseReader = createBaseReader(dir);
      for (const id of ids) {
        const known = reads.get(id);
        // A realm is read again when one of its bases was touched, also when that base is new.
        if (known && ![id, ...known.bases].some((name) => dirty.has(name))) continue;
        reads.set(id, await readRealm(join(dir, id), { ...options, assetCache, baseReader }));
      }
    }
    const found = ids.flatMap((id) => reads.get(id) ?? []);
    const fresh = await combineRealms(found, [], list.ok ? list.findings : []);
    if (stopped) return;

    const kept = ids.filter((id) => !fresh.realms.has(id) && good.has(id));
    const realms = new Map<string, LoadedRealm>();
    for (const id of ids) {
      const realm = fresh.realms.get(id) ?? good.get(id);
      if (realm) realms.set(id, realm);
    }
    const findings = list.ok ? fresh.findings : [list.finding];
    const next = report({ ids, realms, findings });
    const before = reported;
    good = realms;
    reported = next;
    // Without a reading from the caller, this first one is what later ones are compared with.
    if (!before) return;
    const changed = differences(before.realms, next.realms);
    if (changed.length > 0 || before.findings !== next.findings) {
      onChange({ ids, realms, findings, changed, kept });
    }
  };

  const stop = createFolderWatch(dir, refresh, { quietMs, lookMs, watch });
  return () => {
    stopped = true;
    stop();
  };
}

interface Report {
  realms: Map<string, string>;
  findings: string;
}

function report({ realms, findings }: RealmsRead): Report {
  const fingerprint = ({ realm, asked, labels, assets }: LoadedRealm) =>
    JSON.stringify([realm, asked, labels, [...assets]]);
  return {
    realms: new Map([...realms].map(([id, realm]) => [id, fingerprint(realm)])),
    findings: JSON.stringify(findings),
  };
}

function differences(before: Map<string, string>, after: Map<string, string>): string[] {
  const ids = new Set([...before.keys(), ...after.keys()]);
  return [...ids].filter((id) => before.get(id) !== after.get(id)).sort();
}
