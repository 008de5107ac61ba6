import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

// Distinct realms out of a seed: names, colours, languages, fields, menus, pages and pictures differ from one to the next.

/**
 * mulberry32: small, and the same everywhere.
 * @param {number} seed
 */
export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** Realms that the sandbox origin knows: each made one asks with the key of one of these. */
const KEYS = ['apex', 'corral', 'noor', 'metro', 'unity', 'plain'];

const FIRST = ['River', 'Harbour', 'Summit', 'Meadow', 'Lantern', 'Copper', 'Granite', 'Cedar'];
const SECOND = ['Rowing', 'Chess', 'Cycling', 'Opera', 'Surf', 'Karting', 'Theatre', 'Hockey'];
const THIRD = ['League', 'Channel', 'Club', 'Network', 'Live', 'Stage', 'World', 'House'];

/** @type {Record<string, string[]>} */
const WORDS = {
  en: ['Today', 'Replays', 'New here', 'Every final', 'For you', 'Tickets', 'Terms', 'Your club'],
  es: [
    'Hoy',
    'Repeticiones',
    'Novedades',
    'Todas las finales',
    'Para ti',
    'Entradas',
    'Condiciones',
    'Tu club',
  ],
  pt: [
    'Hoje',
    'Replays',
    'Novidades',
    'Todas as finais',
    'Para você',
    'Ingressos',
    'Termos',
    'Seu clube',
  ],
  ar: ['اليوم', 'إعادات', 'جديد', 'كل النهائيات', 'لك', 'تذاكر', 'الشروط', 'ناديك'],
};

const FIELDS = [
  { id: 'name', type: 'fullName' },
  { id: 'nickname', type: 'text', size: 40 },
  { id: 'phone', type: 'phoneNumber' },
  { id: 'birthDate', type: 'birthDate' },
  { id: 'tax', type: 'taxNumber' },
];

/**
 * A realm with its pictures, as texts by path.
 * @param {number} number
 * @param {number} seed
 */
export function makeRealm(number, seed) {
  const chance = random(seed * 1_000_003 + number);
  /** @type {(below: number) => number} */
  const whole = (below) => Math.floor(chance() * below);
  /** @type {(list: string[]) => string} */
  const pick = (list) => list[whole(list.length)] ?? '';
  const languages = ['en', ...['es', 'pt', 'ar'].filter(() => chance() < 0.35)];
  const standard = pick(languages);
  /** @type {(index: number, more?: string) => Record<string, string>} */
  const said = (index, more = '') =>
    Object.fromEntries(languages.map((tag) => [tag, `${WORDS[tag]?.[index % 8]}${more}`]));
  const id = `bench-${String(number).padStart(5, '0')}`;
  const name = `${pick(FIRST)} ${pick(SECOND)} ${number}`;
  const hex = () => `#${whole(0x1000000).toString(16).padStart(6, '0')}`;
  const rails = ['live', 'upcoming', 'replays', 'latest', 'videos', 'series', 'playlists'];
  const accent = hex();
  const realm = {
    name,
    fullName: `${name} ${pick(THIRD)}`,
    description: said(whole(8), `, ${name}.`),
    hosts: [`${id}.example`],
    brand: {
      logo: 'assets/logo.svg',
      ...(chance() < 0.6 ? { icon: 'assets/icon.svg' } : {}),
      loginBackground: { web: 'assets/login.svg' },
      legalLine: said(6, ` ${2000 + number}`),
    },
    locales: { default: standard, supported: languages },
    origin: { publicKey: `${KEYS[number % KEYS.length]}-public-key` },
    auth: {
      providers: [
        {
          type: 'id',
          fields: [
            { id: 'email', type: 'email', required: true },
            { id: 'password', type: 'password', required: true },
            { id: 'confirmPassword', type: 'confirmPassword', required: true },
            ...FIELDS.filter(() => chance() < 0.4),
          ],
        },
      ],
      selfRegistration: chance() < 0.8,
    },
    menus: {
      main: Array.from({ length: 2 + whole(4) }, (_, index) => ({
        label: said(whole(8)),
        to: index === 0 ? { route: 'home' } : { href: `https://${id}.example/section-${index}` },
      })),
      footer: [{ label: said(6), to: { href: `https://${id}.example/terms` } }],
    },
    pages: {
      home: {
        sections: [
          { type: 'hero', id: 'top', source: 'featured', limit: 2 + whole(4) },
          ...rails
            .filter(() => chance() < 0.6)
            .map((source) => ({
              type: 'rail',
              id: source,
              title: said(whole(8)),
              source,
              shape: pick(['landscape', 'portrait', 'square']),
              limit: 6 + whole(8),
            })),
        ],
      },
    },
    theme: {
      scheme: pick(['light', 'dark', 'auto']),
      accent,
      neutral: hex(),
      fonts: { display: pick(['wide', 'condensed', 'slab', 'default']), text: 'default' },
      corners: pick(['sharp', 'soft', 'round', 'pill']),
      density: pick(['compact', 'regular', 'airy']),
    },
    legal: { terms: `https://${id}.example/terms`, privacy: `https://${id}.example/privacy` },
  };
  const letter = name.charCodeAt(0) % 20;
  /** @type {(width: number, height: number, inner: string) => string} */
  const svg = (width, height, inner) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`;
  return {
    id,
    files: {
      'realm.json': `${JSON.stringify(realm, null, 2)}\n`,
      'assets/logo.svg': svg(
        160 + letter,
        48,
        `<path fill="${accent}" d="M0 0h${40 + whole(80)}v48H0Z"/><path fill="${hex()}" d="M${90 + letter} 24a20 20 0 1 0 1 0Z"/>`,
      ),
      'assets/icon.svg': svg(
        512,
        512,
        `<path fill="${accent}" d="M0 0h512v512H0Z"/><path fill="${hex()}" d="M${60 + whole(100)} 80 400 ${200 + whole(200)} 120 430Z"/>`,
      ),
      'assets/login.svg': svg(
        1600,
        1000,
        `<path fill="${hex()}" d="M0 0h1600v1000H0Z"/><path fill="${hex()}" d="M0 ${300 + whole(300)} 1600 700v300H0Z"/>`,
      ),
    },
  };
}

/**
 * Writes so many realms into a folder.
 * @param {string} folder
 * @param {number} count
 * @param {number} seed
 */
export async function writeRealms(folder, count, seed) {
  for (let number = 0; number < count; number += 1) {
    const { id, files } = makeRealm(number, seed);
    await mkdir(join(folder, id, 'assets'), { recursive: true });
    for (const [path, content] of Object.entries(files)) {
      await writeFile(join(folder, id, path), content);
    }
  }
}
