import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../test-servers/paths';

/** Saves a screenshot for people to look at: of the window, or of the whole page. */
export async function picture(page: Page, name: string, { whole = false } = {}): Promise<void> {
  const path = join(root, 'e2e/screenshots', `${name}.png`);
  await page.screenshot({ path, fullPage: whole, animations: 'disabled' });
}

/** A page in a browser of any driver. */
interface Looked {
  evaluate: <Result>(look: () => Promise<Result>) => Promise<Result>;
}

/** Describes what looks wrong in the visible part of a page. */
export function flaws(page: Looked): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    const name = (element: Element) =>
      `<${element.tagName.toLowerCase()}> "${(element.textContent ?? '').trim().slice(0, 40)}"`;
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      found.push(`the page is ${scrollWidth - clientWidth} px too wide`);

    await document.fonts.ready;
    for (const font of document.fonts) {
      // Local fallback fonts may be missing; they only keep the place of the real ones.
      if (font.status === 'error' && !/-local\b/.test(font.family))
        found.push(`the font ${font.family} did not load`);
    }
    for (const image of document.images) {
      const { width, height } = image.getBoundingClientRect();
      if (width === 0 || height === 0 || !image.checkVisibility()) continue;
      if (image.complete && image.naturalWidth === 0 && image.currentSrc) {
        found.push(`the picture ${image.currentSrc} cannot be decoded`);
      }
    }
    // Only elements with text of their own: one that overlaps another cannot be read.
    const leaves = [...document.querySelectorAll('h1,h2,h3,p,a,button,label,li,span')].filter(
      (element) =>
        element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
        ),
    );
    const seen = leaves.flatMap((element) => {
      const box = element.getBoundingClientRect();
      if (box.width < 4 || box.height < 4) return [];
      if (box.bottom < 0 || box.top > innerHeight || box.right < 0 || box.left > innerWidth)
        return [];
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      // An element under another, such as the next slide of a carousel, is not seen.
      return top && (top === element || element.contains(top) || top.contains(element))
        ? [{ element, box }]
        : [];
    });
    for (const [index, one] of seen.entries()) {
      for (const other of seen.slice(index + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        // Text may scroll by under the page's header.
        if (scrollY > 0 && (one.element.closest('header') || other.element.closest('header')))
          continue;
        const width =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        const smaller = Math.min(
          one.box.width * one.box.height,
          other.box.width * other.box.height,
        );
        if (width > 0 && height > 0 && width * height > smaller * 0.3) {
          found.push(`${name(one.element)} lies over ${name(other.element)}`);
        }
      }
    }
    for (const element of document.querySelectorAll('button, [role="button"]')) {
      if (!element.checkVisibility() || !(element instanceof HTMLElement)) continue;
      if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0) {
        found.push(`the text of ${name(element)} is cut`);
      }
    }
    return found;
  });
}
