import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { Problem } from './problem.mjs';
import { step } from './progress.mjs';
import { run } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const isProgram = (file) =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );

/** The path of a Chromium, `CHROMIUM_PATH` first; null when there is none. */
export async function findChromium(environment = process.env) {
  const named = environment.CHROMIUM_PATH;
  if (named) {
    if (await isProgram(named)) return named;
    throw new Problem(`CHROMIUM_PATH is "${named}", and there is no program at that path.`);
  }
  const folders = ['/usr/bin', ...(environment.PATH ?? '').split(delimiter).filter(Boolean)];
  for (const name of names) {
    for (const folder of folders) {
      const file = join(folder, name);
      if (await isProgram(file)) return file;
    }
  }
  return null;
}

/** Finds Chromium, or installs Debian's package when that is allowed. */
export async function requireChromium() {
  const found = await findChromium();
  if (found) return found;
  const apt = process.getuid?.() === 0 && (await isProgram('/usr/bin/apt-get'));
  if (apt) {
    await step('Installing Chromium', async () => {
      const env = { DEBIAN_FRONTEND: 'noninteractive' };
      const args = ['install', '-y', '--no-install-recommends', 'chromium'];
      await run('apt-get', ['update'], { env });
      const { code, output } = await run('apt-get', args, { env });
      if (code !== 0) throw new Problem(`apt-get could not install chromium:\n${output.trim()}`);
    });
    const installed = await findChromium();
    if (installed) return installed;
  }
  throw new Problem(
    'The browser checks need Chromium: install it (Debian and Ubuntu: apt-get install chromium), or set CHROMIUM_PATH to the path of one.',
  );
}
