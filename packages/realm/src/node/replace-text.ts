import { open, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pid } from 'node:process';

const MARK = '\uFEFF';

/**
 * Puts a text in the place of a file's in one step: whoever reads, or is killed, meets the old text or the new one,
 * and never half of it. A byte-order mark, leave and links stay as they are.
 */
export async function replaceText(file: string, text: string): Promise<void> {
  const target = await realpath(file);
  const { mode } = await stat(target);
  const marked = (await readFile(target)).subarray(0, 3).equals(Buffer.from(MARK));
  const draft = join(dirname(target), `.${basename(target)}.${pid}.tmp`);
  try {
    const handle = await open(draft, 'w', mode);
    try {
      await handle.writeFile(marked && !text.startsWith(MARK) ? MARK + text : text);
      // A rename may reach the disk before what the file holds.
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
