/** How Chromium is begun for tests: it works as root, needs no graphics card, and draws letters without hints. */
export const chromiumArguments: string[];

/**
 * The environment of a browser that draws alike on every machine: it sees the fonts of this package and no others, and
 * neither the machine's language nor its time zone.
 */
export function browserEnvironment(
  environment?: Record<string, string | undefined>,
): Record<string, string>;
