import { label } from '../journey/labels';
import { address, open, source } from '../journey/site';
import { expect, test } from '../journey/test';

test('[1.2-001] [1.2-002] labels, address and lang change together between English, Spanish and Portuguese', {
  tag: '@gate',
}, async ({ page }) => {
  await open(page, address('apex', '/login'));
  const title = page.getByRole('heading', { level: 1 });
  for (const [language, path, name] of [
    ['es', '/es/iniciar-sesion', /español/i],
    ['pt', '/pt/entrar', /português/i],
    ['en', '/login', /english/i],
  ] as const) {
    const current = (await page.locator('html').getAttribute('lang')) ?? 'en';
    const switcher = label('shell.language', {}, current);
    await page
      .getByRole('banner')
      .getByText(switcher)
      .or(page.getByLabel(switcher))
      .first()
      .click();
    await page.getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(address('apex', path));
    await expect(title).toHaveText(label('login.title', {}, language));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
});

test('[1.9-08] an Arabic page reads from right to left from its first byte on', {
  tag: '@gate',
}, async ({ page }) => {
  const { text } = await source('noor.localhost', '/login');
  expect(text).toMatch(/<html lang="ar" dir="rtl"/);
  await open(page, address('noor', '/'));
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const logo = await page.getByRole('banner').getByRole('img').first().boundingBox();
  expect(logo?.x ?? 0).toBeGreaterThan(640);
});

test('a page of another language is found under its prefix', async ({ page }) => {
  await open(page, address('apex', '/iniciar-sesion'));
  await expect(page).toHaveURL(address('apex', '/es/iniciar-sesion'));
});
