import { childPointer, isRecord, type Located, placesAt } from '../document/pointer';
import { type Draft, quote } from '../findings/draft';
import { closest } from '../findings/suggestions';
import { canonicalLocale } from '../findings/value-suggestions';
import type { Subject } from './subject';

/** Finds locales that are twice or unofficial, an unsupported default, and unknown time zones. */
export function localeDrafts({ config, refused }: Subject): Draft[] {
  const supported = supportedLocales(config);
  const [standard] = placesAt(config, '/locales/default');
  const drafts = [...supported, ...(standard ? [standard] : [])].flatMap(formDrafts);

  const seen = new Set<string>();
  for (const { pointer, value } of supported) {
    const official = officialForm(value);
    if (official === undefined) continue;
    if (seen.has(official)) {
      const message = `The locale ${quote(value)} is listed twice.`;
      const entry = pointer.replace(/\/tag$/, '');
      drafts.push({
        rule: 'duplicate-locale',
        pointer,
        message,
        change: { remove: true, pointer: entry },
      });
    }
    seen.add(official);
  }

  const wanted = officialForm(standard?.value);
  if (
    standard &&
    !refused('/locales') &&
    wanted !== undefined &&
    seen.size > 0 &&
    !seen.has(wanted)
  ) {
    const tags = [...seen];
    drafts.push({
      rule: 'default-locale-unsupported',
      pointer: standard.pointer,
      message: `The default locale ${quote(wanted)} is not a supported locale.`,
      allowed: tags,
      suggestion: closest(wanted, tags) ?? (tags.length === 1 ? tags[0] : undefined),
      ...(tags.length === 1 && { change: { set: tags[0] } }),
    });
  }
  return [...drafts, ...placesAt(config, '/locales/timeZone').flatMap(zoneDrafts)];
}

/** Finds a zone that no browser knows: all times would be in UTC. */
function zoneDrafts({ pointer, value }: Located): Draft[] {
  if (typeof value !== 'string' || value === '' || isTimeZone(value)) return [];
  const suggestion = closest(value, Intl.supportedValuesOf('timeZone'));
  return [
    {
      rule: 'unknown-time-zone',
      pointer,
      message: `${quote(value)} is not a time zone of the IANA database, such as Europe/Madrid.`,
      suggestion,
      ...(suggestion && { change: { set: suggestion } }),
    },
  ];
}

/** Whether a name is a time zone. Offsets such as +01:00 are not: older engines refuse them, and they have no summer time. */
function isTimeZone(name: string): boolean {
  if (/^[+-]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The tags in `locales.supported`, short or long. */
export function supportedLocales(config: unknown): Located[] {
  return placesAt(config, '/locales/supported/*').map((place) =>
    isRecord(place.value)
      ? { pointer: childPointer(place.pointer, 'tag'), value: place.value.tag }
      : place,
  );
}

function officialForm(value: unknown): string | undefined {
  return typeof value === 'string' ? canonicalLocale(value.replaceAll('_', '-')) : undefined;
}

function formDrafts({ pointer, value }: Located): Draft[] {
  const official = officialForm(value);
  if (official === undefined || official === value) return [];
  const message = `The official form of ${quote(value)} is ${quote(official)}.`;
  return [
    { rule: 'locale-form', pointer, message, suggestion: official, change: { set: official } },
  ];
}
