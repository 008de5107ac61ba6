import type { Page } from '@playwright/test';
import { type FaultyLine, faultyLine } from '../counterparts/faulty-line';
import { label } from '../journey/labels';
import { expectGuest, expectSignedIn, fillAndSubmit, signInLink } from '../journey/sign-in';
import { newAccount } from '../journey/sign-up';
import { address, open, originPort, source } from '../journey/site';
import { expect, test } from '../journey/test';
import { startVariant, type Variant } from '../test-servers/variant';

const BRAZIL = '2001:db8:55::1';
const EMIRATES = '2001:db8:971::1';
const only = (...elements: string[]) => ({
  addressCountryRestriction: { restrictionType: 'whitelist', elements },
});
const not = (...elements: string[]) => ({
  addressCountryRestriction: { restrictionType: 'blacklist', elements },
});

/** A brand's own page, to which the main menu leads. */
const club = {
  type: 'sections',
  id: 'club',
  title: { en: 'Ringside club', es: 'Club a pie de ring', pt: 'Clube do ringue' },
  sections: [
    {
      type: 'richText',
      id: 'words',
      text: { en: '<p>Front row seats.</p>', es: '<p>Primera fila.</p>', pt: '<p>Na frente.</p>' },
    },
  ],
};

let line: FaultyLine;
let apex: Variant;
let noor: Variant;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  line = await faultyLine(originPort());
  apex = await startVariant(
    'apex',
    (file) => ({
      ...file,
      features: { externalPages: only('US') },
      pages: { own: [club] },
      menus: {
        default: { route: 'home' },
        main: [
          { label: { en: 'Fights', es: 'Combates', pt: 'Lutas' }, to: { route: 'home' } },
          { label: club.title, to: { route: 'externalPage', params: { pageId: club.id } } },
        ],
      },
    }),
    line.port,
  );
  noor = await startVariant(
    'noor',
    (file) => ({ ...file, features: { externalPages: not('AE') } }),
    line.port,
  );
});

test.afterEach(() => line.mend());
test.afterAll(async () => {
  await apex.stop();
  await noor.stop();
  await line.close();
});

const clubPath = '/externalpage/club';
const atApex = (path: string) => address('apex', path, apex.testServers.sitePort);
const atNoor = (path: string) => address('noor', path, noor.testServers.sitePort);
const inMenu = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, includeHidden: true });
const refusal = (page: Page, language = 'en') =>
  page.getByRole('heading', { level: 1, name: label('country.title', {}, language) });
const start = (page: Page, language = 'en') =>
  page.getByRole('main').getByRole('link', { name: label('notFound.action', {}, language) });

test('[1.6-09] a feature for one country is on the site and in the menu there', async ({
  page,
}) => {
  await open(page, atApex('/home'));
  await expect(inMenu(page, club.title.en)).toBeVisible();
  await inMenu(page, club.title.en).click();
  await expect(page.getByRole('heading', { level: 1, name: club.title.en })).toBeVisible();
  await expect(page).toHaveURL(atApex(clubPath));
});

test('[1.6-09] in other countries a feature for one country is in no menu, and its page says why and leads on', async ({
  page,
}) => {
  line.spoil(/country-codes$/, { kind: 'from', address: BRAZIL });
  await open(page, atApex(clubPath));
  await expect(refusal(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Brazil');
  await expect(page.getByRole('heading', { name: club.title.en })).toHaveCount(0);
  await expect(inMenu(page, club.title.en)).toHaveCount(0);
  await start(page).click();
  await expect(page).toHaveURL(atApex('/home'));
  await expectGuest(page);
});

test('[1.6-09] the server’s page, which is the same for all countries, shows no feature by country', async () => {
  const { status, text } = await source('apex.localhost', clubPath, apex.testServers.sitePort);
  expect(status).toBe(200);
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(text) ?? [];
  expect(main).toContain(label('shell.loadingPage'));
  expect(main).not.toContain('Front row seats');
  expect(text).not.toContain(label('country.title'));
});

/** A viewer of Apex who lives in the United States. */
function newViewer(): Promise<{ id: string; secret: string }> {
  const home = { country: 'US', line1: '1 Main Street', city: 'Abilene', postalCode: '79601' };
  return newAccount('apex', { address: { ...home, administrativeLevel1: 'TX' } });
}

test('[1.6-09] for a signed-in viewer the country of their address counts, wherever they are', async ({
  page,
}) => {
  const account = await newViewer();
  line.spoil(/country-codes$/, { kind: 'from', address: BRAZIL });
  await open(page, atApex(clubPath));
  await expect(refusal(page)).toBeVisible();
  await signInLink(page).click();
  await fillAndSubmit(page, account);
  await expectSignedIn(page);
  await expect(page).toHaveURL(atApex(clubPath));
  await expect(page.getByRole('heading', { level: 1, name: club.title.en })).toBeVisible();
});

test('[1.6-10] a feature that one country is excluded from says so there, in the language of the page', async ({
  page,
}) => {
  line.spoil(/country-codes$/, { kind: 'from', address: EMIRATES });
  await open(page, atNoor('/externalpage/about'));
  await expect(refusal(page, 'ar')).toBeVisible();
  await start(page, 'ar').click();
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(refusal(page, 'ar')).toHaveCount(0);
});

test('[1.6-10] [1.6-09] when the origin cannot tell the country, a blacklisted feature stays and a whitelisted one does not', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 500/);
  const mend = line.spoil(/country-codes$/, { kind: 'nonsense', body: '{}', status: 500 });
  await open(page, atNoor('/en/externalpage/about'));
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
  await open(page, atApex(clubPath));
  await expect(refusal(page)).toBeVisible();
  await expect(start(page)).toBeVisible();
  mend();
  await page
    .getByRole('main')
    .getByRole('button', { name: label('failure.retry') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: club.title.en })).toBeVisible();
});
