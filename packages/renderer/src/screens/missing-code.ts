/** Did the browser fail to load a part of the site's code? The words differ by browser. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && /imported module|module script failed/.test(error.message);
}

/** At most once in five minutes, so that a page that is really broken does not load for ever. */
export function reloadOnce() {
  const key = 'reloaded-for-code';
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < 300_000) return;
    sessionStorage.setItem(key, String(Date.now()));
  } catch (error) {
    // Storage is switched off: without a memory there is no safe automatic reload.
    if (error instanceof DOMException) return;
    throw error;
  }
  location.reload();
}
