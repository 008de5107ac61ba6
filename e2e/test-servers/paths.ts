import { accessSync, constants } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Chromium as `npm test` found it, or where distributions put it. */
export const chromiumPath = (): string | undefined =>
  process.env.CHROMIUM_PATH ||
  firstProgram('/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome');

/** Chromium's headless shell, likewise: the same engine without a window, for a third less of a machine. */
export const headlessShellPath = (): string | undefined =>
  process.env.HEADLESS_SHELL_PATH || firstProgram('/usr/bin/chromium-headless-shell');

const firstProgram = (...files: string[]): string | undefined =>
  files.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
