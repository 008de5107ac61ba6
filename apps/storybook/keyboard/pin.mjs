export const story = 'forms-pinfield--by-keyboard';

/**
 * Only digits fill the boxes; one in the middle can be replaced; a pasted number fills all.
 * @param {import('./hands.mjs').Hands} hands
 */
export async function journey({ page, press, type, hasFocus, hasValue }) {
  const field = page.locator('#storybook-root input').first();
  await press('Tab');
  await hasFocus(field, 'the field');
  await type('1a2-94');
  await hasValue(field, '1294');
  await type('7');
  await hasValue(field, '1294');
  await press('ArrowLeft', 'ArrowLeft');
  await type('3');
  await hasValue(field, '1234');
  await press('End', 'Backspace', 'Backspace');
  await hasValue(field, '12');
  await press('Control+A', 'Delete');
  await hasValue(field, '');
}
