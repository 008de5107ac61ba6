import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../stand/paths';

/** Saturday evening. The servers' clock goes on from here, and no event begins or ends in the hour after. */
export const NOW = '2026-11-21T19:10:00Z';

/** The environment of servers whose clock is set, so that a catalogue is the same on every day. */
export const setTime = {
  NODE_OPTIONS: `--import ${pathToFileURL(join(root, 'e2e/stand/set-clock.mjs')).href}`,
  SET_CLOCK: NOW,
};

/** In the page: its time is the given one. Playwright's own clock takes the page's marks as well, and with them its word that it is alive. */
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
