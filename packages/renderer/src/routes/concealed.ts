import { tokenText } from '@marquee/realm';

declare global {
  interface Window {
    /** Put there by the first script of a page that conceals a part of its address. */
    concealed?: string;
  }
}

/** The text that replaces the secret in the address. */
const PLACE = '-';

/** Where a page's address may hold a secret: in the last part of its path, or in its query. */
export type SecretPlace = 'path' | 'query';

/** The query parameters that hold secrets: ours, and that of the links that Firebase writes. */
const NAMES = ['token', 'oobCode'];

/**
 * The first script of a page whose address has a secret. Before the page asks for anything, the script
 * moves the secret from the address and the history into the page's memory. The last part of a path
 * goes even if it cannot be decoded and so is no secret of ours; the rest of a query stays.
 */
export const CONCEAL: Readonly<Record<SecretPlace, string>> = {
  path: `(()=>{const p=location.pathname.replace(/\\/+$/,""),i=p.lastIndexOf("/")+1,s=p.slice(i);if(s!=="${PLACE}"){history.replaceState(null,"",p.slice(0,i)+"${PLACE}");window.concealed=decodeURIComponent(s)}})()`,
  query: `(()=>{const q=new URLSearchParams(location.search);for(const n of ${JSON.stringify(NAMES)}){const s=q.get(n);if(s===null)continue;window.concealed=s;q.delete(n);const r=q.toString();history.replaceState(null,"",location.pathname+(r&&"?"+r))}})()`,
};

/**
 * Takes the secret, once, up to its last permitted character; null after a reload, and for an address
 * that never had one. `param` is the last part of the path.
 */
export function takeConcealed(param: string | undefined): string | null {
  const { concealed } = window;
  window.concealed = undefined;
  const given = concealed ?? (param !== PLACE ? param : undefined);
  return given ? tokenText(given) : null;
}

/**
 * Takes the secret of a query, once, and the query without it. After a navigation inside the site the
 * address still has the secret.
 */
export function takeConcealedQuery(search: string): { secret: string | null; search: string } {
  const query = new URLSearchParams(search);
  const name = NAMES.find((one) => query.has(one));
  const given = takeConcealed(name && (query.get(name) ?? undefined));
  for (const one of NAMES) query.delete(one);
  const rest = query.toString();
  return { secret: given, search: rest && `?${rest}` };
}
