import { label } from '../journey/labels';
import { queryCatalogue } from '../journey/origin-calls';
import { viewerWithList } from '../journey/own-lists';
import { expectSignedIn, fillAndSubmit } from '../journey/sign-in';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';

/** As many titles as the largest list has. */
const TITLES = 1000;
/** The longest time from a press to the next frame, in ms (spec 5 §13), of the middle one of all presses. */
const LONGEST = 100;

interface Content {
  content: { id: string; contentType: string; place: string; gone?: boolean; name?: string }[];
  pagingInfo: { moreDataAvailable: boolean };
}

/** The answer of a list's first page, with as many titles behind it as the largest list has; the catalogue of a sample is smaller. */
function lengthened(text: string): string {
  const answer: Content = JSON.parse(text);
  for (let at = answer.content.length; at < TITLES; at += 1) {
    const more = { id: `more-${at}`, contentType: 'video', place: `9${at}`, gone: true };
    answer.content.push({ ...more, name: `Title ${at}` });
  }
  return JSON.stringify(answer);
}

test('a step in a list of 1,000 titles is in view within 100 ms', async ({ page, fragile }) => {
  test.setTimeout(180_000);
  const { line, sitePort } = fragile;
  const { grid } = await queryCatalogue<{
    grid: { edges: { node: { __typename: string; id: string } }[] };
  }>('apex', 'query { grid(order: NEWEST, first: 60) { edges { node { __typename id } } } }', {});
  const videos = grid.edges.filter(({ node }) => node.__typename === 'Video');
  const list = await viewerWithList(
    'apex',
    'Everything',
    videos.map(({ node }) => node.id),
  );
  await open(page, address('apex', '/login', sitePort));
  await fillAndSubmit(page, list.account);
  await expectSignedIn(page);
  line.spoil(/\/new-watchlists\/[^/]+\?rpp=60$/, { kind: 'rewrite', change: lengthened });
  await open(page, address('apex', list.path, sitePort));
  await page.getByRole('button', { name: label('lists.edit'), exact: true }).click();
  const handles = page.locator('[data-handle]');
  await expect(handles).toHaveCount(TITLES);
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { pressTimes: times });
    // 16 ms are the shortest that browsers tell.
    const every: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    };
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries())
        if (entry.name === 'keydown') times.push(entry.duration);
    }).observe(every);
  });
  await handles.first().focus();
  await page.keyboard.press('Space');
  const name = (await handles.first().getAttribute('aria-label')) ?? '';
  const steps = 20;
  for (let step = 1; step <= steps; step += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(handles.nth(step)).toHaveAttribute('aria-label', name);
  }
  await page.keyboard.press('Escape');
  const times = await page.evaluate<number[]>(() => Reflect.get(window, 'pressTimes'));
  // What took less than 16 ms is no entry.
  const all = [...times, ...Array.from({ length: steps }, () => 0)].slice(
    0,
    Math.max(steps, times.length),
  );
  const sorted = all.sort((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  console.log(`A step in a list of ${TITLES}: ${median} ms, at most ${sorted.at(-1)} ms.`);
  expect(median).toBeLessThanOrEqual(LONGEST);
  line.mend();
});
