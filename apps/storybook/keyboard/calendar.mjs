export const story = 'forms-datepickerfield--by-keyboard';

/**
 * The calendar opens on the chosen day, arrow keys move in it, Enter takes a day and returns the
 * focus, Escape takes none.
 * @param {import('./hands.mjs').Hands} hands
 */
export async function journey({ page, press, hasFocus, isThere, isGone, hasAttribute }) {
  const opener = page.getByRole('button').first();
  const chosen = page.locator('[role=gridcell][aria-selected=true] button');
  await opener.focus();
  await press('Enter');
  await hasFocus(chosen, 'the chosen day');
  const before = await chosen.getAttribute('aria-label');
  await press('ArrowDown', 'Enter');
  await isGone(page.getByRole('grid'), 'the calendar');
  await hasFocus(opener, 'what opened the calendar');
  await press('Enter');
  await hasFocus(chosen, 'the chosen day');
  const after = await chosen.getAttribute('aria-label');
  if (after === before) throw new Error('Enter should take the day a week later');
  await press('ArrowDown', 'Escape');
  await isGone(page.getByRole('grid'), 'the calendar');
  await hasFocus(opener, 'what opened the calendar');
  await press('Enter');
  await isThere(chosen, 'the chosen day');
  await hasAttribute(chosen, 'aria-label', after);
}
