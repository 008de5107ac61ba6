import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../test-servers/paths';

/** A Saturday evening, from which the servers' clock goes on. No event begins or ends in the hour after. */
export const NOW = '2026-11-21T19:10:00Z';

/** The environment of servers whose clock is set, so that a catalogue is the same on every day. */
export const setTime = {
  NODE_OPTIONS: `--import ${pathToFileURL(join(root, 'e2e/test-servers/set-clock.mjs')).href}`,
  SET_CLOCK: NOW,
};

/** Sets the page's time; runs in the page. Playwright's own clock would also remove the mark with which a page says that it listens. */
export function stopClock(now: number): void {
  const Real = Date;
  class SetDate extends Real {
    constructor(...given: [] | [number]) {
      if (given.length === 0) super(now);
      else super(...given);
    }

    static override now() {
      return now;
    }
  }
  Reflect.set(globalThis, 'Date', SetDate);
}
