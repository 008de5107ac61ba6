import type { Locator, Page, Request } from '@playwright/test';
import type { Fault, FaultyLine } from '../counterparts/faulty-line';
import { expect } from './test';

/** The faults that an origin has instead of an answer. */
export const FAULTS = {
  breaks: { kind: 'instead', status: 500, body: '{}' },
  disappears: { kind: 'drop' },
  hangs: { kind: 'hold' },
  'talks nonsense': {
    kind: 'instead',
    status: 200,
    body: '<html><body>It works!</body></html>',
    type: 'text/html',
  },
} as const satisfies Record<string, Fault>;

/** What browsers write to the console about calls that fail. */
export const faultNoise = /ERR_|Failed to load resource|status of 5\d\d|CORS/;

/** Longer than a page waits for an answer, in milliseconds. */
const TOO_LONG = 11_000;

interface Trial {
  /** Matches the path and query of the call that goes wrong. */
  call: RegExp;
  /** Makes the page send the call. */
  ask: () => Promise<void>;
  /** The element that tells the viewer of the failure. */
  told: Locator;
  words: Record<keyof typeof FAULTS, string>;
  /** Checks what must not have been lost. */
  kept?: () => Promise<void>;
}

/**
 * Makes one call go wrong with each fault in turn, and checks each time that the page tells the viewer and loses nothing. The
 * page's clock is Playwright's from here on.
 */
export async function throughEveryFault(
  page: Page,
  line: FaultyLine,
  { call, ask, told, words, kept }: Trial,
): Promise<void> {
  await page.clock.install();
  for (const [name, fault] of Object.entries(FAULTS)) {
    const mend = line.spoil(call, fault);
    const isIt = isCall(call);
    const begun = page.waitForRequest(isIt);
    const ended = endOf(page, call);
    await ask();
    await begun;
    if (fault.kind === 'hold') await page.clock.fastForward(TOO_LONG);
    await ended;
    // The message of the previous fault stays until this call has ended; a busy button takes no press.
    await expect(page.locator('button[aria-busy="true"]')).toHaveCount(0);
    await expect(told, `an origin that ${name}`).toContainText(words[name as keyof typeof FAULTS]);
    await kept?.();
    mend();
  }
}

const isCall = (path: RegExp) => (request: Request) => {
  const { pathname, search } = new URL(request.url());
  return path.test(pathname + search);
};

/** Resolves when the next call of a path and query has ended, answered or not. */
export function endOf(page: Page, call: RegExp): Promise<unknown> {
  const isIt = isCall(call);
  return Promise.race([
    page.waitForEvent('requestfinished', isIt),
    page.waitForEvent('requestfailed', isIt),
  ]);
}
