import { NEWEST_VERSION } from '@marquee/realm';
import type { Brief } from './brief';
import { PAPER } from './palette';

/** Writes the realm.json of a new brand: its keys, and comments on the next steps. */
export function realmText(
  brief: Brief,
  { schema, folder }: { schema: string; folder: string },
): string {
  const { id, name, fullName, languages, preset, origin } = brief;
  const json = (value: unknown) => JSON.stringify(value);
  const [standard = 'en'] = languages;
  const sections = [
    `  // What each key is for: docs/operators/realm-reference.md. What is wrong: npx marquee validate ${folder}
  "$schema": ${json(schema)},
  "version": ${NEWEST_VERSION}`,
    ...(preset
      ? [
          `  // What this file does not say comes from there.\n  "extends": ${json(`preset:${preset.name}`)}`,
        ]
      : []),
    `  "name": ${json(name)},
  "fullName": ${json(fullName)}`,
    `  // Next: one sentence for search engines and shared links, in each language.
  // "description": { ${json(standard)}: "…" },

  // Next: the host where viewers will find the site. Until then it is at http://${id}.localhost:4300/
  // "hosts": ["watch.${id}.example"],

  "brand": {
    // Drawn from the name and the colour. Replace them by your own: SVG, PNG, JPEG, WebP or AVIF.
    "logo": "assets/logo.svg",
    "icon": "assets/icon.svg",
    "loginBackground": { "web": "assets/login.svg" }
  }`,
    `  "locales": { "default": ${json(standard)}, "supported": [${languages.map(json).join(', ')}] }`,
    `  // Your origin gives you both. This is the sandbox that "npm start" runs.
  "origin": { "address": ${json(origin)}, "publicKey": ${json(`${id}-public-key`)} }`,
    ...auth(brief),
    ...theme(brief),
  ];
  return `{\n${sections.join(',\n\n')}

  // Next: menus, the sections of the home page, legal pages, features: an editor that knows the schema offers them.
}
`;
}

/** Ways to sign in, unless the preset has them all. */
function auth({ signIn, preset }: Brief): string[] {
  if (preset && signIn.every((type) => preset.signIn.includes(type))) return [];
  const types = [...new Set([...(preset?.signIn ?? []), ...signIn])];
  const entries = types.map((type) => `{ "type": ${JSON.stringify(type)} }`).join(', ');
  return [
    `  "auth": {
    // More ways to sign in, and what each needs: docs/operators/sign-in.md
    "providers": [${entries}]
  }`,
  ];
}

function theme({ scheme, accent, preset }: Brief): string[] {
  const other = preset && scheme && scheme !== 'auto' && scheme !== preset.scheme;
  const keys = Object.entries({
    scheme,
    accent,
    // The preset's own surface belongs to the other scheme.
    surface: other ? PAPER[scheme] : undefined,
  }).filter(([, value]) => value !== undefined);
  if (keys.length === 0) return [];
  const members = keys.map(([key, value]) => `"${key}": ${JSON.stringify(value)}`).join(', ');
  return [
    `  // Fonts, corners, density, motion and pictures: docs/operators/theme.md\n  "theme": { ${members} }`,
  ];
}
