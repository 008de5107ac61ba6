export const story = 'overlays-dialog--plain';

/**
 * Escape closes; the opener has the focus again and opens it; Tab stays inside.
 * @param {import('./hands.mjs').Hands} hands
 */
export async function journey({ page, press, hasFocus, hasRing, isThere, isGone }) {
  const dialog = page.getByRole('dialog');
  const opener = page.getByRole('button').first();
  await isThere(dialog, 'the dialog');
  await press('Escape');
  await isGone(dialog, 'the dialog');
  await opener.focus();
  await press('Enter');
  await isThere(dialog, 'the dialog');
  for (let at = 0; at < 8; at += 1) {
    await press('Tab');
    const outside = await page.evaluate(() => {
      const here = document.activeElement;
      return here !== document.body && !here?.closest('dialog,[role=dialog]');
    });
    if (outside) throw new Error(`Tab ${at + 1} left the open dialog`);
  }
  await press('Escape');
  await isGone(dialog, 'the dialog');
  await hasFocus(opener, 'what opened the dialog');
  await hasRing(opener);
}
