import { Problem } from './problem.mjs';
import { aptInstall, findProgram, mayInstall } from './programs.mjs';

const chromium = {
  variable: 'CHROMIUM_PATH',
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
};

/** The path of a Chromium, `CHROMIUM_PATH` first; null when there is none. */
export const findChromium = (environment = process.env) => findProgram(chromium, environment);

/** Finds Chromium, or installs Debian's package when that is allowed. */
export async function requireChromium() {
  const found = await findChromium();
  if (found) return found;
  if (await mayInstall()) {
    await aptInstall('Installing Chromium', ['chromium']);
    const installed = await findChromium();
    if (installed) return installed;
  }
  throw new Problem(
    'The browser checks need Chromium: install it (Debian and Ubuntu: apt-get install chromium), or set CHROMIUM_PATH to the path of one.',
  );
}
