import type { Page } from '@playwright/test';
import { label } from './labels';
import { callOrigin } from './origin-calls';
import { expectSignedIn } from './sign-in';
import { address, open } from './site';
import { expect } from './test';

export const newSecret = 'a long walk home';

let count = 0;

/** An email address that no account has. */
export const newAddress = (name = 'new', domain = 'example.com'): string => {
  count += 1;
  return `${name}.${Date.now().toString(36)}${process.pid}${count}@${domain}`;
};

/** The parts of a sign-up form, found as a person finds them. */
export function signUpForm(page: Page, language = 'en') {
  const form = page.getByRole('form', { name: label('signUp.form', {}, language) });
  return {
    form,
    email: form.getByRole('textbox', { name: label('form.field.email', {}, language) }),
    secret: form.locator('input[name="password"]'),
    again: form.locator('input[name="confirmPassword"]'),
    name: form.locator('input[name="name"]'),
    submit: form.getByRole('button', { name: label('signUp.submit', {}, language) }),
  };
}

/** Fills in the required fields. */
export async function fillIn(page: Page, email: string, language = 'en'): Promise<void> {
  const form = signUpForm(page, language);
  await form.email.fill(email);
  await form.secret.fill(newSecret);
  if (await form.again.count()) await form.again.fill(newSecret);
  if (await form.name.count()) await form.name.fill('Kim Okafor');
}

/** The dialog of the realm's terms. */
export function termsDialog(page: Page, language = 'en') {
  const dialog = page.getByRole('dialog', { name: label('consent.title', {}, language) });
  return {
    dialog,
    required: dialog.getByRole('checkbox', { checked: false }).first(),
    agree: dialog.getByRole('button', { name: label('consent.submit', {}, language) }),
    notNow: dialog.getByRole('button', { name: label('consent.close', {}, language) }).last(),
  };
}

export async function agree(page: Page, language = 'en'): Promise<void> {
  const terms = termsDialog(page, language);
  await expect(terms.agree).toBeDisabled();
  await terms.required.check();
  await terms.agree.click();
}

/** Opens an account at Apex with its form, and is signed in. */
export async function openAccount(page: Page, email: string): Promise<void> {
  await open(page, address('apex', '/signup?from=%2Fhome'));
  await fillIn(page, email);
  await signUpForm(page).submit.click();
  await agree(page);
  await expectSignedIn(page);
}

/** Opens an account by a call, with all terms accepted, for a viewer who has not been on the site. */
export async function newAccount(
  realm: string,
  fields: Record<string, unknown> = {},
): Promise<{ id: string; secret: string }> {
  const account = { id: newAddress(realm), secret: newSecret };
  const { body: asked } = await callOrigin<{ terms: { fieldName: string; version: string }[] }>(
    realm,
    '/realm/consents?purpose=signup',
  );
  const { status, body } = await callOrigin(realm, '/signup', {
    body: {
      ...account,
      fields: { name: 'Kim Okafor', ...fields },
      consentAnswers: asked.terms.map(({ fieldName, version }) => ({
        fieldName,
        version,
        accepted: true,
      })),
    },
  });
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return account;
}
