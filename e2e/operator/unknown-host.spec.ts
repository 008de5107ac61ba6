import { REALMS, type RealmId, realmFile, textOf } from '../journey/realms';
import { address, source } from '../journey/site';
import { expect, test } from '../journey/test';

/** The realm's name in English, as the list of sites has it. */
const nameOf = (realm: RealmId) => textOf(realmFile(realm).fullName, 'en');

test('an unknown host gets a page that lists the sites of this server', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 404/);
  const answer = await page.goto(address('nobody'));
  expect(answer?.status()).toBe(404);
  for (const realm of REALMS) {
    await expect(page.getByRole('link', { name: nameOf(realm) })).toHaveAttribute(
      'href',
      address(realm),
    );
  }
});

test('an unknown public host gets a page that names no brand', async () => {
  const { status, text } = await source('tv.example.com', '/');
  expect(status).toBe(404);
  for (const realm of REALMS) expect(text).not.toContain(nameOf(realm));
});

test('a brand answers at its own host names as well', async () => {
  const { status, text } = await source('watch.apexfc.example', '/');
  expect(status).toBe(200);
  expect(text).toContain(nameOf('apex'));
});
