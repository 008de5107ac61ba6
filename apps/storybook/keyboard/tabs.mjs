export const story = 'navigation-tabs--plain';

/**
 * One stop of Tab; arrow keys choose as they move, in reading direction; Tab goes on into the
 * panel.
 * @param {import('./hands.mjs').Hands} hands
 */
export async function journey({ page, press, forward, back, hasFocus, hasRing, hasAttribute }) {
  const tabs = page.getByRole('tab');
  await press('Tab');
  await hasFocus(tabs.first(), 'the chosen tab');
  await hasRing(tabs.first());
  await press(forward);
  await hasFocus(tabs.nth(1), 'the second tab');
  await hasAttribute(tabs.nth(1), 'aria-selected', 'true');
  await press(back);
  await hasAttribute(tabs.first(), 'aria-selected', 'true');
  await press('End');
  await hasFocus(tabs.last(), 'the last tab');
  await hasAttribute(tabs.last(), 'aria-selected', 'true');
  await press('Home');
  await hasFocus(tabs.first(), 'the first tab');
  await press('Tab');
  await hasFocus(page.getByRole('tabpanel'), 'the panel');
  await press('Shift+Tab');
  await hasFocus(tabs.first(), 'the chosen tab');
}
