import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../test-servers/paths';

/** The sample realms. Journeys read what they expect of a brand from its own file. */
export const REALMS = ['apex', 'corral', 'noor', 'metro', 'unity', 'plain'] as const;
export type RealmId = (typeof REALMS)[number];

type Localised = string | Record<string, string>;

export interface RealmFile {
  name: Localised;
  fullName: Localised;
  description: Localised;
  locales: { default: string; supported: (string | { tag: string })[] };
  auth: { providers: { type: string }[] };
  player?: { autoplay?: 'off' | 'muted' | 'sound' };
  pages?: {
    home?: { sections?: { type: string; title?: Localised }[] };
    own?: { id: string }[];
  };
}

export function realmFile(id: RealmId): RealmFile {
  const text = readFileSync(join(root, 'realm-configs', id, 'realm.json'), 'utf8');
  // `marquee validate` has checked the files.
  return JSON.parse(text) as RealmFile;
}

/** The text in a locale of a text as realm files write it. */
export function textOf(text: Localised | undefined, locale: string): string {
  return typeof text === 'string' ? text : (text?.[locale] ?? '');
}

/** The tags of a realm's locales, the default one first. */
export function localesOf({ locales }: RealmFile): string[] {
  const tags = locales.supported.map((entry) => (typeof entry === 'string' ? entry : entry.tag));
  return [locales.default, ...tags.filter((tag) => tag !== locales.default)];
}

/** The prefix of a locale's addresses. */
export const prefixOf = (realm: RealmFile, locale: string): string =>
  locale === realm.locales.default ? '' : `/${locale}`;
