export const story = 'overlays-menu--account';

/**
 * Arrow keys open and move, Home and End go to the ends, Escape returns, Tab does not get stuck.
 * @param {import('./hands.mjs').Hands} hands
 */
export async function journey({ page, press, hasFocus, hasRing, isThere, isGone, hasAttribute }) {
  const trigger = page.getByRole('button').first();
  const items = page.getByRole('menuitem');
  await press('Tab');
  await hasFocus(trigger, 'the button of the menu');
  await hasRing(trigger);
  await press('ArrowDown');
  await isThere(page.getByRole('menu'), 'the menu');
  await hasFocus(items.first(), 'the first entry');
  await press('ArrowDown');
  await hasFocus(items.nth(1), 'the second entry');
  await press('End');
  await hasFocus(items.last(), 'the last entry');
  await press('Home');
  await hasFocus(items.first(), 'the first entry');
  await press('Escape');
  await isGone(page.getByRole('menu'), 'the menu');
  await hasFocus(trigger, 'the button of the menu');
  await hasAttribute(trigger, 'aria-expanded', 'false');
  await press('Enter');
  await isThere(page.getByRole('menu'), 'the menu');
  await hasFocus(items.first(), 'the first entry');
}
