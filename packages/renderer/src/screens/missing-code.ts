/** Did the browser fail to load a part of the site's code? The error's message differs by browser. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && /imported module|module script failed/.test(error.message);
}

/** Reloads the page at most once in five minutes, so that a broken page does not reload for ever. */
export function reloadOnce() {
  const key = 'reloaded-for-code';
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < 300_000) return;
    sessionStorage.setItem(key, String(Date.now()));
  } catch (error) {
    // Storage is off: the number of reloads could not be limited.
    if (error instanceof DOMException) return;
    throw error;
  }
  location.reload();
}
