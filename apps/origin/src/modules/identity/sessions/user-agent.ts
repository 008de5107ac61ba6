import type { FastifyRequest } from 'fastify';

/** In this order: most browsers claim to be others as well. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/\S+.*\bSafari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/\bTizen\b|\bWeb0S\b|\bSMART-TV\b|\bBRAVIA\b|\bAFT[A-Z]/i, 'TV'],
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** A browser's name in short: `Firefox, Linux`. Empty for programs that we do not know. */
export function shortUserAgent(userAgent: string | undefined): string {
  const nameOf = (table: typeof browsers) =>
    table.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  return [nameOf(browsers), nameOf(systems)].filter(Boolean).join(', ');
}

/** The browser that a call comes from, in short. */
export const deviceOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string =>
  shortUserAgent(headers['user-agent']);
