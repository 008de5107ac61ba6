import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../stand/paths';

/** The sample realms; what a journey expects of a brand is read from the brand's own file. */
export const REALMS = ['apex', 'corral', 'noor', 'metro', 'unity', 'plain'] as const;
export type RealmId = (typeof REALMS)[number];

type Localised = string | Record<string, string>;

export interface RealmFile {
  name: Localised;
  fullName: Localised;
  description: Localised;
  locales: { default: string; supported: (string | { tag: string })[] };
  auth: { providers: { type: string }[] };
  pages?: {
    home?: { sections?: { type: string; title?: Localised }[] };
    own?: { id: string }[];
  };
}

export function realmFile(id: RealmId): RealmFile {
  const text = readFileSync(join(root, 'realm-configs', id, 'realm.json'), 'utf8');
  // The files are validated by their own command; here they are only read.
  return JSON.parse(text) as RealmFile;
}

/** The text of a locale, as files write texts. */
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
