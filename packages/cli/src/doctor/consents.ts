import { type ConsentPurpose, type Consents, type Realm, textIn } from '@marquee/realm';
import { ask } from './ask';
import { type Check, ok, wrong } from './check';
import { inWords } from './vendor';

/** A term in the origin's answer (contract: ConsentTerm). */
interface Answered {
  fieldName: string;
  [key: string]: unknown;
}

const PURPOSES: readonly [ConsentPurpose, string][] = [
  ['signup', 'At a sign-up'],
  ['purchase', 'At a purchase'],
];

/** Compares the origin's terms with the file's. Viewers see the origin's terms, whatever the file says. */
export const checkConsents = (realm: Realm, consents?: Consents): Promise<Check[]> =>
  Promise.all(
    PURPOSES.map(async ([purpose, when]) => {
      const { default: standard, supported } = realm.locales;
      const tags = consents ? supported.map(({ tag }) => tag) : [standard];
      try {
        const answers = await Promise.all(tags.map((tag) => answered(realm, purpose, tag)));
        if (!consents) return said(when, answers[0] ?? []);
        const wanted = tags.map((tag) => declared(consents[purpose], tag, standard));
        return compared(when, { tags, answers, wanted });
      } catch (error) {
        const message = `What is asked ${when.toLowerCase()} cannot be had: ${inWords(error)}.`;
        return wrong('consents', message, 'See origin.');
      }
    }),
  );

/** @throws {Error} with words for an operator. */
async function answered({ origin }: Realm, purpose: string, tag: string): Promise<Answered[]> {
  const { status, text } = await ask(`${origin.address}/api/v2/realm/consents?purpose=${purpose}`, {
    'x-api-key': origin.publicKey,
    'accept-language': tag,
  });
  if (status !== 200) throw new Error(`the origin answers ${status}`);
  const terms = termsIn(text);
  if (!terms) throw new Error('the answer is not that of the contract');
  return terms;
}

function termsIn(text: string): Answered[] | undefined {
  try {
    const { terms } = JSON.parse(text) as { terms?: unknown };
    const isTerm = (term: unknown): term is Answered =>
      typeof term === 'object' && term !== null && 'fieldName' in term;
    return Array.isArray(terms) && terms.every(isTerm) ? terms : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined;
    throw error;
  }
}

const declared = (terms: Consents[ConsentPurpose], tag: string, standard: string): Answered[] =>
  terms.map(({ label, text, ticked, ...term }) => ({
    ...term,
    ...(label ? { label: textIn(label, tag, standard) } : {}),
    text: textIn(text, tag, standard),
    ...(ticked ? { data: { default: 'true' } } : {}),
  }));

const namesOf = (terms: readonly Answered[]) =>
  terms.length > 0 ? terms.map(({ fieldName }) => fieldName).join(', ') : 'nothing';

const said = (when: string, terms: readonly Answered[]): Check =>
  ok('consents', `${when} the origin asks: ${namesOf(terms)}. This file says nothing of it.`);

function compared(
  when: string,
  { tags, answers, wanted }: { tags: string[]; answers: Answered[][]; wanted: Answered[][] },
): Check {
  const [asked = []] = answers;
  const [meant = []] = wanted;
  const differences =
    namesOf(asked) === namesOf(meant)
      ? differencesOf({ tags, answers, wanted })
      : [`${namesOf(asked)}, where this file has ${namesOf(meant)}`];
  if (differences.length === 0) {
    return ok('consents', `${when} the origin asks what this file says: ${namesOf(meant)}.`);
  }
  return wrong(
    'consents',
    `${when} the origin asks something else: ${differences.join('; ')}.`,
    'Viewers are asked what the origin answers. Bring "consents" and the origin into line; see docs/operators/terms.md.',
  );
}

/** The parts of a term that must be the same in every language, and its texts by language. */
const PARTS = ['fieldType', 'required', 'version'];
const TEXTS = ['label', 'text'];

function differencesOf(sides: { tags: string[]; answers: Answered[][]; wanted: Answered[][] }) {
  const { tags, answers, wanted } = sides;
  return (wanted[0] ?? []).flatMap(({ fieldName }, at) => {
    const [asked, meant] = [answers[0]?.[at], wanted[0]?.[at]];
    const facts = PARTS.filter((key) => asked?.[key] !== meant?.[key]).map(
      (key) => `${fieldName} has the ${key} ${quoted(asked?.[key])}, not ${quoted(meant?.[key])}`,
    );
    const ticked = isTicked(asked) !== isTicked(meant);
    const words = tags.filter((_, index) =>
      TEXTS.some((key) => answers[index]?.[at]?.[key] !== wanted[index]?.[at]?.[key]),
    );
    return [
      ...facts,
      ...(ticked ? [`${fieldName} is ${isTicked(asked) ? '' : 'not '}ticked from the start`] : []),
      ...(words.length > 0 ? [`${fieldName} has other words in ${words.join(', ')}`] : []),
    ];
  });
}

const quoted = (value: unknown) => JSON.stringify(value) ?? 'nothing';

/** Whether a term is ticked from the start; `data.default` wins over `defaultValue` (spec 1 §5). */
function isTicked(term: Answered | undefined): boolean {
  const data = term?.data as { default?: unknown } | undefined;
  return (data?.default ?? term?.defaultValue) === 'true';
}
