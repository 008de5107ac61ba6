export const story = 'forms-comboboxfield--keyboard';

/**
 * Arrow keys open and choose, typing filters, Escape restores the chosen option, Tab leaves and
 * closes.
 * @param {import('./hands.mjs').Hands} hands
 */
export async function journey({
  page,
  press,
  type,
  hasFocus,
  isThere,
  isGone,
  hasAttribute,
  hasValue,
}) {
  const field = page.getByRole('combobox').first();
  const options = page.getByRole('option');
  await press('Tab');
  await hasFocus(field, 'the field');
  await press('ArrowDown');
  await isThere(options.first(), 'the list');
  await hasAttribute(field, 'aria-expanded', 'true');
  const all = await options.count();
  await press('Home', 'Enter');
  await isGone(options.first(), 'the list');
  const chosen = await field.inputValue();
  if (!chosen) throw new Error('Enter should take the entry');
  await press('Control+A');
  await type(chosen.slice(0, 3));
  await isThere(options.first(), 'the list');
  const some = await options.count();
  if (some > all || some === 0) throw new Error(`typing should narrow the list: ${some} of ${all}`);
  await press('Control+A');
  await type('qqq');
  await press('Escape');
  await hasValue(field, chosen);
  await hasAttribute(field, 'aria-expanded', 'false');
  await press('ArrowDown');
  await isThere(options.first(), 'the list');
  await press('Tab');
  await hasAttribute(field, 'aria-expanded', 'false');
}
