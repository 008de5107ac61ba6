export const story = 'forms-datefield--by-keyboard';

/**
 * Digits move on to the next part, Backspace moves back, and a date is reported only when it is
 * complete.
 * @param {import('./hands.mjs').Hands} hands
 */
export async function journey({ page, press, type, hasFocus, hasText }) {
  const parts = page.getByRole('textbox');
  const said = page.getByRole('status').first();
  await press('Tab');
  await hasFocus(parts.first(), 'the first part');
  const yearFirst = (await parts.first().getAttribute('maxlength')) === '4';
  await type(yearFirst ? '1990' : '12');
  await hasFocus(parts.nth(1), 'the second part');
  await type('12');
  await hasFocus(parts.nth(2), 'the third part');
  await hasText(said, '—');
  await type(yearFirst ? '12' : '1990');
  await hasText(said, '1990-12-12');
  for (const _ of yearFirst ? '12' : '1990') await press('Backspace');
  await hasText(said, '—');
  await press('Backspace', 'Backspace');
  await hasFocus(parts.nth(1), 'the part before');
}
