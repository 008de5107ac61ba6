import { createEmailConfirmation } from '@marquee/origin-client/calls';
import type { Site } from '@marquee/renderer';
import { emailToSend } from '../rules/email-host';

/** The page that a confirmation email links to. */
export const confirmationUri = ({ basename, path }: Pick<Site, 'basename' | 'path'>): string =>
  window.location.origin + basename + path('emailConfirmation');

/**
 * Sends a confirmation email; the answer does not tell if the address has an account.
 * @throws {OriginError}
 */
export async function sendConfirmation(
  site: Pick<Site, 'origin' | 'basename' | 'path'>,
  email: string,
): Promise<void> {
  await site.origin.call(createEmailConfirmation, {
    body: { id: emailToSend(email), redirectUri: confirmationUri(site) },
    auth: 'none',
  });
}
