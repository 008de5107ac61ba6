import { childPointer, isRecord, placesAt, spokenPath } from '../document/pointer';
import { type Draft, quote } from '../findings/draft';
import { closest } from '../findings/suggestions';
import { canonicalLocale } from '../findings/value-suggestions';
import { PLACES } from '../generated/places';
import { languagePart } from '../texts/localised';
import { supportedLocales } from './locales';
import type { Subject } from './subject';

interface Text {
  pointer: string;
  missing: string[];
  foreign: string[];
}

/** The locales that a realm offers, each with its place in the file. */
interface Offer {
  places: Map<string, string>;
  standard: string | undefined;
}

/**
 * Finds texts that lack a supported language, or have another. A mistake that all texts share (a locale added to the list,
 * or removed from it) is reported once, at the list.
 */
export function translationDrafts({ config, refused }: Subject): Draft[] {
  const offer = refused('/locales') ? undefined : offeredLocales(config);
  if (!offer) return [];
  const texts = PLACES.text
    .flatMap((pattern) => placesAt(config, pattern))
    .flatMap(({ pointer, value }) => (isRecord(value) ? [textAt(pointer, value, offer)] : []));

  const absent = [...offer.places.keys()].filter(
    (tag) => texts.length > 1 && texts.every(({ missing }) => missing.includes(tag)),
  );
  const all = [...texts, ...wording(config, offer)];
  const surplus = [...new Set(all.flatMap(({ foreign }) => foreign))].filter(
    (tag) => isOfficial(tag) && all.filter(({ foreign }) => foreign.includes(tag)).length > 1,
  );
  const own = all.map(({ pointer, missing, foreign }) => ({
    pointer,
    missing: missing.filter((tag) => !absent.includes(tag)),
    foreign: foreign.filter((tag) => !surplus.includes(tag)),
  }));
  return [
    ...listDrafts(absent, surplus, offer, config),
    ...own.flatMap((text) => textDrafts(text, offer, refused)),
  ];
}

function offeredLocales(config: unknown): Offer | undefined {
  const [standard] = placesAt(config, '/locales/default');
  const supported = supportedLocales(config);
  const listed = supported.length > 0 ? supported : standard ? [standard] : [];
  if (listed.length === 0) return undefined;
  const places = new Map<string, string>();
  for (const { pointer, value } of listed) {
    // With an invalid locale in the list, texts cannot be judged.
    if (typeof value !== 'string' || !isOfficial(value)) return undefined;
    places.set(value, pointer);
  }
  const value = standard?.value;
  return { places, standard: typeof value === 'string' && places.has(value) ? value : undefined };
}

function textAt(pointer: string, value: Record<string, unknown>, { places }: Offer): Text {
  const keys = Object.keys(value);
  const tags = [...places.keys()];
  const languages = tags.map(languagePart);
  return {
    pointer,
    missing: tags.filter((tag) => !keys.includes(tag) && !keys.includes(languagePart(tag))),
    foreign: keys.filter((key) => !tags.includes(key) && !languages.includes(key)),
  };
}

/** Reads the brand's own wording, which need not be in every language: the built-in labels are. */
function wording(config: unknown, offer: Offer): Text[] {
  return placesAt(config, '/wording').flatMap(({ pointer, value }) =>
    isRecord(value) ? [{ ...textAt(pointer, value, offer), missing: [] }] : [],
  );
}

function listDrafts(absent: string[], surplus: string[], offer: Offer, config: unknown): Draft[] {
  const left = new Set(surplus);
  const drafts = absent.map((tag): Draft => {
    const meant = closest(tag, left) ?? (left.size === 1 ? [...left][0] : undefined);
    if (meant !== undefined) left.delete(meant);
    return {
      rule: tag === offer.standard ? 'default-text-missing' : 'translation-missing',
      pointer: offer.places.get(tag) ?? '/locales',
      message: `No text of this realm is in ${quote(tag)}.`,
      suggestion: meant,
      // The texts have several languages that the list lacks, and any of them may be meant.
      ...(meant === undefined && left.size > 0 && { allowed: surplus }),
    };
  });
  // Languages that only the texts have, and others that only the list has, are one mistake together.
  if (absent.length > 0) return drafts;
  const [list] = placesAt(config, '/locales/supported');
  for (const tag of left) {
    drafts.push({
      rule: 'translation-unused',
      pointer: list?.pointer ?? '/locales',
      message: `Some texts are in ${quote(tag)}, which is not a supported locale.`,
      suggestion: tag,
    });
  }
  return drafts;
}

function textDrafts(text: Text, { places, standard }: Offer, refused: Subject['refused']): Draft[] {
  const missing = new Set(text.missing);
  const drafts: Draft[] = [];
  for (const key of text.foreign) {
    const meant = closest(key, missing) ?? [...missing][0];
    if (meant !== undefined) missing.delete(meant);
    const pointer = childPointer(text.pointer, key);
    // The schema reports a key that is no language tag.
    if (refused(pointer)) continue;
    const isStandard = meant !== undefined && meant === standard;
    drafts.push({
      rule: isStandard ? 'default-text-missing' : 'translation-unused',
      pointer,
      at: 'key',
      message: isStandard
        ? `${spokenPath(text.pointer)} has a text in ${quote(key)}, but none in the default locale ${quote(meant)}.`
        : `${quote(key)} is not a supported locale: no viewer will see this text.`,
      allowed: [...places.keys()],
      suggestion: meant,
    });
  }
  if (missing.size > 0) {
    const isStandard = standard !== undefined && missing.has(standard);
    const tags = [...missing].map(quote).join(' and ');
    drafts.push({
      rule: isStandard ? 'default-text-missing' : 'translation-missing',
      pointer: text.pointer,
      message: `${spokenPath(text.pointer)} has no text in ${tags}.`,
      allowed: [...places.keys()],
    });
  }
  return drafts;
}

function isOfficial(tag: string): boolean {
  return canonicalLocale(tag) === tag;
}
