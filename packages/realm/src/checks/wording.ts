import { childPointer, isRecord, placesAt } from '../document/pointer';
import { type Draft, quote } from '../findings/draft';
import { closest, unmistakable } from '../findings/suggestions';
import { LABELS } from '../generated/labels';
import { languagePart } from '../texts/localised';
import { labelKeyIn, PLURAL } from '../texts/renamed-labels';
import { pluralDrafts } from './plurals';
import type { Subject } from './subject';

/** Keys that are not in the product's list: parts of addresses by country, and messages of a brand's own sign-in functions. */
const OF_OTHERS = /FieldIs(Required|Invalid)$|^firebaseBlockingFunction_/;

/** The placeholders that one of a key's texts has, by the key without its plural form. */
const PLACEHOLDERS = new Map<string, Set<string>>();
for (const [key, names] of Object.entries(LABELS)) {
  const stem = key.replace(PLURAL, '');
  const known = PLACEHOLDERS.get(stem) ?? new Set();
  for (const name of names.split(' ').filter(Boolean)) known.add(name);
  if (PLURAL.test(key)) known.add('count');
  PLACEHOLDERS.set(stem, known);
}

/** Finds wording of the brand's own that replaces no label of the product, or has placeholders that it does not fill. */
export function wordingDrafts({ config, refused }: Subject): Draft[] {
  return placesAt(config, '/wording').flatMap(({ value }) => {
    const wording = isRecord(value) ? value : {};
    return Object.entries(wording).flatMap(([tag, words]) => {
      const pointer = childPointer('/wording', tag);
      if (!isRecord(words) || refused(pointer)) return [];
      const below = wording[languagePart(tag)];
      return [
        ...wordsDrafts(pointer, words),
        ...pluralDrafts(pointer, words, tag, isRecord(below) ? below : {}),
      ];
    });
  });
}

/** Limits the unknown keys that get a suggestion: each takes a thousand comparisons, and no operator reads more. */
const MOST_MEANT = 200;

/** Checks the labels of one language: key → text. */
export function wordsDrafts(pointer: string, words: Readonly<Record<string, unknown>>): Draft[] {
  const known = Object.keys(LABELS).filter((name) => !Object.hasOwn(words, name));
  let unknown = 0;
  return Object.entries(words).flatMap(([key, text]): Draft[] => {
    if (typeof text !== 'string') return [];
    const place = childPointer(pointer, key);
    const names = PLACEHOLDERS.get(key.replace(PLURAL, ''));
    if (names) return placeholderDrafts(place, text, names);
    if (OF_OTHERS.test(key)) return [];
    const renamed = labelKeyIn(words, key);
    if (renamed !== key) return [renamedDraft(place, key, renamed)];
    unknown += 1;
    const candidates = unknown > MOST_MEANT ? [] : known;
    const meant = unmistakable(key, candidates);
    return [
      {
        rule: 'unknown-label',
        pointer: place,
        at: 'key',
        message: `No label of the site has the key ${quote(key)}: no viewer will see this text.`,
        suggestion: closest(key, candidates),
        ...(meant !== undefined && { change: { rename: meant } }),
      },
    ];
  });
}

const renamedDraft = (pointer: string, key: string, renamed: string): Draft => ({
  rule: 'renamed-label',
  pointer,
  at: 'key',
  message: `The key ${quote(key)} has the new name ${quote(renamed)}. The old one still works.`,
  suggestion: renamed,
  change: { rename: renamed },
});

/** Finds the first placeholder that the product does not fill. */
function placeholderDrafts(pointer: string, text: string, names: ReadonlySet<string>): Draft[] {
  const rule = 'unknown-placeholder';
  const known = [...names];
  for (const { 0: whole, 1: name } of text.matchAll(/\{(\w+)\}/g)) {
    if (name === undefined || names.has(name)) continue;
    const meant = closest(name, known);
    const better = meant === undefined ? undefined : text.replace(whole, () => `{${meant}}`);
    const isCertain = better !== undefined && unmistakable(name, known) !== undefined;
    return [
      {
        rule,
        pointer,
        allowed: known.map((one) => `{${one}}`),
        suggestion: better,
        message: `There is no value for ${quote(whole)} here: viewers would read the placeholder.`,
        ...(isCertain && { change: { set: better } }),
      },
    ];
  }
  const [open] = text.replace(/\{\w+\}/g, '').match(/[{}]\s*\w*/) ?? [];
  if (open === undefined) return [];
  const message = `${quote(open)} is half of a placeholder: viewers would read it as it is.`;
  return [{ rule, pointer, message, allowed: known.map((one) => `{${one}}`) }];
}
