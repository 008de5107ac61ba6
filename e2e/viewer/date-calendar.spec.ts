import { label } from '../journey/labels';
import { agree, fillIn, newAddress, signUpForm } from '../journey/sign-up';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';
import { startAskingForDate } from '../test-servers/asking';

test('[1.2-144] a viewer chooses a form’s date from a calendar, with the keyboard alone, and it is sent with the form', async ({
  page,
  stranger,
}) => {
  const asking = await startAskingForDate();
  try {
    // Each in a browser of their own: who has an account finds no form for another.
    for (const [tab, language, path, onwards] of [
      [page, 'en', '/en/signup', 'ArrowRight'],
      [stranger, 'ar', '/signup', 'ArrowLeft'],
    ] as const) {
      await open(tab, address('noor', path, asking.testServers.sitePort));
      const { form, submit } = signUpForm(tab, language);
      const part = (name: string) =>
        form.getByRole('textbox', { name: label(`form.date.${name}`, {}, language) });
      await fillIn(tab, newAddress('dated'), language);
      await part('year').fill('2024');
      await part('month').fill('2');
      await part('day').fill('28');
      const opener = form.getByRole('button', { name: label('form.date.calendar', {}, language) });
      await opener.focus();
      await tab.keyboard.press('Enter');
      const days = tab.getByRole('grid');
      await expect(days).toBeVisible();
      // A day on, in the direction of the page: the last of a leap year's February.
      await tab.keyboard.press(onwards);
      await tab.keyboard.press('Enter');
      await expect(days).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(part('day')).toHaveValue('29');
      const sent = tab.waitForRequest(
        (request) => request.method() === 'POST' && /signup/.test(request.url()),
      );
      await submit.click();
      await agree(tab, language);
      expect((await sent).postDataJSON()).toMatchObject({ fields: { fanSince: '2024-02-29' } });
    }
    for (const tab of [page, stranger]) await tab.goto('about:blank');
  } finally {
    await asking.stop();
  }
});
