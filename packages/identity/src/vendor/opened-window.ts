/**
 * Tells if a vendor's script opened its window while `run` ran, for vendors that do not report a
 * blocked window. `unknown`: the script did not try, or not by `window.open`.
 */
export function windowOpenedBy(run: () => void): 'opened' | 'blocked' | 'unknown' {
  const { open } = window;
  let outcome: 'opened' | 'blocked' | 'unknown' = 'unknown';
  window.open = (...given) => {
    const opened = open.apply(window, given);
    outcome = opened ? 'opened' : 'blocked';
    return opened;
  };
  try {
    run();
  } finally {
    window.open = open;
  }
  return outcome;
}
