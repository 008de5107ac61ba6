import { Problem } from './problem.mjs';
import { aptInstall, findProgram, mayInstall } from './programs.mjs';

const chromium = {
  variable: 'CHROMIUM_PATH',
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
};

const headlessShell = {
  variable: 'HEADLESS_SHELL_PATH',
  names: ['chromium-headless-shell', 'chrome-headless-shell'],
};

/** The path of a Chromium, `CHROMIUM_PATH` first; null when there is none. */
export const findChromium = (environment = process.env) => findProgram(chromium, environment);

/** Finds Chromium, or installs Debian's package if the user may. */
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

/**
 * Finds Chromium's headless shell, the same engine without a window, or installs Debian's package if the user may. Null when
 * there is none: journeys then run in Chromium itself, which takes a third more time.
 */
export async function findHeadlessShell() {
  const found = await findProgram(headlessShell);
  if (found || !(await mayInstall())) return found;
  // Debian before release 12 has no such package.
  const said = await aptInstall('Installing the headless shell', ['chromium-headless-shell']).catch(
    (error) => error.message,
  );
  if (said) console.log(`Journeys run in Chromium: ${said}`);
  return findProgram(headlessShell);
}
