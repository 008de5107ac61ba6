import { label } from '../journey/labels';
import { callOrigin } from '../journey/origin-calls';
import { expectSignedIn, fillAndSubmit } from '../journey/sign-in';
import { newAddress, newSecret } from '../journey/sign-up';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';

const says = (key: string, values?: Record<string, string>) => label(`account.${key}`, values);

/** How many sessions the account page shows at first. */
const FEW = 6;
const SIGN_INS = 12;

test('a viewer with many sessions sees the first few, asks for more, and signs out of all others', async ({
  page,
}) => {
  const viewer = { id: newAddress('everywhere'), secret: newSecret };
  const opened = await callOrigin('plain', '/signup', {
    body: { ...viewer, fields: {}, consentAnswers: [] },
  });
  expect(opened.status).toBe(200);
  for (let round = 1; round < SIGN_INS - 1; round += 1)
    await callOrigin('plain', '/login', { body: viewer });

  const sizes: number[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/user/sessions') || response.request().method() !== 'GET') return;
    sizes.push((await response.json()).sessions.length);
  });
  await open(page, address('plain', '/login?from=%2Faccount'));
  await fillAndSubmit(page, viewer);
  await expectSignedIn(page);
  const region = page.getByRole('region', { name: says('sessions.title') });
  const rows = region.getByRole('listitem');
  await expect(rows).toHaveCount(FEW);
  await expect(rows.first()).toContainText(says('sessions.current'));
  const counted = (loaded: number) =>
    says('sessions.count', { loaded: String(loaded), total: String(SIGN_INS) });
  await expect(region.getByText(counted(FEW))).toBeVisible();

  await region.getByRole('button', { name: says('sessions.more') }).focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(SIGN_INS);
  await expect(rows.nth(FEW)).toBeFocused();
  await expect(region.getByRole('button', { name: says('sessions.more') })).toHaveCount(0);
  await expect.poll(() => sizes, 'no answer has all').toEqual([FEW, SIGN_INS - FEW]);
  // The next Tab stop is the new row's own action.
  await page.keyboard.press('Tab');
  await expect(rows.nth(FEW).getByRole('button')).toBeFocused();

  await region.getByRole('button', { name: says('sessions.endAll') }).click();
  const dialog = page.getByRole('dialog', { name: says('sessions.endAllTitle') });
  await dialog.getByRole('button', { name: says('sessions.end') }).click();
  await expect(region.getByText(says('sessions.endedAll'))).toBeVisible();
  await expect(rows).toHaveCount(1);
});
