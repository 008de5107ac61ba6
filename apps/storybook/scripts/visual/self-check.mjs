import { difference } from '@marquee/test-browser/compare';
import { encoded } from './shoot.mjs';

/** A small card: `x` moves its button; `ink` and `accent` are its colours, `weight` is its heading's, `space` is below that. */
const card = ({ x = 0, ink = '#333', accent = '#e4002b', weight = 700, space = 24 } = {}) => `
  <body style="margin:0;background:#fff;font:16px/1.5 sans-serif;color:${ink}">
  <h2 style="margin:24px 24px ${space}px;font-weight:${weight}">Okafor v Lindqvist</h2><p style="margin:24px">Today, 21:00</p>
  <button style="position:absolute;left:${24 + x}px;top:140px;border:0;border-radius:6px;padding:8px 16px;background:${accent};color:#fff">Watch</button>`;

const CHANGES = {
  'a button moves by one pixel': { x: 1 },
  'text is #666 in place of #333': { ink: '#666' },
  'an accent is #b3005a in place of #e4002b': { accent: '#b3005a' },
  'an accent is a shade darker': { accent: '#d80029' },
  'a heading is lighter by one weight': { weight: 400 },
  'a space is larger by one pixel': { space: 25 },
};

/** Whether the comparator sees what it must, at both qualities, and nothing where nothing has changed. */
export async function checkComparator(page, tell) {
  await page.setViewportSize({ width: 400, height: 200 });
  const draw = async (change, whole) => {
    await page.setContent(card(change));
    return encoded(await page.screenshot({ animations: 'disabled' }), whole);
  };
  for (const whole of [false, true]) {
    const kind = whole ? 'sheet' : 'component';
    const before = await draw({}, whole);
    for (const [change, given] of Object.entries(CHANGES)) {
      const found = await difference(before, await draw(given, whole));
      tell(`comparing: ${change} in a ${kind}`, found ? [] : ['Nobody noticed.']);
    }
    const again = await difference(before, await draw({}, whole));
    tell(`comparing: a ${kind} that is drawn again`, again ? [again.message] : []);
  }
}
