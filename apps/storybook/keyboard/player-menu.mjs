export const story = 'media-playermenu--by-keyboard';

/**
 * Enter opens at the chosen one, arrow keys choose and leave it open, Tab leads to the buttons under
 * the list, Escape returns.
 * @param {import('./hands.mjs').Hands} hands
 */
export async function journey({ page, press, hasFocus, hasRing, isThere, isGone, hasAttribute }) {
  const trigger = page.getByRole('button').first();
  const panel = page.getByRole('dialog');
  const choices = panel.getByRole('radio');
  await press('Tab');
  await hasFocus(trigger, 'the button of the menu');
  await hasRing(trigger);
  await hasAttribute(trigger, 'aria-expanded', 'false');
  await press('Enter');
  await isThere(panel, 'the panel');
  await hasAttribute(trigger, 'aria-expanded', 'true');
  await hasFocus(choices.nth(1), 'the chosen one');
  await press('ArrowDown');
  await hasFocus(choices.nth(2), 'the next one');
  await isThere(panel, 'the panel');
  await press('ArrowUp', 'ArrowUp');
  await hasFocus(choices.first(), 'the first one');
  await hasAttribute(trigger, 'data-on', 'false');
  await press('Tab');
  await hasFocus(panel.getByRole('button'), 'the button under the list');
  await press('Escape');
  await isGone(panel, 'the panel');
  await hasFocus(trigger, 'the button of the menu');
  await press('Space');
  await hasFocus(choices.first(), 'the one that is chosen now');
  await press('Tab', 'Enter');
  await isGone(panel, 'the panel');
  await hasFocus(trigger, 'the button of the menu');
}
