import { tokenText } from '@marquee/realm';

declare global {
  interface Window {
    /** Put there by the first script of a page that conceals a part of its address. */
    concealed?: string;
  }
}

/** What stands in the address in place of the secret. */
const PLACE = '-';

/** Where in a page's address a secret may stand: in its last part, or in its query. */
export type SecretPlace = 'path' | 'query';

/** What a secret in a query is called: ours, and that of links which Firebase writes. */
const NAMES = ['token', 'oobCode'];

/**
 * The first script of a page whose address has a secret, before anything else in it is asked for: the secret goes from
 * the address and the history into the page's memory. What follows it in a path goes as well, and what cannot be read,
 * which is no secret of ours; the rest of a query stays.
 */
export const CONCEAL: Readonly<Record<SecretPlace, string>> = {
  path: `(()=>{const p=location.pathname.replace(/\\/+$/,""),i=p.lastIndexOf("/")+1,s=p.slice(i);if(s!=="${PLACE}"){history.replaceState(null,"",p.slice(0,i)+"${PLACE}");window.concealed=decodeURIComponent(s)}})()`,
  query: `(()=>{const q=new URLSearchParams(location.search);for(const n of ${JSON.stringify(NAMES)}){const s=q.get(n);if(s===null)continue;window.concealed=s;q.delete(n);const r=q.toString();history.replaceState(null,"",location.pathname+(r&&"?"+r))}})()`,
};

/**
 * The secret, once, up to its last permitted character; null after a reload, and for an address that never had one. `param` is
 * the path's own.
 */
export function takeConcealed(param: string | undefined): string | null {
  const { concealed } = window;
  window.concealed = undefined;
  const given = concealed ?? (param !== PLACE ? param : undefined);
  return given ? tokenText(given) : null;
}

/**
 * The secret of a query, once, and the query without it: for who came here inside the site, whose address still has it.
 */
export function takeConcealedQuery(search: string): { secret: string | null; search: string } {
  const query = new URLSearchParams(search);
  const name = NAMES.find((one) => query.has(one));
  const given = takeConcealed(name && (query.get(name) ?? undefined));
  for (const one of NAMES) query.delete(one);
  const rest = query.toString();
  return { secret: given, search: rest && `?${rest}` };
}
