import { contrast, isDark, PAPER, reaching } from '../contrast';
import { type Draft, quote } from '../draft';
import { languagePart } from '../localised';
import { isRecord, placesAt } from '../pointer';
import type { Subject } from './index';
import { supportedLocales } from './locales';

/** Words need this much, marks and edges of controls that much (WCAG 2.2, 1.4.3 and 1.4.11). */
const TEXT = 4.5;
const INTERFACE = 3;
/** What a page's surface has to leave to black or white, so that every text on it has room. */
const ROOM = 10;

/** Fonts with letters for other scripts than Latin. */
const SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  kufi: ['Arab'],
  naskh: ['Arab'],
};
const SCRIPT_NAMES: Readonly<Record<string, string>> = {
  Arab: 'Arabic',
  Cyrl: 'Cyrillic',
  Deva: 'Devanagari',
  Grek: 'Greek',
  Hebr: 'Hebrew',
  Jpan: 'Japanese',
  Kore: 'Korean',
  Thai: 'Thai',
};

/**
 * A brand's own colours beside each other. The theme never shows a pair without contrast: it moves a colour that has
 * none. What is said here is that viewers will then see another colour than the brand's.
 */
export function themeDrafts(subject: Subject): Draft[] {
  return [...colourDrafts(subject), ...fontDrafts(subject)];
}

function colourDrafts({ config, refused }: Subject): Draft[] {
  const [theme] = placesAt(config, '/theme');
  if (!theme || !isRecord(theme.value) || refused('/theme')) return [];
  const { scheme, accent, surface } = theme.value;
  if (typeof surface === 'string') {
    const drafts = surfaceDrafts(surface, scheme);
    if (drafts.length > 0) return drafts;
  }
  const page = pageOf(surface, scheme);
  return typeof accent === 'string' && page ? accentDrafts(accent, page) : [];
}

/** What the accent stands on, where that is plain: the brand's surface, or the paper of the one scheme there is. */
function pageOf(surface: unknown, scheme: unknown): string | undefined {
  if (typeof surface === 'string') return surface;
  return scheme === 'light' || scheme === 'dark' ? PAPER[scheme] : undefined;
}

function surfaceDrafts(surface: string, scheme: unknown): Draft[] {
  const pointer = '/theme/surface';
  const dark = scheme === 'dark' || (scheme !== 'light' && isDark(surface));
  const extreme = dark ? '#ffffff' : '#000000';
  const reached = contrast(surface, extreme);
  const isOther = contrast(surface, isDark(surface) ? '#ffffff' : '#000000') >= ROOM;
  if (reached < ROOM && !isOther) {
    const better = reaching(surface, extreme, ROOM);
    return [
      {
        rule: 'contrast-surface',
        pointer,
        message: `On ${quote(surface)} ${dark ? 'white' : 'black'} text reaches ${ratio(reached)} only: the page would be drawn in another colour. It takes ${ratio(ROOM)}.`,
        suggestion: better,
        ...(better && { change: { set: better } }),
      },
    ];
  }
  const meant = isDark(surface) ? 'dark' : 'light';
  if ((scheme !== 'light' && scheme !== 'dark') || scheme === meant) return [];
  return [
    {
      rule: 'surface-unused',
      pointer,
      message: `${quote(surface)} is a ${meant} surface, and the scheme is ${quote(scheme)}: it is not used.`,
      suggestion: `"scheme": "${meant}"`,
    },
  ];
}

function accentDrafts(accent: string, page: string): Draft[] {
  const reached = contrast(accent, page);
  if (reached >= TEXT) return [];
  const faint = reached < INTERFACE;
  const needed = faint ? INTERFACE : TEXT;
  // What words can be read in can be seen as an edge, too: one change mends both.
  const better = reaching(accent, page, TEXT);
  const lost = faint
    ? 'buttons, edges and the mark of the focus could hardly be seen'
    : 'words in it, such as links, would be hard to read';
  return [
    {
      rule: faint ? 'contrast-interface' : 'contrast-text',
      pointer: '/theme/accent',
      message: `${quote(accent)} reaches ${ratio(reached)} on the page (${page}), and ${lost}: they will be drawn in another colour. It takes ${ratio(needed)}.`,
      suggestion: better,
      ...(better && { change: { set: better } }),
    },
  ];
}

const ratio = (value: number) => `${(Math.floor(value * 10) / 10).toFixed(1)}:1`;

function fontDrafts({ config, refused }: Subject): Draft[] {
  if (refused('/theme') || refused('/locales')) return [];
  const tags = [...supportedLocales(config), ...placesAt(config, '/locales/default')].map(
    ({ value }) => String(value),
  );
  return ['display', 'text'].flatMap((use): Draft[] => {
    const [font] = placesAt(config, `/theme/fonts/${use}`);
    if (!font || font.value === 'default') return [];
    const known = SCRIPTS[String(font.value)] ?? [];
    const tag = tags.find((candidate) => {
      const script = scriptOf(candidate);
      return script !== undefined && !known.includes(script);
    });
    if (tag === undefined) return [];
    const script = SCRIPT_NAMES[scriptOf(tag) ?? ''] ?? scriptOf(tag);
    const stand = "the viewer's own system font";
    return [
      {
        rule: 'font-without-script',
        pointer: font.pointer,
        message: `The font ${quote(font.value)} has no ${script} letters, and ${quote(languagePart(tag))} is on offer: ${stand} stands in there.`,
        ...(script === 'Arabic' && { suggestion: use === 'display' ? 'kufi' : 'naskh' }),
      },
    ];
  });
}

const scripts = new Map<string, string | undefined>();

/** The script of a language, when it is not Latin. */
function scriptOf(tag: string): string | undefined {
  if (!scripts.has(tag)) scripts.set(tag, likelyScript(tag));
  return scripts.get(tag);
}

function likelyScript(tag: string): string | undefined {
  try {
    const { script } = new Intl.Locale(tag).maximize();
    return script === 'Latn' ? undefined : script;
  } catch (error) {
    // What is no language has no script; the schema has spoken about it.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
