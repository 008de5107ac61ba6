import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const fontsConfiguration = fileURLToPath(new URL('../fonts.conf', import.meta.url));
const fonts = fileURLToPath(
  new URL('../../../node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf', import.meta.url),
);

/** The arguments of Chromium in tests: it runs as root, needs no graphics card, and draws text without hinting. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--font-render-hinting=none',
  // A part that is drawn again, or a picture that is decoded late, leaves a seam of a few pixels in some runs.
  '--disable-partial-raster',
  '--disable-checker-imaging',
];

/** The variables with which a machine sets language, time zone and fonts; no picture may depend on them. */
const OF_THE_MACHINE = /^(LANG|LANGUAGE|LC_.*|TZ|FONTCONFIG_.*|FC_LANG)$/;

/**
 * The environment of a browser that draws alike on every machine: it sees the fonts of this package and no others, and
 * neither the machine's language nor its time zone.
 * @param {Record<string, string | undefined>} [environment]
 * @returns {Record<string, string>}
 */
export function browserEnvironment(environment = process.env) {
  // fontconfig takes a missing folder for an empty one, and then has no font for any letter.
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
