import { expect, type Page } from '@playwright/test';
import { word } from './words';

const anyOf = (key: string) =>
  new RegExp(`^(${['en', 'ar'].map((language) => word(key, {}, language)).join('|')})$`);

/** The parts of what asks a viewer for what is missing, in whichever language. */
export function completion(page: Page) {
  const signOut = page.getByRole('button', { name: anyOf('shell.signOut') });
  const form = page.locator('form[name="completion"]');
  const fields = page.getByRole('dialog', { name: anyOf('completion.title') });
  // Those of a sign-up can be left.
  const terms = page.getByRole('dialog', { name: anyOf('consent.title') }).filter({ has: signOut });
  return {
    /** Of either step. */
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

/** Somebody who is new gives what the realm insists on, and goes on. */
export async function giveWhatIsMissing(page: Page): Promise<void> {
  const asked = completion(page);
  await expect(asked.dialog).toBeVisible();
  if (await asked.form.isVisible()) {
    await asked.name.fill('Kim Okafor');
    await asked.save.click();
    await expect(asked.form).toBeHidden();
  }
  if (await asked.terms.isVisible()) {
    // The dialog may still be on its way in.
    await expect(async () => {
      if (await asked.agree.isDisabled()) await asked.required.check();
      await expect(asked.agree).toBeEnabled({ timeout: 1_000 });
    }).toPass();
    await asked.agree.click();
  }
  await expect(asked.dialog).toBeHidden();
}
