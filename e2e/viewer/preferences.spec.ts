import { label } from '../journey/labels';
import { expectSignedIn, fillAndSubmit } from '../journey/sign-in';
import { newAccount } from '../journey/sign-up';
import { address, open, reload } from '../journey/site';
import { expect, test } from '../journey/test';

test('[2.1-11] [2.3-31] [2.3-32] [2.7-32] [2.7-33] preferences are saved at once, and are the player’s on another device', {
  tag: '@gate',
}, async ({ page, stranger }) => {
  const account = await newAccount('apex');
  await open(page, address('apex', '/login'));
  await fillAndSubmit(page, account);
  await expectSignedIn(page);
  await open(page, address('apex', '/preferences'));
  const advance = page.getByRole('switch', { name: label('preferences.autoAdvance') });
  await expect(advance).toBeChecked();
  await expect(page.getByRole('switch', { name: label('preferences.muted') })).toBeChecked();
  await advance.click();
  await page.getByLabel(label('preferences.audioLanguage')).selectOption('es');
  await expect(
    page.getByRole('status').filter({ hasText: label('preferences.saved') }),
  ).toBeAttached();
  await reload(page);
  await expect(advance).not.toBeChecked();
  await expect(page.getByLabel(label('preferences.audioLanguage'))).toHaveValue('es');

  await open(stranger, address('apex', '/login'));
  await fillAndSubmit(stranger, account);
  await expectSignedIn(stranger);
  await expect
    .poll(() => stranger.evaluate(() => localStorage.getItem('apex.playback')))
    .toMatch(/"autoAdvance":false/);
});
