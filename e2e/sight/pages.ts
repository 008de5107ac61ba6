import { localesOf, prefixOf, type RealmId, realmFile } from '../journey/realms';

interface PagePicture {
  /** Of the picture; the realm stands before it. */
  name: string;
  realm: RealmId;
  path: string;
  width: number;
  height: number;
}

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };

/** Who has which pages: the first own page, and forms where a provider has them. */
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

/** The pages whose pictures are kept: each once a realm, in a width of its own; the start page in two. */
export const pagePictures = (realms: readonly RealmId[]): PagePicture[] => realms.flatMap(pagesOf);
