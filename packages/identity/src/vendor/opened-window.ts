/**
 * Whether a vendor's script opened its window while `run` ran, for vendors that do not say when the browser kept it from
 * opening. `unknown`: it did not ask, or not here.
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
