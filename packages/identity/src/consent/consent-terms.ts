import type { components } from '@marquee/origin-client';

export type ConsentTerm = components['schemas']['ConsentTerm'];
export type ConsentAnswer = components['schemas']['ConsentAnswer'];

/** The ticked choices, by the name of the term. */
export type Ticked = Readonly<Record<string, boolean>>;

const choicesOf = (terms: readonly ConsentTerm[]) =>
  terms.filter(({ fieldType }) => fieldType === 'BINARY_CHOICE');

/** The choices that are ticked at first: those with the default `true`, a string (spec 1 §5). */
export const tickedAtFirst = (terms: readonly ConsentTerm[]): Ticked =>
  Object.fromEntries(
    choicesOf(terms).map(({ fieldName, data, defaultValue }) => [
      fieldName,
      (data?.default ?? defaultValue) === 'true',
    ]),
  );

/**
 * True when the answers may be sent: every required choice is ticked, and no call is under way
 * (spec 1 §4).
 */
export const maySubmit = (
  terms: readonly ConsentTerm[],
  ticked: Ticked,
  saving: boolean,
): boolean =>
  !saving && choicesOf(terms).every(({ fieldName, required }) => !required || ticked[fieldName]);

/** The answers to send: one for each choice, with the version of the text that was read. */
export const answersOf = (terms: readonly ConsentTerm[], ticked: Ticked): ConsentAnswer[] =>
  choicesOf(terms).map(({ fieldName, version }) => ({
    fieldName,
    version,
    accepted: ticked[fieldName] === true,
  }));

/** A key of the texts: changed texts are answered anew. */
export const versionsOf = (terms: readonly ConsentTerm[]): string =>
  terms.map(({ fieldName, version }) => `${fieldName} ${version}`).join();
