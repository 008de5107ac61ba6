export const story = 'media-captionsettings--default';

/**
 * Arrow keys take a preset at once, each part is a list of the platform's, and the button that
 * resets keeps the focus.
 * @param {import('./hands.mjs').Hands} hands
 */
export async function journey({ page, press, hasFocus, hasRing, hasValue }) {
  const presets = page.getByRole('radio');
  const size = page.getByRole('combobox').first();
  const reset = page.getByRole('button');
  const parts = await page.getByRole('combobox').count();
  await press('Tab');
  await hasFocus(presets.first(), 'the chosen preset');
  const before = await size.inputValue();
  await press('ArrowDown');
  await hasFocus(presets.nth(1), 'the next preset');
  if ((await size.inputValue()) === before) throw new Error('The preset should be taken at once.');
  await press('Tab');
  await hasFocus(size, 'the size');
  await hasRing(size);
  await press(...Array.from({ length: parts }, () => 'Tab'));
  await hasFocus(reset, 'the button that resets');
  await press('Enter');
  await hasValue(size, before);
  await hasFocus(reset, 'the button that resets');
  await hasRing(reset);
}
