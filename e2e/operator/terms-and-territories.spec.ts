import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { label } from '../journey/labels';
import { expectSignedIn } from '../journey/sign-in';
import { fillIn, newAddress, signUpForm, termsDialog } from '../journey/sign-up';
import { address, open, warm } from '../journey/site';
import { expect, test as journey } from '../journey/test';
import { root } from '../test-servers/paths';
import { startTestServers, type TestServers } from '../test-servers/test-servers';

interface Workplace {
  testServers: TestServers;
  edit: (change: (text: string) => string) => Promise<void>;
}

/** A copy of the sample realms, with a site and an origin that both read it. */
const test = journey.extend<{ workplace: Workplace }>({
  workplace: [
    async ({ page }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'realms-'));
      await cp(join(root, 'realm-configs'), folder, { recursive: true });
      const testServers = await startTestServers({ realms: folder });
      await warm('apex', testServers.sitePort);
      const file = join(folder, 'apex/realm.json');
      await use({
        testServers,
        async edit(change) {
          const before = await readFile(file, 'utf8');
          const after = change(before);
          expect(after).not.toBe(before);
          await writeFile(file, after);
        },
      });
      // A picture that is still on its way when the site stops would be a complaint.
      await page.close();
      await testServers.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { timeout: 120_000 },
  ],
});

/** Fills in the sign-up form; resolves to the dialog of its terms. */
async function readTerms(page: Page, sitePort: number) {
  await open(page, address('apex', '/signup', sitePort));
  await fillIn(page, newAddress('reader'));
  await signUpForm(page).submit.click();
  const terms = termsDialog(page);
  await expect(terms.dialog).toBeVisible();
  return terms;
}

test('an operator changes the terms, and the next sign-up shows the new ones', async ({
  page,
  workplace: { edit, testServers },
}) => {
  const before = await readTerms(page, testServers.sitePort);
  await expect(before.dialog).toContainText('I am at least 16 years old');
  await edit((text) =>
    text
      .replace('I am at least 16 years old', 'I am at least 18 years old')
      .replace(/("required": true,\s*"version": )"2026-10-01"/, '$1"2026-12-01"'),
  );
  await expect(async () => {
    const { dialog } = await readTerms(page, testServers.sitePort);
    await expect(dialog).toContainText('I am at least 18 years old', { timeout: 500 });
  }).toPass({ timeout: 30_000 });
  const terms = termsDialog(page);
  await terms.required.check();
  await terms.agree.click();
  await expectSignedIn(page);
});

test('[1.2-149] [1.6-06] an operator removes a country from the territories, and viewers there are told at once', async ({
  page,
  workplace: { edit, testServers },
}) => {
  await open(page, address('apex', '/signup', testServers.sitePort));
  await expect(signUpForm(page).email).toBeVisible();
  await edit((text) =>
    text.replace(/"territories": \{[^}]*\}/, '"territories": { "blocked": ["US"] }'),
  );
  const region = page.getByRole('dialog', { name: label('region.title') });
  await expect(async () => {
    await open(page, address('apex', '/signup', testServers.sitePort));
    await expect(region).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expect(region).toContainText(label('region.outsideRegion', { brand: 'Apex' }));
  await expect(signUpForm(page).email).toHaveValue('');
});
