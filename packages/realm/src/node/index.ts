export type { FormatOptions } from './format-findings';
export { formatFindings } from './format-findings';
export type { RealmLabels } from './read-labels';
export type { LoadedRealm, ReadOptions, RealmRead } from './read-realm';
export { readRealm } from './read-realm';
export type { RealmsRead } from './read-realms';
export { readRealms } from './read-realms';
export type { RealmsChange, WatchOptions } from './watch-realms';
export { watchRealms } from './watch-realms';
