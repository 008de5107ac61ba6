import type { Page } from '@playwright/test';
import { label } from '../journey/labels';
import { address, goBack, open } from '../journey/site';
import { expect, test, withMotion } from '../journey/test';

test.use(withMotion);

/** Notes which pictures each transition of the page moves, as the browser itself names them. */
async function noteTransitions(page: Page): Promise<() => Promise<string[][]>> {
  await page.addInitScript(() => {
    const moved: string[][] = [];
    Reflect.set(window, 'movedPictures', moved);
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.ready.then(
        () => {
          const effects = document.getAnimations().map(({ effect }) => effect);
          const names = effects.map((effect) =>
            effect instanceof KeyframeEffect ? (effect.pseudoElement ?? '') : '',
          );
          moved.push(names.filter((name) => name.includes('title-picture')));
        },
        () => moved.push(['none']),
      );
      return transition;
    };
  });
  return () => page.evaluate(() => Reflect.get(window, 'movedPictures'));
}

/** Opens the home page as a viewer who looks around: their first move brings the code that follows navigations. */
async function lookAround(page: Page): Promise<void> {
  await open(page, address('apex', '/home'));
  await card(page).hover();
  await expect(page.getByRole('region', { name: label('shell.notices') })).toBeAttached();
}

const card = (page: Page) =>
  page.getByRole('main').locator('li a[href^="/video/scorecards-explained/"]').first();

test('the picture of a card becomes that of its page, and Back leads to the card', async ({
  page,
}) => {
  const moved = await noteTransitions(page);
  await lookAround(page);
  const name = (await card(page).textContent()) ?? '';
  await card(page).click();
  await expect(page.getByRole('main', { name, exact: true })).toBeFocused();
  // Its old and its new picture, and the way from the place of the one to that of the other.
  await expect
    .poll(async () => (await moved())[0])
    .toEqual(
      expect.arrayContaining([
        '::view-transition-group(title-picture)',
        '::view-transition-old(title-picture)',
        '::view-transition-new(title-picture)',
      ]),
    );
  await goBack(page);
  await expect(page).toHaveURL(address('apex', '/home'));
  await expect(card(page)).toBeVisible();
});

test('a viewer who asks for less motion goes to the page of a card without it', async ({
  page,
}) => {
  const moved = await noteTransitions(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await lookAround(page);
  const name = (await card(page).textContent()) ?? '';
  await card(page).click();
  await expect(page.getByRole('main', { name, exact: true })).toBeFocused();
  expect(await moved()).toEqual([]);
});

test('two cards that are pressed one after the other lead to the second, without a complaint', async ({
  page,
}) => {
  await lookAround(page);
  const other = page.getByRole('main').locator('li a[href^="/video/walkouts/"]').first();
  const name = (await other.textContent()) ?? '';
  await page.evaluate(() => {
    for (const id of ['scorecards-explained', 'walkouts'])
      document.querySelector<HTMLElement>(`main li a[href^="/video/${id}/"]`)?.click();
  });
  await expect(page.getByRole('main', { name, exact: true })).toBeFocused();
});
