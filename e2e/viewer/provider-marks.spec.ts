import { label } from '../journey/labels';
import { continueWith } from '../journey/provider';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';

test('the button of a provider on the sign-up page has the mark that the realm gives to it', async ({
  page,
}) => {
  await open(page, address('unity', '/signup'));
  const mark = continueWith(page, 'Nations ID').locator('img');
  await expect(mark).toBeVisible();
  await expect(mark).toHaveJSProperty('naturalWidth', 48);
});

test('featured TV providers show their logos', async ({ page }) => {
  await open(page, address('metro', '/providers'));
  const logos = page.getByRole('list', { name: label('tv.featured') }).locator('img');
  await expect(logos.first()).toBeVisible();
  for (const logo of await logos.all()) {
    await expect(logo).toHaveJSProperty('complete', true);
    // A picture that failed to load is complete as well.
    await expect(logo).not.toHaveJSProperty('naturalWidth', 0);
  }
});
