import { childPointer, isRecord, placesAt } from '../document/pointer';
import { type Draft, quote } from '../findings/draft';
import { repeatedDrafts } from './repeated';
import type { Subject } from './subject';

/** Types that share a page with another type. */
const SHARED_PAGES: Readonly<Record<string, string>> = {
  adobe: 'providers',
  adobeDcr: 'providers',
};
export function providerDrafts(subject: Subject): Draft[] {
  return [
    ...duplicateDrafts(subject),
    ...incompleteDrafts(subject),
    ...companyDrafts(subject),
    ...appDrafts(subject),
  ];
}

/** Finds a TV provider that is twice on a list. */
function companyDrafts({ config, refused }: Subject): Draft[] {
  return placesAt(config, '/auth/providers/*').flatMap(({ pointer, value }) => {
    if (refused(pointer)) return [];
    const companies = placesAt(value, '/allowedProviders/*').map((company) => ({
      pointer: pointer + company.pointer,
      value: company.value,
    }));
    const what = 'This list already has the TV provider';
    return repeatedDrafts(companies, { key: 'name', rule: 'duplicate-value', what });
  });
}

/** Finds two apps of one name, by which a sign-in is handed back to its app. */
function appDrafts({ config, refused }: Subject): Draft[] {
  if (refused('/apps')) return [];
  const what = 'Another native app already has the name';
  const apps = placesAt(config, '/apps/native/*');
  return repeatedDrafts(apps, { key: 'name', rule: 'duplicate-id', what });
}

/** Finds an identity widget without script or key. The message is the specification's (spec 1 §5). */
function incompleteDrafts({ config, refused }: Subject): Draft[] {
  return placesAt(config, '/auth/providers/*').flatMap(({ pointer, value }): Draft[] => {
    if (!isRecord(value) || value.type !== 'gigya' || refused(pointer)) return [];
    if (value.scriptUrl && value.apiKey) return [];
    return [{ rule: 'provider-incomplete', pointer, message: 'missing scriptUrl or apiKey' }];
  });
}

/** Finds two providers that would have one page: pages go by type, and by client name where a realm may have several. */
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
          ? `Another provider of the type ${quote(type)} already has the client name ${quote(clientName)}.`
          : type in SHARED_PAGES
            ? 'There is already a TV provider; all TV providers share the page /providers.'
            : `There is already a provider of the type ${quote(type)}.`,
      },
    ];
  });
}
