import { expect, type Page } from '@playwright/test';
import { label } from './labels';

const anyOf = (key: string) =>
  new RegExp(`^(${['en', 'ar'].map((language) => label(key, {}, language)).join('|')})$`);

/** The parts of the dialog that asks a viewer for missing information, in English or Arabic. */
export function completion(page: Page) {
  const signOut = page.getByRole('button', { name: anyOf('shell.signOut') });
  const form = page.locator('form[name="completion"]');
  const fields = page.getByRole('dialog', { name: anyOf('completion.title') });
  // The terms of a sign-up have no sign-out button: a viewer may leave them.
  const terms = page.getByRole('dialog', { name: anyOf('consent.title') }).filter({ has: signOut });
  return {
    /** The dialog of either step. */
    dialog: fields.or(terms),
    fields,
    form,
    name: form.locator('input[name="name"]'),
    save: form.getByRole('button', { name: anyOf('completion.submit') }),
    terms,
    required: terms.getByRole('checkbox', { checked: false }).first(),
    agree: terms.getByRole('button', { name: anyOf('consent.submit') }),
    signOut,
  };
}

/** Fills in what the realm requires of a new viewer, and waits until the dialog is gone. */
export async function giveWhatIsMissing(page: Page): Promise<void> {
  const asked = completion(page);
  await expect(asked.dialog).toBeVisible();
  if (await asked.form.isVisible()) {
    await asked.name.fill('Kim Okafor');
    await asked.save.click();
    await expect(asked.form).toBeHidden();
  }
  if (await asked.terms.isVisible()) {
    // The dialog may still be moving in.
    await expect(async () => {
      if (await asked.agree.isDisabled()) await asked.required.check();
      await expect(asked.agree).toBeEnabled({ timeout: 1_000 });
    }).toPass();
    await asked.agree.click();
  }
  await expect(asked.dialog).toBeHidden();
}
