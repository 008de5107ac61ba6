export const story = 'media-rail--by-keyboard';

/**
 * Tab reaches heading and row; arrow keys move in the direction of the text and scroll the focused
 * card into view.
 * @param {import('./hands.mjs').Hands} hands
 */
export async function journey({ page, press, forward, back, hasFocus, hasRing }) {
  const links = page.getByRole('link');
  await press('Tab');
  await hasFocus(links.first(), 'the heading');
  await press('Tab');
  await hasFocus(links.nth(1), 'the first card');
  await hasRing(links.nth(1));
  await press(forward, forward);
  await hasFocus(links.nth(3), 'the third card');
  await press(back);
  await hasFocus(links.nth(2), 'the second card');
  await press('End');
  await hasFocus(links.last(), 'the last card');
  await page.waitForFunction(() => {
    const { left, right } = document.activeElement?.getBoundingClientRect() ?? {
      left: -1,
      right: -1,
    };
    return left >= -1 && right <= innerWidth + 1;
  });
  await press('Home');
  await hasFocus(links.nth(1), 'the first card');
}
