/** Keeps the screen on while `on(true)`; the browser itself lets go in a hidden tab, and forgets. */
export function wakeLock(locks: WakeLock | undefined = globalThis.navigator?.wakeLock) {
  let wanted = false;
  let isAsking = false;
  let held: WakeLockSentinel | null = null;

  return async function on(isWanted: boolean): Promise<void> {
    wanted = isWanted;
    if (!wanted) {
      const last = held;
      held = null;
      await last?.release();
      return;
    }
    if (!locks || isAsking || (held && !held.released)) return;
    isAsking = true;
    try {
      const lock = await locks.request('screen');
      if (wanted) held = lock;
      else await lock.release();
    } catch (error) {
      // Refused by a low battery or the viewer's settings: then the screen goes dark as they want it to.
      if (!(error instanceof DOMException)) throw error;
    } finally {
      isAsking = false;
    }
  };
}
