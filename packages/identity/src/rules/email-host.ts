import { parseUrl } from '@marquee/realm';

/** An international host at the end of an address, without the signs by which an address parser would cut it. */
const FOREIGN_HOST = /@([^\s@/?#:%\\[\]]*[^\0-\x7f][^\s@/?#:%\\[\]]*)$/u;

/**
 * An email address with its host as DNS has it: the one form that is sent, which some browsers make by themselves. What
 * cannot be a host stays as it was typed.
 */
export const emailToSend = (email: string): string =>
  email.replace(FOREIGN_HOST, (typed, host: string) => {
    const url = parseUrl(`http://${host}`);
    return url ? `@${url.hostname}` : typed;
  });

/** Is its host written as DNS has it, for a name that people write otherwise? */
export const hasEncodedHost = (email: string): boolean => /@(?:.*\.)?xn--/i.test(email);
