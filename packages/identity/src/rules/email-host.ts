import { parseUrl } from '@marquee/realm';

/**
 * An international host at the end of an address, without the characters at which a URL parser
 * would cut it.
 */
const FOREIGN_HOST = /@([^\s@/?#:%\\[\]]*[^\0-\x7f][^\s@/?#:%\\[\]]*)$/u;

/**
 * An email address with its host as DNS has it: the form that is sent, and that some browsers make
 * by themselves. A text that cannot be a host stays as it was typed.
 */
export const emailToSend = (email: string): string =>
  email.replace(FOREIGN_HOST, (typed, host: string) => {
    const url = parseUrl(`http://${host}`);
    return url ? `@${url.hostname}` : typed;
  });

/** True when the host is written as DNS has it, and people write the name otherwise. */
export const hasEncodedHost = (email: string): boolean => /@(?:.*\.)?xn--/i.test(email);
