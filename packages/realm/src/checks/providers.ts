import { type Draft, quote } from '../draft';
import { childPointer, isRecord, placesAt } from '../pointer';
import type { Subject } from './index';

/** Types whose page is another type's as well. */
const SHARED_PAGES: Readonly<Record<string, string>> = {
  adobe: 'providers',
  adobeDcr: 'providers',
};
export function providerDrafts(subject: Subject): Draft[] {
  return [...duplicateDrafts(subject), ...incompleteDrafts(subject)];
}

/** An identity widget needs both; the words are the specification's (spec 1 §5). */
function incompleteDrafts({ config, refused }: Subject): Draft[] {
  return placesAt(config, '/auth/providers/*').flatMap(({ pointer, value }): Draft[] => {
    if (!isRecord(value) || value.type !== 'gigya' || refused(pointer)) return [];
    if (value.scriptUrl && value.apiKey) return [];
    return [{ rule: 'provider-incomplete', pointer, message: 'missing scriptUrl or apiKey' }];
  });
}

/** Each provider has a page of its own: its type, and its client's name where a realm may have several. */
function duplicateDrafts({ config, refused }: Subject): Draft[] {
  const seen = new Set<string>();
  return placesAt(config, '/auth/providers/*').flatMap(({ pointer, value }): Draft[] => {
    if (!isRecord(value) || refused(pointer)) return [];
    const { type, clientName } = value;
    if (typeof type !== 'string') return [];
    const named = typeof clientName === 'string';
    const name = named ? `${type}/${clientName}` : (SHARED_PAGES[type] ?? type);
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    return [
      {
        rule: 'duplicate-provider',
        pointer: childPointer(pointer, named ? 'clientName' : 'type'),
        message: named
          ? `Another provider of the type ${quote(type)} has the client name ${quote(clientName)} already.`
          : type in SHARED_PAGES
            ? 'There is a TV provider already; all of them are on the page /providers.'
            : `There is a provider of the type ${quote(type)} already.`,
      },
    ];
  });
}
