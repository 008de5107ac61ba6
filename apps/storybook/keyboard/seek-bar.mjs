export const story = 'media-seekbar--on-demand';

/** The moment at which the story opens, and its end, in seconds. */
const AT = 724;
const END = 5520;

/**
 * A slider as the APG describes it. Arrow keys follow the time, which runs from left to right in
 * every language; Home and End lead to its ends, Page Up and Page Down by larger steps.
 * @param {import('./hands.mjs').Hands} hands
 */
export async function journey({ page, press, hasFocus, hasRing, hasValue, isThere }) {
  const slider = page.getByRole('slider');
  await press('Tab');
  await hasFocus(slider, 'the bar');
  await hasRing(slider);
  await isThere(page.getByText('12:04', { exact: true }), 'the preview of the moment');
  await press('ArrowRight');
  await hasValue(slider, String(AT + 10));
  await press('ArrowLeft', 'ArrowLeft');
  await hasValue(slider, String(AT - 10));
  await press('ArrowUp');
  await hasValue(slider, String(AT));
  await press('ArrowDown', 'ArrowUp');
  await hasValue(slider, String(AT));
  await press('Home');
  await hasValue(slider, '0');
  await press('ArrowLeft');
  await hasValue(slider, '0');
  await press('PageUp');
  const paged = Number(await slider.inputValue());
  if (paged < 60 || paged > END / 5) throw new Error(`Page Up should lead further: ${paged}`);
  await press('PageDown');
  await hasValue(slider, '0');
  await press('End');
  await hasValue(slider, String(END));
  await press('ArrowRight');
  await hasValue(slider, String(END));
}
