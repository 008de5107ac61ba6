import { type Draft, quote } from '../draft';
import { childPointer, isRecord, placesAt } from '../pointer';
import type { Subject } from './index';

/** Types whose page is another type's as well. */
const SHARED_PAGES: Readonly<Record<string, string>> = {
  adobe: 'providers',
  adobeDcr: 'providers',
};

/** Each provider has a page of its own: its type, and its client's name where a realm may have several. */
export function providerDrafts({ config, refused }: Subject): Draft[] {
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
