import { storedToken } from '../../screens/stored-token';

/** The token of a link that waits for a press, stored for this tab. */
export const heldLink = (realm: string) => storedToken(realm, 'magicToken');

/** True when the page was opened by a link, or has one that waits. */
export const holdsLink = (search: string, realm: string): boolean =>
  new URLSearchParams(search).has('token') || heldLink(realm).read() !== null;
