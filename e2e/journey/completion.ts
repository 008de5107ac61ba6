import type { Locator, Page } from '@playwright/test';
import { expect, test as journey } from './test';
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

/** Gives what is asked for, and goes on. */
async function complete(page: Page, dialog: Locator): Promise<void> {
  const asked = completion(page);
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
  await expect(dialog).toBeHidden();
}

/**
 * For journeys about something else: somebody who is new gives what the realm insists on as soon as it is asked for. Answers
 * what waits until that is done.
 */
async function completeWhenAsked(page: Page): Promise<() => Promise<void>> {
  let last: Promise<void> | undefined;
  const { dialog } = completion(page);
  await page.addLocatorHandler(
    dialog,
    async (shown) => {
      // What is done here may come upon the same dialog, when whatever came upon it first has not waited.
      if (last) return;
      last = complete(page, shown);
      await last;
      last = undefined;
    },
    { noWaitAfter: true },
  );
  return async () => {
    await page.removeLocatorHandler(dialog);
    await last;
  };
}

/** Journeys whose viewers give what is missing without a word. */
export const test = journey.extend<{ completing: undefined }>({
  completing: [
    async ({ page }, use) => {
      const done = await completeWhenAsked(page);
      await use(undefined);
      await done();
    },
    { auto: true },
  ],
});
