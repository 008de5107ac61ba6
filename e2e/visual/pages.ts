import { localesOf, prefixOf, type RealmId, realmFile } from '../journey/realms';

interface PagePicture {
  /** The picture's name, without the realm. */
  name: string;
  realm: RealmId;
  path: string;
  width: number;
  height: number;
}

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };

/** The pages of a realm: forms where a provider has them, and its first own page. */
function pagesOf(realm: RealmId): PagePicture[] {
  const file = realmFile(realm);
  const [locale = ''] = localesOf(file);
  const prefix = prefixOf(file, locale);
  const has = (...types: string[]) => file.auth.providers.some(({ type }) => types.includes(type));
  const own = file.pages?.own?.[0];
  const page = (name: string, path: string, size: typeof phone) => ({
    name,
    realm,
    path: prefix + path,
    ...size,
  });
  return [
    page('home', '/', desk),
    page('home-phone', '/', phone),
    ...(has('adobeDcr', 'adobe')
      ? [page('providers', '/providers', phone)]
      : [page('login', '/login', phone)]),
    ...(has('id') ? [page('signup', '/signup', phone)] : []),
    ...(has('id', 'pbr') ? [page('password', '/login/request-password', desk)] : []),
    page('not-found', '/nowhere', desk),
    ...(own ? [page('own', `/externalpage/${own.id}`, phone)] : []),
  ];
}

/** The pages that have accepted pictures: each once a realm, in a width of its own, and home in two. */
export const pagePictures = (realms: readonly RealmId[]): PagePicture[] => realms.flatMap(pagesOf);
