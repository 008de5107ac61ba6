import { type Draft, quote } from '../draft';
import { childPointer, isRecord, placesAt } from '../pointer';
import type { Subject } from './index';

/** Sections of a page are told apart by their ids, and only a collection has a collection. */
export function sectionDrafts({ config, refused }: Subject): Draft[] {
  const drafts: Draft[] = [];
  const seen = new Set<string>();
  for (const { pointer, value } of placesAt(config, '/pages/home/sections/*')) {
    if (!isRecord(value)) continue;
    if (typeof value.id === 'string') {
      if (seen.has(value.id)) {
        drafts.push({
          rule: 'duplicate-id',
          pointer: childPointer(pointer, 'id'),
          message: `Another section of this page is called ${quote(value.id)} already.`,
          suggestion: freeId(value.id, placesAt(config, '/pages/home/sections/*/id')),
        });
      }
      seen.add(value.id);
    }
    const { type, collection, source } = value;
    if (refused(pointer)) continue;
    if (type === 'rail' && collection !== undefined && source !== 'collection') {
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

function freeId(id: string, taken: { value: unknown }[]): string {
  const ids = new Set(taken.map(({ value }) => value));
  let number = 2;
  while (ids.has(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}
