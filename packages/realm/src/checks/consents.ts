import { childPointer, isRecord, type Located, placesAt, valueAt } from '../document/pointer';
import { type Draft, quote } from '../findings/draft';
import { closest, unmistakable } from '../findings/suggestions';
import type { Subject } from './subject';

/** Finds terms that are asked and not defined, defined and not asked, or ticked from the start. */
export function consentDrafts({ config, refused }: Subject): Draft[] {
  const terms = placesAt(config, '/consents/terms/*').filter(
    (term): term is Term => isRecord(term.value) && !refused(term.pointer),
  );
  const asked = refused('/consents') ? [] : purposeDrafts(config);
  const twice = nameDrafts(terms);
  // One name is there twice, and another one nowhere: the later term has the wrong name.
  const lost = new Set(
    asked.filter(isUnknown).map(({ pointer }) => String(valueAt(config, pointer))),
  );
  const suggestion = twice.length === 1 && lost.size === 1 ? [...lost][0] : undefined;
  if (suggestion !== undefined)
    return [...twice.map((draft) => ({ ...draft, suggestion })), ...terms.flatMap(tickedDrafts)];
  return [...twice, ...terms.flatMap(tickedDrafts), ...asked];
}

const isUnknown = ({ rule }: Draft): boolean => rule === 'unknown-consent';

type Term = Located & { value: Record<string, unknown> };

function nameDrafts(terms: readonly Term[]): Draft[] {
  const seen = new Set<unknown>();
  return terms.flatMap(({ pointer, value: { fieldName } }): Draft[] => {
    const twice = seen.has(fieldName);
    seen.add(fieldName);
    const message = `Another term already has the field name ${quote(fieldName)}: their answers would be stored as one.`;
    return twice
      ? [{ rule: 'duplicate-id', pointer: childPointer(pointer, 'fieldName'), message }]
      : [];
  });
}

function tickedDrafts({ pointer, value }: Term): Draft[] {
  const { fieldType, required, data, defaultValue } = value;
  const within = isRecord(data) && data.default !== undefined;
  const ticked = (within ? data.default : defaultValue) === 'true';
  const place = `${pointer}/${within ? 'data/default' : 'defaultValue'}`;
  if (fieldType === 'INFORMATION_TEXT') {
    return [...(required === true ? [`${pointer}/required`] : []), ...(ticked ? [place] : [])].map(
      (unheard) => ({
        rule: 'unused-key',
        pointer: unheard,
        at: 'key',
        message: 'Viewers only read information: it has no box to tick.',
      }),
    );
  }
  if (required !== true || !ticked) return [];
  return [
    {
      rule: 'consent-ticked',
      pointer: place,
      message: 'Viewers must agree to this, and it is ticked before they have read it.',
      suggestion: 'false',
    },
  ];
}

function purposeDrafts(config: unknown): Draft[] {
  const names = placesAt(config, '/consents/terms/*/fieldName').map(({ value }) => String(value));
  const unknown = ['signup', 'purchase'].flatMap((purpose) => {
    const list = placesAt(config, `/consents/${purpose}/*`);
    return list
      .filter(({ value }) => !names.includes(String(value)))
      .map(({ pointer, value }): Draft => {
        const name = String(value);
        const meant = unmistakable(name, names);
        const listed = list.some((other) => other.value === meant);
        return {
          rule: 'unknown-consent',
          pointer,
          message: `There is no term with the field name ${quote(name)} under consents.terms.`,
          allowed: names,
          suggestion: closest(name, names),
          ...(meant !== undefined && !listed && { change: { set: meant } }),
        };
      });
  });
  // A term that is asked for under a wrong name would also be found as unused.
  return unknown.length > 0 ? unknown : unaskedDrafts(config);
}

/** Finds terms that are never asked. A file that asks for none leaves its terms to realms that extend it. */
function unaskedDrafts(config: unknown): Draft[] {
  const lists = ['/consents/signup', '/consents/purchase'];
  if (lists.every((list) => placesAt(config, list).length === 0)) return [];
  const asked = lists
    .map((list) => `${list}/*`)
    .flatMap((pattern) => placesAt(config, pattern))
    .map(({ value }) => value);
  return placesAt(config, '/consents/terms/*/fieldName')
    .filter(({ value }) => !asked.includes(value))
    .map(({ pointer, value }) => ({
      rule: 'unused-definition',
      pointer,
      message: `Neither consents.signup nor consents.purchase names ${quote(value)}: no viewer will be asked.`,
    }));
}
