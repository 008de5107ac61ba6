import { tabStorage } from '@marquee/origin-client/tab-storage';
import { redirectDocument } from 'react-router-dom';

/** The path at which the next document of this tab goes on. */
const PLACE = 'continued-at';

/** Goes on with a navigation inside the site by loading its page as a document. To the viewer it is the next page, and no first one. */
export function goOnInDocument({ href, pathname }: URL): Response {
  tabStorage.set(PLACE, pathname);
  return redirectDocument(href);
}

/** Did a navigation inside the site lead to this document? It is asked once a document. */
export function takeContinued(): boolean {
  const at = tabStorage.get(PLACE);
  if (at === null) return false;
  tabStorage.set(PLACE, null);
  return at === location.pathname;
}
