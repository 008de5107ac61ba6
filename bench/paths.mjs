import { accessSync, constants } from 'node:fs';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Chromium as `npm test` found it, or where distributions put it. */
export function chromiumPath() {
  const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  const found = env.CHROMIUM_PATH ?? usual.find(isProgram);
  if (!found) throw new Error('Install Chromium, or set CHROMIUM_PATH to the path of one.');
  return found;
}
