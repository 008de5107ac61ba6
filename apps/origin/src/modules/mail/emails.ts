import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../kernel/caller/caller';
import { siteOf } from '../../kernel/caller/site-of';
import { faults } from '../../kernel/errors/faults';
import type { Kernel } from '../../kernel/kernel';
import { isLocalAddress } from '../../kernel/local-address';
import { composeEmail, type EmailTemplate } from './email';
import type { Mailer } from './mailer';

/** The address that an email goes to, and the token in its link. */
interface Addressee {
  to: string;
  token: string;
}

export interface Emails {
  /**
   * The page that an email's link opens: the one that the caller names, else the page at `path` of the site that calls, as far
   * as that can be told. Throws REDIRECT_REFUSED.
   */
  pageOf(request: FastifyRequest, redirectUri: string | undefined, path: string): string | null;
  /**
   * Sends an email. The caller does not wait for it: the time that an answer takes tells nothing about who has an
   * account. Failures are logged.
   */
  send(
    request: FastifyRequest,
    template: EmailTemplate,
    page: string | null,
    addressee: () => Promise<Addressee | null>,
  ): void;
}

/** The address of a page with a token. */
function linkTo(page: string, token: string, { tokenInPath }: EmailTemplate): string {
  const link = new URL(page);
  if (tokenInPath) link.pathname = `${link.pathname.replace(/\/$/, '')}/${token}`;
  else link.searchParams.set('token', token);
  return link.href;
}

/** Emails with links, in the caller's language, from the brand by the name that it has there. */
export function createEmails({ files }: Pick<Kernel, 'files'>, mailer: Mailer): Emails {
  return {
    pageOf(request, redirectUri, path) {
      if (redirectUri !== undefined) {
        if (!isLocalAddress(redirectUri)) throw faults.redirectRefused();
        return redirectUri;
      }
      const site = siteOf(request);
      return site === null ? null : new URL(path, site).href;
    },

    send(request, template, page, addressee) {
      const { realm, locale } = callerOf(request);
      if (page === null) {
        request.log.warn(
          { template: template.name },
          'An email has no page to lead to, and is not sent',
        );
        return;
      }
      const compose = async () => {
        const found = await addressee();
        if (!found) return;
        const link = linkTo(page, found.token, template);
        const brand = files.nameOf(realm, locale);
        const email = composeEmail(template, { brand, link, locale });
        await mailer.send({ to: found.to, from: brand, ...email });
      };
      compose().catch((error) =>
        request.log.error({ err: error, template: template.name }, 'An email could not be sent'),
      );
    },
  };
}
