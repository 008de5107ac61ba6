/** Did the browser fail to load a part of the site's code? The words differ by browser. */
export function isMissingCode(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|module script failed|preload CSS/i.test(
      error.message,
    )
  );
}
