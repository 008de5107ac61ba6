import type { Finding } from '../findings/finding';
import { type Mended, mend } from '../fixes/mend';
import { readText, withTexts } from './read-text';
import { writeWhole } from './write-whole';

/**
 * Writes every machine fix of what is found in some realms. Each file changes in one step.
 * @param judge reads the realms and says what is found
 * @param mayChange whether a file is among those that may be changed
 */
export async function mendRealms(
  judge: () => Promise<readonly Finding[]>,
  mayChange: (file: string) => boolean,
): Promise<Omit<Mended, 'texts'>> {
  const { texts, ...mended } = await mend({
    read: async (file) => {
      const read = await readText(file);
      if (!read.ok) throw new Error(read.finding.message);
      return read.text;
    },
    judge: (drafts) => withTexts(drafts, judge),
    mayChange,
  });
  for (const [file, text] of texts) await writeWhole(file, text);
  return mended;
}
