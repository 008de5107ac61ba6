import type { Page } from '@playwright/test';
import { flaws } from './look';

/** Text that must not be cut off. The text of a card may: it is whole on the title's own page. */
const whole = 'h1, h2, label, legend, button, header a, main p, [role="alert"]';

/** Describes the text of the page that is cut off. */
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
        // A slide that is not shown is wholly beside its frame.
        const beside = text.right <= frame.left || text.left >= frame.right;
        if (((hides(overflowX) && across) || (hides(overflowY) && down)) && !beside) {
          found.push(`${words} is cut by <${box.tagName.toLowerCase()}>`);
          break;
        }
        // A viewer sees the rest by scrolling.
        if (/auto|scroll/.test(overflowX + overflowY)) break;
      }
    }
    return found;
  }, whole);
}

/** Finds the flaws of a page from its start to its end, a screenful at a time. */
export async function flawsAllTheWay(page: Page): Promise<string[]> {
  const found = new Set<string>();
  for (const flaw of await cutWords(page)) found.add(flaw);
  for (let screens = 0; screens < 30; screens += 1) {
    for (const flaw of await flaws(page)) found.add(flaw);
    const atEnd = await page.evaluate(async () => {
      const before = scrollY;
      scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
      // Parts that come into view are laid out in the next frames.
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
      return scrollY === before;
    });
    if (atEnd) break;
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return [...found];
}
