import type { Page } from '@playwright/test';
import { label } from '../journey/labels';
import { newMail } from '../journey/mail';
import { prefixOf, type RealmId, realmFile, textOf } from '../journey/realms';
import { expectSignedIn, fillAndSubmit, viewer } from '../journey/sign-in';
import { newAccount } from '../journey/sign-up';
import { address, open, source } from '../journey/site';
import { expect, test } from '../journey/test';

/** All texts of a page: its title and head, what it shows, and what only screen readers read out. */
const saidBy = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said = [document.title];
    for (const meta of document.querySelectorAll('meta[content]'))
      said.push(meta.getAttribute('content') ?? '');
    for (const data of document.querySelectorAll('script[type="application/ld+json"]'))
      said.push(data.textContent ?? '');
    for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
      for (const part of document.querySelectorAll(`body [${name}]`))
        said.push(part.getAttribute(name) ?? '');
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (!text.parentElement?.closest('script, style')) said.push(text.textContent ?? '');
    return said.map((text) => text.trim()).filter(Boolean);
  });

/** The texts that have a brand's name in Latin letters, addresses aside. */
const inLatin = (said: string[], name: RegExp) =>
  said.map((text) => text.replace(/https?:\/\/[^\s"<]+/g, '')).filter((text) => name.test(text));

const BRANDS: [RealmId, RegExp][] = [
  ['noor', /noor/i],
  ['unity', /unity/i],
];

for (const [id, latin] of BRANDS) {
  const realm = realmFile(id);
  const prefix = prefixOf(realm, 'ar');
  const name = textOf(realm.name, 'ar');
  const fullName = textOf(realm.fullName, 'ar');

  test(`${id}: no title, sentence or label of an Arabic page has the brand’s name in Latin letters`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 404/);
    const seen = async (path: string) => {
      await open(page, address(id, `${prefix}${path}`));
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
      await expect(page).toHaveTitle(new RegExp(fullName));
      expect(inLatin(await saidBy(page), latin), path).toEqual([]);
    };
    for (const path of ['/', '/login', '/signup', '/resetpwd', '/tv-login', '/nowhere'])
      await seen(path);
    await expect(page.getByRole('banner').getByRole('img').first()).toHaveAttribute(
      'alt',
      new RegExp(name),
    );
    await open(page, address(id, `${prefix}/login`));
    await fillAndSubmit(page, viewer, 'ar');
    await expectSignedIn(page, 'ar');
    await seen('/account');
  });

  test(`${id}: a phone installs the app under its name in the page’s language, and it starts in that language`, async () => {
    for (const [locale, start] of [
      ['ar', prefix || '/'],
      ['en', prefixOf(realm, 'en') || '/'],
    ] as const) {
      const { text: html } = await source(`${id}.localhost`, start);
      const [, path = ''] = /<link rel="manifest" href="([^"]+)"/.exec(html) ?? [];
      const { status, text } = await source(`${id}.localhost`, path);
      expect(status, path).toBe(200);
      expect(JSON.parse(text)).toMatchObject({
        name: textOf(realm.fullName, locale),
        short_name: textOf(realm.name, locale),
        lang: locale,
        dir: locale === 'ar' ? 'rtl' : 'ltr',
        start_url: start,
        scope: '/',
      });
    }
  });
}

test('an email that Noor sends in Arabic names the brand in Arabic, sender and subject', async ({
  page,
}) => {
  await open(page, address('noor', '/resetpwd'));
  const { name } = realmFile('noor');
  const { id: email } = await newAccount('noor');
  await page.getByRole('textbox', { name: label('recovery.email', {}, 'ar') }).fill(email);
  await page.getByRole('button', { name: label('recovery.request', {}, 'ar') }).click();
  await expect(
    page.getByText(label('recovery.sent', { brand: textOf(name, 'ar'), email }, 'ar')),
  ).toBeVisible();
  const { from, subject, html } = await newMail(email);
  expect(from).toBe('نور');
  expect(subject).toContain('نور');
  expect(`${subject} ${html.replace(/href="[^"]*"/g, '')}`).not.toMatch(/noor/i);
});
