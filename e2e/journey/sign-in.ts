import { expect, type Locator, type Page } from '@playwright/test';
import { storesSession } from './browser';
import { label } from './labels';
import { address, open, pass, ready } from './site';

/** A viewer of every seeded realm. */
export const viewer = { id: 'viewer@example.com', secret: 'correct horse 9 battery' };

/** How long signing out may take, in milliseconds. */
const GUEST_WITHIN = 10_000;

/** The parts of the login form, found as a person finds them. */
export function loginForm(page: Page, language = 'en') {
  const form = page.getByRole('form', { name: label('login.form', {}, language) });
  return {
    form,
    identifier: form.getByRole('textbox', { name: label('login.identifier', {}, language) }),
    secret: form.locator('input[autocomplete="current-password"]'),
    submit: form.getByRole('button', { name: label('login.submit', {}, language), exact: true }),
    alert: form.getByRole('alert'),
  };
}

export async function fillAndSubmit(page: Page, { id, secret }: typeof viewer, language = 'en') {
  const form = loginForm(page, language);
  await form.identifier.fill(id);
  await form.secret.fill(secret);
  await form.submit.click();
}

/** The button of the account menu is only there for a viewer who is signed in. */
export const accountButton = (page: Page, language = 'en'): Locator =>
  page.getByRole('banner').getByRole('button', { name: label('shell.account', {}, language) });

/** Opens the account menu, with the viewer's own pages and sign-out. */
export async function openAccountMenu(page: Page, language = 'en'): Promise<Locator> {
  await accountButton(page, language).click();
  return page.getByRole('dialog', { name: label('shell.account', {}, language) });
}

/** Signs out by the account menu, as most viewers do. */
export async function signOutByMenu(page: Page, language = 'en'): Promise<void> {
  const menu = await openAccountMenu(page, language);
  await menu.getByRole('link', { name: label('shell.signOut', {}, language) }).click();
}

export const signInLink = (page: Page, language = 'en'): Locator =>
  page.getByRole('banner').getByRole('link', { name: label('shell.signIn', {}, language) });

export async function expectSignedIn(page: Page, language = 'en'): Promise<void> {
  await expect(accountButton(page, language)).toBeVisible();
}

/**
 * Expects a guest's page, and no stored session. The page alone proves nothing: every page comes as a guest sees it, until
 * the session has been read.
 */
export async function expectGuest(page: Page, language = 'en'): Promise<void> {
  await expect(async () => {
    expect(await storesSession(page), 'the browser keeps no session').toBe(false);
  }).toPass({ timeout: GUEST_WITHIN });
  await expect(signInLink(page, language)).toBeVisible();
}

/** Expects no stored session: a page for viewers waits until the session is read, and asks for sign-in when there is none. */
export async function expectSignedOut(page: Page, realm: string): Promise<void> {
  await pass(page, address(realm, '/account'));
  await expect(page).toHaveURL((url) => /\/login$/.test(url.pathname));
}

/** Signs out by the address, as from a bookmark; the viewer is signed out once the page leads on. */
export async function signOut(page: Page, realm: string, path = '/logout'): Promise<void> {
  await pass(page, address(realm, path));
  await expect(page).not.toHaveURL(address(realm, path));
  await expectGuest(page);
}

/** Signs in from the login page to home, in a realm in English. */
export async function signIn(page: Page, realm: string, at?: number): Promise<void> {
  await open(page, address(realm, '/login', at));
  await fillAndSubmit(page, viewer);
  await expectSignedIn(page);
  await ready(page);
}
