/** @import { Locator, Page } from 'playwright' */
import { strict as assert } from 'node:assert';

const PATIENCE_MS = 5000;

/** @typedef {ReturnType<typeof hands>} Hands */

/**
 * Repeats a check until it gives the expected answer or time is up: a browser may need a moment
 * after a key.
 * @param {() => Promise<unknown>} ask
 * @param {unknown} expected
 * @param {string} what
 */
async function eventually(ask, expected, what) {
  const until = Date.now() + PATIENCE_MS;
  let answer = await ask();
  while (answer !== expected && Date.now() < until) {
    await new Promise((wake) => setTimeout(wake, 30));
    answer = await ask();
  }
  assert.equal(answer, expected, what);
}

/**
 * The keys that a person can press, and checks of what they see. The keys are real ones, so that
 * the browser's own responses count.
 * @param {Page} page
 * @param {string} direction
 */
export function hands(page, direction) {
  const rtl = direction === 'rtl';
  return {
    page,
    /** @param {string[]} keys */
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    /** @param {string} text */
    type: (text) => page.keyboard.type(text),
    /** The arrow key towards the end of a line, and the one back. */
    forward: rtl ? 'ArrowLeft' : 'ArrowRight',
    back: rtl ? 'ArrowRight' : 'ArrowLeft',
    /** @type {(locator: Locator, what: string) => Promise<void>} */
    hasFocus: (locator, what) =>
      eventually(
        () => locator.evaluate((element) => element === document.activeElement),
        true,
        `${what} should have the focus`,
      ),
    /** @type {(locator: Locator, what: string) => Promise<void>} */
    isThere: (locator, what) =>
      eventually(() => locator.isVisible(), true, `${what} should be visible`),
    /** @type {(locator: Locator, what: string) => Promise<void>} */
    isGone: (locator, what) =>
      eventually(() => locator.isVisible(), false, `${what} should be gone`),
    /** @type {(locator: Locator, attribute: string, expected: string | null) => Promise<void>} */
    hasAttribute: (locator, attribute, expected) =>
      eventually(
        () => locator.getAttribute(attribute),
        expected,
        `${attribute} should be ${expected}`,
      ),
    /** @type {(locator: Locator, expected: string) => Promise<void>} */
    hasValue: (locator, expected) =>
      eventually(() => locator.inputValue(), expected, 'the field should hold that'),
    /** @type {(locator: Locator, expected: string) => Promise<void>} */
    hasText: async (locator, expected) =>
      eventually(
        async () => (await locator.textContent())?.trim(),
        expected,
        'the text should read that',
      ),
    /**
     * Whether the focus ring is drawn.
     * @param {Locator} locator
     */
    hasRing: (locator) =>
      eventually(
        () =>
          locator.evaluate((element) =>
            [null, '::after', '::before'].some((part) => {
              const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, part);
              const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
              return outlined || boxShadow !== 'none';
            }),
          ),
        true,
        'the focus should be seen',
      ),
  };
}
