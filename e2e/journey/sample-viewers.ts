import type { Page } from '@playwright/test';
import { type RealmId, realmFile } from './realms';
import { expectSignedIn, fillAndSubmit, viewer } from './sign-in';
import { address, open, ready } from './site';
import { choose, signInAtCompany } from './tv-provider';

/** Sample viewers of every realm: with a licence for everything, and with an account alone. */
export const HOLDER = 'viewer@example.com';
export const WITHOUT_LICENCE = 'second@example.com';
/** Another one with a licence, whose screens no other journey uses. */
export const OTHER_HOLDER = 'partition@example.com';

/** Signs a sample viewer in as the realm's viewers do: with a form, or with the TV provider. */
export async function signInAs(page: Page, realm: RealmId, id: string): Promise<void> {
  const file = realmFile(realm);
  const language = file.locales.default;
  if (file.auth.providers.some(({ type }) => type === 'adobeDcr')) {
    await choose(page, 'Harbour Cable');
    await signInAtCompany(page, 'harbour-cable', id);
  } else {
    await open(page, address(realm, '/login'));
    await fillAndSubmit(page, { ...viewer, id }, language);
  }
  await expectSignedIn(page, language);
  await ready(page);
}
