/**
 * Browsers and systems as their `navigator.userAgent` shows them; the first one that fits counts.
 */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const find = (table: typeof BROWSERS, text: string) =>
  table.find(([pattern]) => pattern.test(text))?.[1];

/** The name of a new passkey until its viewer renames it: the device that made it. */
export function deviceOf(userAgent: string): { browser: string; system: string } | undefined {
  const browser = find(BROWSERS, userAgent);
  const system = find(SYSTEMS, userAgent);
  return browser && system ? { browser, system } : undefined;
}
