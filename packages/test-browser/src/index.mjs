import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const fontsConfiguration = fileURLToPath(new URL('../fonts.conf', import.meta.url));
const fonts = fileURLToPath(
  new URL('../../../node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf', import.meta.url),
);

/** How Chromium is begun for tests: it works as root, needs no graphics card, and draws letters without hints. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--font-render-hinting=none',
  // A part drawn again, or a picture decoded after its place was drawn, leaves a seam of a few pixels that comes and goes.
  '--disable-partial-raster',
  '--disable-checker-imaging',
];

/** What a machine says about language, time and fonts, and what a picture must not depend on. */
const OF_THE_MACHINE = /^(LANG|LANGUAGE|LC_.*|TZ|FONTCONFIG_.*|FC_LANG)$/;

/**
 * The environment of a browser that draws alike on every machine: it sees the fonts of this package and no others, and
 * neither the machine's language nor its time zone.
 * @param {Record<string, string | undefined>} [environment]
 * @returns {Record<string, string>}
 */
export function browserEnvironment(environment = process.env) {
  // fontconfig takes a folder that is not there for an empty one, and every letter for missing.
  if (!existsSync(fonts))
    throw new Error(`The fonts of the test browser are not at ${fonts}: run npm ci.`);
  const kept = Object.entries(environment).filter(
    ([name, value]) => value !== undefined && !OF_THE_MACHINE.test(name),
  );
  return {
    ...Object.fromEntries(kept),
    FONTCONFIG_FILE: fontsConfiguration,
    LANG: 'en_GB.UTF-8',
    TZ: 'Europe/Madrid',
  };
}
