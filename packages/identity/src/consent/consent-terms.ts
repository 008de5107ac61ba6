import type { components } from '@marquee/origin-client';

export type ConsentTerm = components['schemas']['ConsentTerm'];
export type ConsentAnswer = components['schemas']['ConsentAnswer'];

/** Which choices are ticked, by the name of the term. */
export type Ticked = Readonly<Record<string, boolean>>;

const choicesOf = (terms: readonly ConsentTerm[]) =>
  terms.filter(({ fieldType }) => fieldType === 'BINARY_CHOICE');

/** What is ticked at first: what the term's default says, and only the string `true` says so (spec 1 §5). */
export const tickedAtFirst = (terms: readonly ConsentTerm[]): Ticked =>
  Object.fromEntries(
    choicesOf(terms).map(({ fieldName, data, defaultValue }) => [
      fieldName,
      (data?.default ?? defaultValue) === 'true',
    ]),
  );

/** May the answers be sent? Information never blocks; every required choice must be ticked, and nothing be on its way (spec 1 §4). */
export const maySubmit = (
  terms: readonly ConsentTerm[],
  ticked: Ticked,
  saving: boolean,
): boolean =>
  !saving && choicesOf(terms).every(({ fieldName, required }) => !required || ticked[fieldName]);

/** What is sent: an answer to each choice, with the version of the text that was read. */
export const answersOf = (terms: readonly ConsentTerm[], ticked: Ticked): ConsentAnswer[] =>
  choicesOf(terms).map(({ fieldName, version }) => ({
    fieldName,
    version,
    accepted: ticked[fieldName] === true,
  }));

/** Which texts these are: other ones are answered anew. */
export const versionsOf = (terms: readonly ConsentTerm[]): string =>
  terms.map(({ fieldName, version }) => `${fieldName} ${version}`).join();
