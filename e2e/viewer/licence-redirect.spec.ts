import type { Page } from '@playwright/test';
import { historyOf } from '../journey/browser';
import { label } from '../journey/labels';
import { expectGuest, expectSignedIn } from '../journey/sign-in';
import { address, counterpartsPort, open } from '../journey/site';
import { expect, test } from '../journey/test';

/** Stores what a page that sells licences stores before it sends a viewer to the partner (`rememberLicenceRedirect`). */
const leave = (page: Page, from: string) =>
  page.evaluate((left) => localStorage.setItem('apex.licenceRedirect', JSON.stringify(left)), {
    provider: 'fibrenet',
    from,
    begun: Date.now(),
  });

async function buyAtPartner(page: Page, email: string): Promise<void> {
  const back = encodeURIComponent(address('apex', '/licence-redirect'));
  await page.goto(`http://fibrenet.localhost:${counterpartsPort()}/offer?back=${back}`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

const refusal = (page: Page) => page.getByRole('dialog', { name: label('region.title') });
const closing = (page: Page) => refusal(page).getByRole('button', { name: label('region.close') });

test('[2.2-03] [2.2-05] [1.7-36] a licence partner’s code signs in and leads back to where the viewer was', async ({
  page,
}) => {
  await open(page, address('apex', '/home'));
  await leave(page, '/home?rail=3');
  const referers: string[] = [];
  page.on('request', (request) => referers.push(request.headers().referer ?? ''));
  await buyAtPartner(page, `fibre-${Date.now()}@example.com`);
  await expect(page).toHaveURL(address('apex', '/home?rail=3'));
  await expectSignedIn(page);
  expect(referers.join('\n')).not.toContain('code=');
  const history = await historyOf(page);
  expect(history, 'the partner’s page is one of them').toContain('/offer?');
  expect(history, 'no entry of the history has it').not.toContain('code=');
});

test('a licence code that this browser did not ask for leads to the default menu, with a notice', async ({
  page,
}) => {
  await open(page, address('apex', '/licence-redirect?code=somebody-elses'));
  await expect(page).toHaveURL(address('apex', '/home'));
  await expect(page.getByText(label('licence.unknown'))).toBeVisible();
  await expectGuest(page);
});

test('a licence code that the partner does not know leads to the default menu, with a notice', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  await open(page, address('apex', '/home'));
  await leave(page, '/home?rail=3');
  await open(page, address('apex', '/licence-redirect?code=made-up'));
  await expect(page).toHaveURL(address('apex', '/home'));
  await expect(page.getByText(label('licence.unknown'))).toBeVisible();
  await expectGuest(page);
});

test('[2.2-06] the licence page without a code leads to the default menu', async ({ page }) => {
  await open(page, address('apex', '/licence-redirect'));
  await expect(page).toHaveURL(address('apex', '/home'));
  await expectGuest(page);
});

for (const [how, close] of [
  ['its button', (page: Page) => closing(page).last().click()],
  ['the Escape key', (page: Page) => page.keyboard.press('Escape')],
] as const) {
  test(`[1.2-148] [1.2-151] a child’s profile is told that it cannot buy, and ${how} leads to the default menu`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 403/);
    await open(page, address('apex', '/home'));
    await leave(page, '/home?rail=3');
    await buyAtPartner(page, 'child@example.com');
    await expect(refusal(page)).toContainText(label('region.kidPurchaseDenied'));
    await close(page);
    await expect(page).toHaveURL(address('apex', '/home'));
    await expect(refusal(page)).toHaveCount(0);
    await expectGuest(page);
  });
}
