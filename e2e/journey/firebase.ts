import type { Page } from '@playwright/test';
import { label } from './labels';
import { originPort } from './site';
import { expect } from './test';

/** Noor's project in the emulator, to which the sandbox origin passes calls. */
const project = 'demo-noor';
const at = (path: string) => `http://localhost:${originPort()}${path}`;

async function ask(method: string, path: string, body: unknown): Promise<Record<string, unknown>> {
  const answer = await fetch(at(path), {
    method,
    // The emulator's name for an administrator of its accounts.
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return JSON.parse(text) as Record<string, unknown>;
}

/** Opens an account with a password; resolves to the project's id of it. */
export async function openFirebaseAccount(account: {
  id: string;
  secret: string;
  /** Whether the project takes the address for verified. */
  verified?: boolean;
}): Promise<string> {
  const { localId } = await ask(
    'POST',
    `/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`,
    { email: account.id, password: account.secret, emailVerified: account.verified ?? false },
  );
  return String(localId);
}

/** Opens an account in the project that signs in with Google, whose addresses are verified. */
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

/** Makes the project ask the function at this address before each sign-in; without an address it asks none. */
export const askBeforeSignIn = (functionUri?: string) =>
  ask(
    'PATCH',
    `/identitytoolkit.googleapis.com/v2/projects/${project}/config?updateMask=blockingFunctions`,
    {
      blockingFunctions: { triggers: functionUri ? { beforeSignIn: { functionUri } } : {} },
    },
  );

/**
 * Signs in with a new account in the emulator's window. With `verified: false` its address is unverified, as Facebook's may be;
 * the emulator's page has no button for that.
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

/** Signs in with an account that the emulator's window lists. */
export const answerAsKnown = (window: Page, email: string): Promise<void> =>
  window.locator('.js-reuse-account', { hasText: email }).click();

/** Presses a provider's button; resolves to the window that opens, at once or after one more press. */
export async function windowOf(page: Page, provider: string, language = 'en'): Promise<Page> {
  const opened = page.waitForEvent('popup', { timeout: 40_000 });
  const name = label('login.continueWith', { provider }, language);
  const onLoginPage = page.getByRole('link', { name });
  const onItsPage = page.getByRole('button', { name });
  await onLoginPage.or(onItsPage).first().click();
  // On a slow machine the first press may be too old for the browser to open a window, and the page asks for another.
  const asksAgain = onItsPage.waitFor({ timeout: 40_000 }).then(
    () => true,
    () => false,
  );
  if (await Promise.race([opened.then(() => false), asksAgain])) await onItsPage.click();
  const window = await opened;
  await expect(window).toHaveURL(/\/emulator\/auth\/handler\?/);
  return window;
}
