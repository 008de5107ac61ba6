import { label } from '../journey/labels';
import { queryCatalogue } from '../journey/origin-calls';
import { viewerWithList } from '../journey/own-lists';
import { playButton, playerOf, secondOf } from '../journey/player';
import { expectSignedIn, fillAndSubmit } from '../journey/sign-in';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';

const VIDEOS = `query Videos($after: String) {
  grid(order: NEWEST, first: 60, after: $after) {
    edges { node { __typename id name accessLevel } }
  }
}`;

interface Videos {
  grid: {
    edges: { node: { __typename: string; id: string; name: string; accessLevel: string } }[];
  };
}

test('[2.7-42] [2.9-03] a title that is opened from a list goes on with the next one of the list, and back', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const { grid } = await queryCatalogue<Videos>('apex', VIDEOS, {});
  const videos = grid.edges
    .map(({ node }) => node)
    .filter((node) => node.__typename === 'Video' && node.accessLevel !== 'LICENCE');
  const [first, second, third] = videos;
  if (!first || !second || !third) throw new Error('Apex has three videos for every viewer.');
  const list = await viewerWithList('apex', 'One evening', [third.id, first.id, second.id]);
  await open(page, address('apex', '/login'));
  await fillAndSubmit(page, list.account);
  await expectSignedIn(page);
  await open(page, address('apex', list.path));
  await page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: first.name })
    .getByRole('link')
    .first()
    .click();
  await page.waitForURL((url) => url.search === list.search);
  await playButton(page, first.name).click();
  await expect.poll(() => secondOf(page)).toBeGreaterThan(0);
  const button = (title: string, key: string) =>
    playerOf(page, title).getByRole('button', { name: label(key), exact: true });
  await page.mouse.move(640, 300);
  await button(first.name, 'player.next').click();
  await page.waitForURL((url) => url.pathname.includes(second.id) && url.search === list.search);
  await expect.poll(() => secondOf(page)).toBeGreaterThan(0);
  await page.mouse.move(600, 320);
  await button(second.name, 'player.previous').click();
  await page.waitForURL((url) => url.pathname.includes(first.id) && url.search === list.search);
});
