import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mend } from '../fixes/mend';
import { REALM_TEXT } from '../fixtures/realm-text';
import { CORPUS, findingsIn, type Mistake, mendedRealm, withMistakes } from './corpus';

async function mended(text: string) {
  const judge = async (texts: ReadonlyMap<string, string>) =>
    findingsIn(texts.get('realm.json') ?? text);
  const { texts, ...rest } = await mend({ read: async () => text, judge });
  return { text: texts.get('realm.json') ?? text, ...rest };
}

/** What is said of a place, but for remarks, without the numbers of lists, which move when an entry goes. */
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

describe('one mistake gives one finding, in its place', () => {
  it.each(CORPUS)('$mistake', (mistake) => {
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

  it.each(CORPUS)('and says why it matters, and where more is said: $mistake', (mistake) => {
    const [finding] = findingsIn(withMistakes(mistake) ?? '');
    expect(finding?.why).toMatch(/^[A-Z].*\.$/);
    expect(finding?.help).toBe(`docs/operators/rules/${mistake.finding.rule}.md`);
  });
});

describe('what is mended', () => {
  it.each(CORPUS.filter(({ finding }) => finding.fix))(
    'is written as it was meant, and nothing is left: $mistake',
    async (mistake) => {
      expect(mistake.mended).toBeDefined();
      const { text, done, left } = await mended(withMistakes(mistake) ?? '');
      expect(text).toBe(mendedRealm(mistake));
      expect({ left, done: done.length }).toEqual({ left: [], done: 1 });
      expect(await mended(text)).toEqual({ text, done: [], left: [], refused: [] });
    },
  );

  it.each(CORPUS.filter(({ finding }) => !finding.fix))(
    'is not what only its operator can mend: $mistake',
    async (mistake) => {
      const wrong = withMistakes(mistake) ?? '';
      expect(mistake.mended).toBeUndefined();
      expect((await mended(wrong)).text).toBe(wrong);
    },
  );

  it('of several mistakes at once leaves nothing but what is wrong with each, and nothing to do the second time', async () => {
    const several = fc
      .shuffledSubarray([...CORPUS.keys()], { minLength: 2, maxLength: 4 })
      .map((picks) => {
        const chosen = picks.flatMap((at) => CORPUS[at] ?? []);
        return { chosen, wrong: withMistakes(...chosen) };
      });
    await fc.assert(
      fc.asyncProperty(several, async ({ chosen, wrong }) => {
        fc.pre(wrong !== undefined);
        // Two that bring the same key make a third mistake, which no table knows.
        const brought = chosen.flatMap(keysBrought);
        fc.pre(new Set(brought).size === brought.length);
        const once = await mended(wrong);
        // A mistake may have been hidden behind another.
        const known = [wrong, ...chosen.map((mistake) => withMistakes(mistake) ?? '')].flatMap(
          names,
        );
        for (const name of names(once.text)) expect(known).toContain(name);
        expect((await mended(once.text)).text).toBe(once.text);
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
