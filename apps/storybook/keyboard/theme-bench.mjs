export const story = 'brands-theme-bench--bench';

/**
 * The bench by keys alone: type a colour without losing the field, make a choice, undo one change,
 * reset all.
 * @param {import('./hands.mjs').Hands} hands
 */
export async function journey({ page, press, type, hasFocus, hasRing, hasValue, isThere, isGone }) {
  const colours = page.getByRole('group', { name: 'Scheme and colours' });
  const accent = colours.getByLabel('Accent colour', { exact: true });
  const json = page.getByRole('region', { name: 'realm.json' });
  /** @param {string} text */
  const jsonWith = (text) => json.locator('pre', { hasText: text });
  await page.getByRole('heading', { level: 1, name: 'Theme bench' }).click();
  await press('Tab');
  const reset = page.getByRole('button', { name: 'Reset' });
  await hasFocus(reset, 'Reset');
  const sheet = page.frameLocator('.bench-sheet');
  const specimen = sheet.locator('iframe[title="Dialog"]:not([data-seen])');
  /**
   * The sheet shows a dialog, which opens anew after each change and must not take the focus.
   * @param {typeof reset} field
   * @param {string} what
   */
  const keepsFocus = async (field, what) => {
    const dialog = specimen.contentFrame();
    await dialog.locator('dialog[open]').waitFor({ state: 'attached', timeout: 20_000 });
    await page.evaluate(() => new Promise((turn) => setTimeout(() => requestAnimationFrame(turn))));
    await hasFocus(field, `${what}, with the sheet there`);
  };
  await keepsFocus(reset, 'Reset');
  await press('Tab', 'Tab', 'Tab');
  await hasFocus(accent, 'the accent');
  await hasRing(accent);
  await press('Control+a');
  await type('#12ab5');
  await isGone(jsonWith('#12ab5'), 'what is half typed');
  // The dialog of the change before would pass for the next one.
  await specimen.evaluate((frame) => frame.toggleAttribute('data-seen'));
  await type('6');
  await isThere(jsonWith('"accent": "#12ab56"'), 'the colour in realm.json');
  await keepsFocus(accent, 'the accent');
  await hasValue(accent, '#12ab56');
  await press('Tab', 'Tab');
  const undo = page.getByRole('button', { name: 'Undo Accent colour' });
  await hasFocus(undo, 'the undo of the accent');
  await press('Enter');
  await isGone(undo, 'the undo');
  await hasFocus(accent, 'the accent');
  const corners = page.getByLabel('Corners', { exact: true });
  await corners.focus();
  await press('p');
  await isThere(jsonWith('"corners": "pill"'), 'the choice in realm.json');
  await page.getByRole('button', { name: 'Reset' }).focus();
  await press('Enter');
  await isThere(jsonWith('{}'), 'nothing changed');
}
