import { type Draft, quote } from '../draft';
import { childPointer, isRecord, type Located, placesAt } from '../pointer';
import type { Subject } from './index';

/** Sections of a page are told apart by their ids, as pages are, and only a collection has a collection. */
export function sectionDrafts(subject: Subject): Draft[] {
  const pages = [
    ...placesAt(subject.config, '/pages/home'),
    ...placesAt(subject.config, '/pages/own/*'),
  ];
  return [...pages.flatMap((page) => draftsOfPage(page, subject)), ...pageIdDrafts(subject)];
}

function draftsOfPage(page: Located, { refused }: Subject): Draft[] {
  const sectionsAt = (rest: string) =>
    placesAt(page.value, `/sections/*${rest}`).map(({ pointer, value }) => ({
      pointer: page.pointer + pointer,
      value,
    }));
  const drafts: Draft[] = [];
  const seen = new Set<string>();
  for (const { pointer, value } of sectionsAt('')) {
    if (!isRecord(value)) continue;
    if (typeof value.id === 'string') {
      if (seen.has(value.id)) {
        drafts.push({
          rule: 'duplicate-id',
          pointer: childPointer(pointer, 'id'),
          message: `Another section of this page is called ${quote(value.id)} already.`,
          suggestion: freeId(value.id, sectionsAt('/id')),
        });
      }
      seen.add(value.id);
    }
    const { type, collection, source } = value;
    if (refused(pointer)) continue;
    if (
      (type === 'rail' || type === 'grid') &&
      collection !== undefined &&
      source !== 'collection'
    ) {
      drafts.push({
        rule: 'unused-key',
        pointer: childPointer(pointer, 'collection'),
        at: 'key',
        message: `"collection" has no effect with the source ${quote(source)}.`,
        suggestion: '"source": "collection"',
      });
    }
  }
  return drafts;
}

/** Two pages cannot stand at one address. */
function pageIdDrafts({ config }: Subject): Draft[] {
  const ids = placesAt(config, '/pages/own/*/id');
  return ids.flatMap(({ pointer, value }, index): Draft[] => {
    if (typeof value !== 'string' || ids.findIndex((other) => other.value === value) === index) {
      return [];
    }
    return [
      {
        rule: 'duplicate-id',
        pointer,
        message: `Another of the brand's own pages is called ${quote(value)} already.`,
        suggestion: freeId(value, ids),
      },
    ];
  });
}

function freeId(id: string, taken: { value: unknown }[]): string {
  const ids = new Set(taken.map(({ value }) => value));
  let number = 2;
  while (ids.has(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}
