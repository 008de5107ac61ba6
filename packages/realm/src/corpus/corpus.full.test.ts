import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixFindings } from '../fixes/fix-findings';
import { REALM_TEXT } from '../fixtures/realm-text';
import { CORPUS, findingsIn, fixedRealm, type Mistake, withMistakes } from './corpus';

async function fixed(text: string) {
  const judge = async (texts: ReadonlyMap<string, string>) =>
    findingsIn(texts.get('realm.json') ?? text);
  const { texts, ...rest } = await fixFindings({ read: async () => text, judge });
  return { text: texts.get('realm.json') ?? text, ...rest };
}

/** Rule and message of each error and warning, without the indexes of lists, which change when an entry is removed. */
const names = (text: string) =>
  findingsIn(text)
    .filter(({ severity }) => severity !== 'info')
    .map(({ rule, message }) => `${rule} ${message.replace(/\[\d+\]/g, '[]')}`);

describe('the corpus of wrong realms', () => {
  it('begins with a realm in which nothing is found', () => {
    expect(findingsIn(REALM_TEXT)).toEqual([]);
  });

  it('has at least 120 realms, no two of them alike', () => {
    expect(CORPUS.length).toBeGreaterThanOrEqual(120);
    expect(new Set(CORPUS.map(({ mistake }) => mistake)).size).toBe(CORPUS.length);
    expect(new Set(CORPUS.map((mistake) => withMistakes(mistake))).size).toBe(CORPUS.length);
  });
});

describe('a mistake of the corpus', () => {
  it.each(CORPUS)('gives one finding, in its place: $mistake', (mistake) => {
    const text = withMistakes(mistake);
    expect(text).toBeDefined();
    const findings = findingsIn(text ?? '').map(
      ({ rule, severity, line, column, pointer, message, suggestion, fix }) => ({
        rule,
        severity,
        line,
        column,
        pointer,
        message,
        ...(suggestion !== undefined && { suggestion }),
        ...(fix && { fix: fix.title }),
      }),
    );
    expect(findings).toEqual([mistake.finding]);
  });

  it.each(CORPUS)('has a finding with a reason and a page: $mistake', (mistake) => {
    const [finding] = findingsIn(withMistakes(mistake) ?? '');
    expect(finding?.why).toMatch(/^[A-Z].*\.$/);
    expect(finding?.help).toBe(`docs/operators/rules/${mistake.finding.rule}.md`);
  });
});

describe('the fix of a mistake', () => {
  it.each(CORPUS.filter(({ finding }) => finding.fix))(
    'writes what was meant, and leaves no finding: $mistake',
    async (mistake) => {
      expect(mistake.fixed).toBeDefined();
      const { text, done, left } = await fixed(withMistakes(mistake) ?? '');
      expect(text).toBe(fixedRealm(mistake));
      expect({ left, done: done.length }).toEqual({ left: [], done: 1 });
      expect(await fixed(text)).toEqual({ text, done: [], left: [], refused: [] });
    },
  );

  it.each(CORPUS.filter(({ finding }) => !finding.fix))(
    'is absent where only the operator knows what was meant: $mistake',
    async (mistake) => {
      const wrong = withMistakes(mistake) ?? '';
      expect(mistake.fixed).toBeUndefined();
      expect((await fixed(wrong)).text).toBe(wrong);
    },
  );

  it('adds no finding among several mistakes, and has nothing to do the second time', async () => {
    const several = fc
      .shuffledSubarray([...CORPUS.keys()], { minLength: 2, maxLength: 4 })
      .map((picks) => {
        const chosen = picks.flatMap((at) => CORPUS[at] ?? []);
        return { chosen, wrong: withMistakes(...chosen) };
      });
    await fc.assert(
      fc.asyncProperty(several, async ({ chosen, wrong }) => {
        fc.pre(wrong !== undefined);
        // Two that add the same key make a third mistake, which is not in the corpus.
        const brought = chosen.flatMap(keysBrought);
        fc.pre(new Set(brought).size === brought.length);
        // A corrected country may contradict the territories of another mistake.
        const rules = chosen.map(({ finding }) => finding.rule);
        fc.pre(
          !rules.includes('unknown-country') ||
            !rules.some((rule) => rule.startsWith('territories-')),
        );
        const once = await fixed(wrong);
        // A mistake may have been hidden behind another.
        const known = [wrong, ...chosen.map((mistake) => withMistakes(mistake) ?? '')].flatMap(
          names,
        );
        for (const name of names(once.text)) expect(known).toContain(name);
        expect((await fixed(once.text)).text).toBe(once.text);
      }),
      { numRuns: 150 },
    );
  });
});

/** Keys that a mistake adds to the sound realm, where lines begin with them. */
const keysBrought = ({ find, by }: Mistake): string[] =>
  [...by.matchAll(/^ {2}"(\w+)":/gm)].flatMap(([, key = '']) =>
    find.includes(`"${key}"`) ? [] : [key],
  );
