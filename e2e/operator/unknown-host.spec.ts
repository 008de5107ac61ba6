import { REALMS, realmFile } from '../journey/realms';
import { address, source } from '../journey/site';
import { expect, test } from '../journey/test';

test('an unknown host gets a page that lists the sites that are here', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 404/);
  const answer = await page.goto(address('nobody'));
  expect(answer?.status()).toBe(404);
  for (const realm of REALMS) {
    await expect(page.getByRole('link', { name: realmFile(realm).fullName })).toHaveAttribute(
      'href',
      address(realm),
    );
  }
});

test("a public host's stranger is told nothing of the other brands", async () => {
  const { status, text } = await source('tv.example.com', '/');
  expect(status).toBe(404);
  for (const realm of REALMS) expect(text).not.toContain(realmFile(realm).fullName);
});

test('a brand answers at its own host names, too', async () => {
  const { status, text } = await source('watch.apexfc.example', '/');
  expect(status).toBe(200);
  expect(text).toContain(realmFile('apex').fullName);
});
