declare global {
  interface Window {
    /** Put there by the first script of a page that conceals a part of its address. */
    concealed?: string;
  }
}

/** What stands in the address in place of the secret. */
const PLACE = '-';

/**
 * The first script of a page whose address ends in a secret, before anything else in it is asked for: the secret goes from
 * the address and the history into the page's memory. What follows it in the address goes as well,
 * and what cannot be read as well, which is no secret of ours.
 */
export const concealAddress = `(()=>{const p=location.pathname.replace(/\\/+$/,""),i=p.lastIndexOf("/")+1,s=p.slice(i);if(s!=="${PLACE}"){history.replaceState(null,"",p.slice(0,i)+"${PLACE}");window.concealed=decodeURIComponent(s)}})()`;

/** The secret, once; null after a reload, and for an address that never had one. `param` is the address's own. */
export function takeConcealed(param: string | undefined): string | null {
  const { concealed } = window;
  window.concealed = undefined;
  return concealed ?? (param && param !== PLACE ? param : null);
}
