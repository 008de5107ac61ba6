import type { Finding } from '../findings/finding';
import { type FixedFindings, fixFindings } from '../fixes/fix-findings';
import { readText, withTexts } from './read-text';
import { writeWhole } from './write-whole';

/**
 * Writes every automatic fix of the findings in some realms. Each file changes in one step.
 * @param judge reads the realms and returns their findings
 * @param mayChange whether a file may be changed
 */
export async function fixRealms(
  judge: () => Promise<readonly Finding[]>,
  mayChange: (file: string) => boolean,
): Promise<Omit<FixedFindings, 'texts'>> {
  const { texts, ...fixed } = await fixFindings({
    read: async (file) => {
      const read = await readText(file);
      if (!read.ok) throw new Error(read.finding.message);
      return read.text;
    },
    judge: (drafts) => withTexts(drafts, judge),
    mayChange,
  });
  for (const [file, text] of texts) await writeWhole(file, text);
  return fixed;
}
