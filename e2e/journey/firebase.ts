import type { Page } from '@playwright/test';
import { originPort } from './site';
import { expect } from './test';
import { word } from './words';

/** Noor's project in the emulator, which the sandbox passes calls on to. */
const project = 'demo-noor';
const at = (path: string) => `http://localhost:${originPort()}${path}`;

async function ask(method: string, path: string, body: unknown): Promise<Record<string, unknown>> {
  const answer = await fetch(at(path), {
    method,
    // Whoever looks after an emulator's accounts is called "owner" there.
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return JSON.parse(text) as Record<string, unknown>;
}

/** Opens an account with a password; answers with the project's name for it. */
export async function openFirebaseAccount(account: {
  id: string;
  secret: string;
  /** The project is sure of the address. */
  verified?: boolean;
}): Promise<string> {
  const { localId } = await ask(
    'POST',
    `/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`,
    { email: account.id, password: account.secret, emailVerified: account.verified ?? false },
  );
  return String(localId);
}

/** Somebody whom the project knows by their account at Google, which is sure of its addresses. */
export async function openGoogleAccount(email: string): Promise<void> {
  const claims = { sub: email, email, email_verified: true, name: 'Layla' };
  const postBody = new URLSearchParams({
    providerId: 'google.com',
    id_token: JSON.stringify(claims),
  });
  await ask('POST', '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=any', {
    postBody: `${postBody}`,
    requestUri: 'http://localhost',
    returnSecureToken: true,
  });
}

export const disableFirebaseAccount = (localId: string) =>
  ask('POST', `/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`, {
    localId,
    disableUser: true,
  });

/** Asks this address before anybody is let in; without one nobody is asked. */
export const askBeforeSignIn = (functionUri?: string) =>
  ask(
    'PATCH',
    `/identitytoolkit.googleapis.com/v2/projects/${project}/config?updateMask=blockingFunctions`,
    {
      blockingFunctions: { triggers: functionUri ? { beforeSignIn: { functionUri } } : {} },
    },
  );

/**
 * In the emulator's page: somebody who has not been there yet. Facebook is not always sure of an address, and the emulator's
 * page has no button to say so.
 */
export async function answerAsNew(
  window: Page,
  email: string,
  { verified = true }: { verified?: boolean } = {},
): Promise<void> {
  if (!verified) {
    await window.evaluate(() => {
      const page = globalThis as unknown as { createFakeClaims(info: object): string };
      const { createFakeClaims } = page;
      page.createFakeClaims = (info) => {
        const claims = JSON.parse(decodeURIComponent(createFakeClaims(info)));
        return encodeURIComponent(JSON.stringify({ ...claims, email_verified: false }));
      };
    });
  }
  await window.getByRole('button', { name: 'Add new account' }).click();
  await window.locator('#email-input').fill(email);
  await window.getByRole('button', { name: /^Sign in with / }).click();
}

/** In the emulator's page: somebody who has been there before. */
export const answerAsKnown = (window: Page, email: string): Promise<void> =>
  window.locator('.js-reuse-account', { hasText: email }).click();

/** Presses a provider's button and answers with the window that opens, now or after one more press. */
export async function windowOf(page: Page, provider: string, language = 'en'): Promise<Page> {
  const opened = page.waitForEvent('popup', { timeout: 40_000 });
  const name = word('login.continueWith', { provider }, language);
  const onLoginPage = page.getByRole('link', { name });
  const onItsPage = page.getByRole('button', { name });
  await onLoginPage.or(onItsPage).first().click();
  // On a slow machine a browser may not let the first press count any more, and the page asks for another.
  const asksAgain = onItsPage.waitFor({ timeout: 40_000 }).then(
    () => true,
    () => false,
  );
  if (await Promise.race([opened.then(() => false), asksAgain])) await onItsPage.click();
  const window = await opened;
  await expect(window).toHaveURL(/\/emulator\/auth\/handler\?/);
  return window;
}
