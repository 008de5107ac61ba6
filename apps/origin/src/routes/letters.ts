import type { FastifyRequest } from 'fastify';
import { callerOf } from '../caller';
import { faults } from '../faults';
import { isLocalAddress } from '../local-address';
import type { LetterKind } from '../mail/letter-words';
import { letter } from '../mail/letters';
import type { Services } from '../services';
import { siteOf } from './site-of';

/** Whom a letter goes to, and the token in its link. */
interface Addressee {
  to: string;
  token: string;
}

export interface Letters {
  /**
   * The page that a letter's link opens: the one that the caller names, else the page at `path` of the site that calls, as far
   * as that can be told. Throws REDIRECT_REFUSED.
   */
  pageOf(request: FastifyRequest, redirectUri: string | undefined, path: string): string | null;
  /**
   * Sends a letter to whoever it is for. Not waited for: how long an answer takes says nothing about who has an account. What
   * goes wrong is logged.
   */
  send(
    request: FastifyRequest,
    kind: LetterKind,
    page: string | null,
    addressee: () => Promise<Addressee | null>,
  ): void;
}

/** Letters with links, in the caller's language, from the brand by the name that it has there. */
export function createLetters({ files, mailer }: Pick<Services, 'files' | 'mailer'>): Letters {
  return {
    pageOf(request, redirectUri, path) {
      if (redirectUri !== undefined) {
        if (!isLocalAddress(redirectUri)) throw faults.redirectRefused();
        return redirectUri;
      }
      const site = siteOf(request);
      return site === null ? null : new URL(path, site).href;
    },

    send(request, kind, page, addressee) {
      const { realm, locale } = callerOf(request);
      if (page === null) {
        request.log.warn({ letter: kind }, 'A letter has no page to lead to, and is not sent');
        return;
      }
      const write = async () => {
        const found = await addressee();
        if (!found) return;
        const link = new URL(page);
        link.searchParams.set('token', found.token);
        const brand = files.nameOf(realm, locale);
        const mail = letter(kind, { brand, link: link.href, locale });
        await mailer.send({ to: found.to, from: brand, ...mail });
      };
      write().catch((error) =>
        request.log.error({ err: error, letter: kind }, 'A letter could not be sent'),
      );
    },
  };
}
