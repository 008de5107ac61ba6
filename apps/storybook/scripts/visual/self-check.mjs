import { difference } from './compare.mjs';
import { encoded } from './shoot.mjs';

/** A small card; `x` moves its button, `edge` its circle, whose edge is smoothed. */
const card = ({ x = 0, edge = 0 } = {}) => `
  <body style="margin:0;background:#fff;font:16px/1.5 sans-serif">
  <h2 style="margin:24px">Okafor v Lindqvist</h2><p style="margin:24px">Today, 21:00</p>
  <button style="position:absolute;left:${24 + x}px;top:120px;border:0;border-radius:6px;padding:8px 16px;background:#1d4ed8;color:#fff">Watch</button>
  <svg width="60" height="60" style="position:absolute;left:200px;top:100px"><circle cx="${30 + edge}" cy="30" r="20" fill="#ef4444"/></svg>`;

/** Whether the comparator sees what it must and lets through what it may: on this machine, at both qualities. */
export async function checkComparator(page, tell) {
  await page.setViewportSize({ width: 400, height: 200 });
  const draw = async (change, whole) => {
    await page.setContent(card(change));
    return encoded(await page.screenshot({ animations: 'disabled' }), whole);
  };
  for (const whole of [false, true]) {
    const kind = whole ? 'sheet' : 'component';
    const before = await draw({}, whole);
    const moved = await difference(before, await draw({ x: 1 }, whole));
    tell(`comparing: a button of a ${kind} moves by one pixel`, moved ? [] : ['Nobody noticed.']);
    const smoothed = await difference(before, await draw({ edge: 0.15 }, whole));
    tell(
      `comparing: an edge of a ${kind} is smoothed otherwise`,
      smoothed ? [smoothed.message] : [],
    );
  }
}
