import type { Page } from '@playwright/test';
import { flaws } from './look';

/** Text that must be there whole: what a card says in short is on the title's own page, these words are nowhere else. */
const whole = 'h1, h2, label, legend, button, header a, main p, [role="alert"]';

/** Words of the page that something cuts off, as sentences. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (element.closest('[data-ui=card]')) continue;
      const text = element.getBoundingClientRect();
      // Text for screen readers alone.
      if (text.width < 4 || text.height < 4) continue;
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const own = getComputedStyle(element);
      const words = `<${element.tagName.toLowerCase()}> "${(element.textContent ?? '').trim().slice(0, 60)}"`;
      if (
        (hides(own.overflowX) && scrollWidth > clientWidth + 1) ||
        (hides(own.overflowY) && scrollHeight > clientHeight + 8)
      ) {
        found.push(`${words} is cut`);
      }
      for (let box = element.parentElement; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const frame = box.getBoundingClientRect();
        const across = text.left < frame.left - 2 || text.right > frame.right + 2;
        const down = text.top < frame.top - 2 || text.bottom > frame.bottom + 2;
        // A slide that is not shown lies beside its frame as a whole.
        const beside = text.right <= frame.left || text.left >= frame.right;
        if (((hides(overflowX) && across) || (hides(overflowY) && down)) && !beside) {
          found.push(`${words} is cut by <${box.tagName.toLowerCase()}>`);
          break;
        }
        // What scrolls shows the rest to whoever scrolls.
        if (/auto|scroll/.test(overflowX + overflowY)) break;
      }
    }
    return found;
  }, whole);
}

/** The flaws of a page from its start to its end, a screenful at a time. */
export async function flawsAllTheWay(page: Page): Promise<string[]> {
  const found = new Set<string>();
  for (const flaw of await cutWords(page)) found.add(flaw);
  for (let screens = 0; screens < 30; screens += 1) {
    for (const flaw of await flaws(page)) found.add(flaw);
    const atEnd = await page.evaluate(async () => {
      const before = scrollY;
      scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
      // What was put off until it came near is laid out in the frames after.
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
      return scrollY === before;
    });
    if (atEnd) break;
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return [...found];
}
