import { createEmailConfirmation } from '@marquee/origin-client/calls';
import type { Site } from '@marquee/renderer';
import { emailToSend } from '../rules/email-host';

/** Where the letter leads that confirms an address. */
export const confirmationUri = ({ basename, path }: Pick<Site, 'basename' | 'path'>): string =>
  window.location.origin + basename + path('emailConfirmation');

/** Has the letter sent that confirms an address; nobody learns whether there is anything to confirm. @throws {OriginError} */
export async function sendConfirmation(
  site: Pick<Site, 'origin' | 'basename' | 'path'>,
  email: string,
): Promise<void> {
  await site.origin.call(createEmailConfirmation, {
    body: { id: emailToSend(email), redirectUri: confirmationUri(site) },
    auth: 'none',
  });
}
