import type { AssetFile } from '../assets';
import { formatFindings } from '../format-findings';
import { parseRealm } from '../parse-realm';
import { mutate, seeded } from './mutate';

export interface Sample {
  id: string;
  text: string;
  assets: ReadonlyMap<string, AssetFile>;
}

export interface Outcome {
  /** How many there were of each exit code. */
  codes: Record<number, number>;
  /** What went wrong in the program itself: there must be none. */
  broken: { seed: number; id: string; error: string }[];
}

/** Puts mutations of realms through what `marquee validate` does with a file, from reading to printing. */
export function examineMutations(samples: readonly Sample[], seeds: Iterable<number>): Outcome {
  const codes: Record<number, number> = { 0: 0, 1: 0 };
  const broken: Outcome['broken'] = [];
  for (const seed of seeds) {
    const sample = samples[seed % samples.length];
    if (!sample) continue;
    const { id, assets } = sample;
    try {
      const text = mutate(sample.text, seeded(seed));
      const { realm, findings } = parseRealm({ id, file: 'realm.json', text, assets });
      const printed = formatFindings(findings, { readSource: () => text });
      JSON.stringify(findings);
      const code = findings.some(({ severity }) => severity === 'error') ? 1 : 0;
      codes[code] = (codes[code] ?? 0) + 1;
      if ((realm === null) !== (code === 1)) throw new Error('Code and realm do not agree.');
      if (/\n\s+at .*:\d+:\d+/.test(printed)) throw new Error('A stack trace is printed.');
    } catch (error) {
      broken.push({ seed, id, error: String(error) });
    }
  }
  return { codes, broken };
}
