import {
  type AccentGrounds,
  INTERFACE,
  nearestAccent,
  ROOM,
  roomOn,
  roomySurface,
  SCHEMES,
  type Scheme,
  schemeOf,
  TEXT,
} from '@marquee/theme';
import { isRecord, placesAt } from '../document/pointer';
import { type Draft, quote } from '../findings/draft';
import { languagePart } from '../texts/localised';
import { accentGroundsOf } from './accent-grounds';
import { supportedLocales } from './locales';
import type { Subject } from './subject';

/** Fonts with letters for scripts other than Latin. */
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
 * Finds colours of a brand that viewers will not see as given. The theme never shows a pair without contrast: it moves the
 * colour. The neutral is never shown as given, and the second accent never moves, because the text on it turns light or
 * dark; neither makes a finding.
 */
export function themeDrafts(subject: Subject): Draft[] {
  return [...colourDrafts(subject), ...fontDrafts(subject)];
}

export const chosenScheme = ({ scheme }: Record<string, unknown>): Scheme | 'auto' =>
  scheme === 'light' || scheme === 'dark' ? scheme : 'auto';

/** A colour and its place in the file. */
interface Given {
  value: string;
  pointer: string;
}

function colourDrafts({ config, refused }: Subject): Draft[] {
  const [place] = placesAt(config, '/theme');
  if (!place || !isRecord(place.value) || refused('/theme')) return [];
  const theme = place.value;
  const chosen = chosenScheme(theme);
  const schemes: readonly Scheme[] = SCHEMES[chosen];
  const unused = SCHEMES.auto
    .filter((scheme) => isRecord(theme[scheme]) && !schemes.includes(scheme))
    .map((scheme) => unusedDraft(scheme, chosen));

  const surfaces = schemes.flatMap((scheme) => {
    const given = colourIn(theme, scheme, 'surface');
    if (!given) return [];
    const own = given.pointer.startsWith(`/theme/${scheme}/`);
    // A surface for both schemes is used only in the scheme of its lightness.
    if (!own && chosen === 'auto' && schemeOf(given.value) !== scheme) return [];
    return surfaceDrafts(given, own ? scheme : chosen);
  });
  if (surfaces.length > 0) return [...unused, ...surfaces];

  const pages = schemes.map((scheme) => ({
    accent: colourIn(theme, scheme, 'accent'),
    grounds: groundsOf(theme, scheme),
  }));
  const accents = pages.flatMap(({ accent }, index) =>
    accent && pages.findIndex((other) => isSame(other.accent, accent)) === index ? [accent] : [],
  );
  return [
    ...unused,
    ...accents.flatMap((accent) =>
      accentDrafts(
        accent,
        pages.filter((page) => isSame(page.accent, accent)).map(({ grounds }) => grounds),
      ),
    ),
  ];
}

/** Derives the grounds of a scheme's pages. */
export function groundsOf(theme: Record<string, unknown>, scheme: Scheme): AccentGrounds {
  return accentGroundsOf(
    {
      neutral: colourIn(theme, scheme, 'neutral')?.value,
      surface: colourIn(theme, scheme, 'surface')?.value,
    },
    scheme,
  );
}

/** Finds the colour of one scheme: its own, or that of both. */
function colourIn(
  theme: Record<string, unknown>,
  scheme: Scheme,
  key: 'accent' | 'neutral' | 'surface',
): Given | undefined {
  const own = isRecord(theme[scheme]) ? theme[scheme][key] : undefined;
  if (typeof own === 'string') return { value: own, pointer: `/theme/${scheme}/${key}` };
  const both = theme[key];
  return typeof both === 'string' ? { value: both, pointer: `/theme/${key}` } : undefined;
}

const isSame = (one: Given | undefined, other: Given | undefined) =>
  one?.pointer === other?.pointer;

const unusedDraft = (scheme: Scheme, chosen: string): Draft => ({
  rule: 'unused-key',
  pointer: `/theme/${scheme}`,
  at: 'key',
  message: `${quote(scheme)} is not used: the scheme is ${quote(chosen)}.`,
  suggestion: '"scheme": "auto"',
});

function surfaceDrafts({ value: surface, pointer }: Given, chosen: Scheme | 'auto'): Draft[] {
  const meant = schemeOf(surface);
  const scheme = chosen === 'auto' ? meant : chosen;
  if (roomOn(surface, meant) < ROOM) {
    const better = roomySurface(surface, scheme);
    return [
      {
        rule: 'contrast-surface',
        pointer,
        message: `On ${quote(surface)} and raised parts of it ${scheme === 'dark' ? 'white' : 'black'} text has a contrast of ${ratio(roomOn(surface, scheme))} only, and needs ${ratio(ROOM)}: the page is shown in another colour.`,
        suggestion: better,
        change: { set: better },
      },
    ];
  }
  if (scheme === meant) return [];
  const both = pointer === '/theme/surface';
  return [
    {
      rule: 'surface-unused',
      pointer,
      message: `${quote(surface)} is a ${meant} surface, and ${both ? `the scheme is ${quote(scheme)}` : `it is given for ${scheme} pages`}: it is not used.`,
      ...(both && { suggestion: `"scheme": "${meant}"` }),
    },
  ];
}

function accentDrafts({ value, pointer }: Given, pages: readonly AccentGrounds[]): Draft[] {
  const accent = value.toLowerCase();
  const faint = pages.filter((page) => page.edges(accent) < INTERFACE);
  if (faint.length > 0) {
    const everywhere = faint.length === pages.length;
    const reached = faint.map((page) => `${ratio(page.edges(accent))} on ${pageOf(page)}`);
    const better = nearestAccent(accent, faint);
    const [lost] = faint;
    return [
      {
        rule: everywhere ? 'contrast-interface' : 'contrast-other-scheme',
        pointer,
        message: `${quote(accent)} has a contrast of ${reached.join(' and ')}, and edges and marks need ${ratio(INTERFACE)}: they are shown in another colour there.`,
        suggestion: everywhere || !better ? better : `"${lost?.scheme}": { "accent": "${better}" }`,
        ...(everywhere && better && { change: { set: better } }),
      },
    ];
  }
  const [page, another] = pages;
  // No colour is readable both on light pages and on dark ones: there, text has a shade of the accent.
  if (!page || another || page.text(accent) >= TEXT) return [];
  return [
    {
      rule: 'contrast-text',
      pointer,
      message: `${quote(accent)} has a contrast of ${ratio(page.text(accent))} on ${pageOf(page)}, and text needs ${ratio(TEXT)}: links and other text are shown in another colour.`,
      suggestion: nearestAccent(accent, pages),
    },
  ];
}

const pageOf = ({ scheme, surface }: AccentGrounds) =>
  `${scheme} pages (${surface} and raised parts of it)`;

export const ratio = (value: number) => `${(Math.floor(value * 10) / 10).toFixed(1)}:1`;

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
    return [
      {
        rule: 'font-without-script',
        pointer: font.pointer,
        message: `The font ${quote(font.value)} has no ${script} letters, and ${quote(languagePart(tag))} is a language of the site: there the viewer's own system font is used.`,
        ...(script === 'Arabic' && { suggestion: use === 'display' ? 'kufi' : 'naskh' }),
      },
    ];
  });
}

const scripts = new Map<string, string | undefined>();

/** Finds the script of a language, when it is not Latin. */
function scriptOf(tag: string): string | undefined {
  if (!scripts.has(tag)) scripts.set(tag, likelyScript(tag));
  return scripts.get(tag);
}

function likelyScript(tag: string): string | undefined {
  try {
    const { script } = new Intl.Locale(tag).maximize();
    return script === 'Latn' ? undefined : script;
  } catch (error) {
    // A tag that is no language has no script; the schema reports it.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
