import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '@marquee/realm';
import { REALM_FILE, readRealm, withTexts } from '@marquee/realm/node';
import { seeded } from '../mutations/mutate';
import { closedSets, typoIn } from './typos';

/** The number of typos for which exactly one finding is made, at their line, with the word that was meant. */
export interface Examined {
  findings: number;
  lines: number;
  suggestions: number;
  /** One line for each typo that was reported wrongly. */
  missed: string[];
}

/**
 * Validates the sample realms with seeded typos, and counts the findings that they do not have without.
 * @param root the repository
 * @param change what is made of the findings first
 */
export async function examineTypos(
  root: string,
  count: number,
  change: (found: Finding[]) => Finding[] = (found) => found,
): Promise<Examined> {
  const samples = await samplesIn(join(root, 'realm-configs'));
  const closed = closedSets(join(root, 'schemas/realm'));
  const examined: Examined = { findings: 0, lines: 0, suggestions: 0, missed: [] };
  for (let seed = 0, seen = 0; seen < count; seed += 1) {
    const sample = samples[seed % samples.length];
    const typo = sample && typoIn(sample.text, closed, seeded(seed));
    if (!typo) continue;
    seen += 1;
    const texts = new Map([[sample.file, typo.text]]);
    const { findings } = await withTexts(texts, () => readRealm(sample.folder));
    const found = change(findings.filter((finding) => !sample.known.has(nameOf(finding))));
    const [first] = found;
    const isOne = found.length === 1;
    const isInLine = first?.line === typo.line;
    const isMeant = first?.suggestion === typo.meant;
    examined.findings += Number(isOne);
    examined.lines += Number(isInLine);
    examined.suggestions += Number(isMeant);
    if (isOne && isInLine && isMeant) continue;
    const said = found.map(({ rule, line, suggestion }) => `${rule} ${line} ${suggestion}`);
    examined.missed.push(
      `${sample.folder}:${typo.line} ${typo.kind}, ${typo.meant} as ${typo.written}: ${said.join('; ') || 'nothing'}`,
    );
  }
  return examined;
}

const nameOf = ({ rule, pointer }: Finding) => `${rule} ${pointer}`;

const samplesIn = (realms: string) =>
  Promise.all(
    readdirSync(realms).map(async (id) => {
      const folder = join(realms, id);
      const file = join(folder, REALM_FILE);
      const { findings } = await readRealm(folder);
      return {
        folder,
        file,
        text: readFileSync(file, 'utf8'),
        known: new Set(findings.map(nameOf)),
      };
    }),
  );
