import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../stand/paths';

const folders = [
  ...['packages/renderer/src/labels', 'packages/identity/src/labels'],
  ...['packages/identity/src/redirect/labels', 'packages/catalogue/src/labels'],
  ...['packages/identity/src/device/labels', 'packages/identity/src/impersonate/labels'],
  ...['packages/identity/src/licence-redirect/labels', 'packages/renderer/src/shell/agent/labels'],
  ...['packages/renderer/src/cookie-consent/labels', 'packages/renderer/src/country/labels'],
  ...['packages/identity/src/tv/labels', 'packages/identity/src/tv/name-labels'],
  'packages/identity/src/social/labels',
  ...['google', 'apple', 'facebook', 'gigya', 'magic-link', 'firebase'].map(
    (provider) => `packages/identity/src/providers/${provider}/labels`,
  ),
  'packages/identity/src/providers/opin/labels',
  'packages/identity/src/providers/passkey/labels',
  'packages/identity/src/account/labels',
  'packages/catalogue/src/favourites/labels',
  'packages/renderer/src/forms/labels',
  ...['recovery', 'confirmation', 'consent', 'sign-up', 'completion', 'region'].map(
    (screen) => `packages/identity/src/${screen}/labels`,
  ),
];
const sets = new Map<string, Record<string, string>>();

/** The words that a viewer reads, by label key and language. */
export function word(key: string, values: Record<string, string> = {}, language = 'en'): string {
  let set = sets.get(language);
  if (!set) {
    const files = folders.map((folder) =>
      readFileSync(join(root, folder, `${language}.json`), 'utf8'),
    );
    set = Object.assign({}, ...files.map((text) => JSON.parse(text)));
    sets.set(language, set ?? {});
  }
  const text = set?.[key];
  if (text === undefined) throw new Error(`There is no label "${key}" in ${language}.`);
  return text.replace(/\{(\w+)\}/g, (hole, name) => values[name] ?? hole);
}
