import type { ConsentTerm } from '@marquee/realm';
import type { MissingInformationStatus } from '../../../kernel/caller/access-tokens';
import type { FieldValues } from '../viewers/tables';
import type { AccountPolicy } from './account-policy';

/** A viewer's last answer to each term, by the term's name. */
export type LatestAnswers = ReadonlyMap<string, { version: string; accepted: boolean }>;

export const hasAnswered = (
  answers: LatestAnswers,
  { fieldName, version }: { fieldName: string; version: string },
): boolean => answers.get(fieldName)?.version === version;

export const hasAccepted = (
  answers: LatestAnswers,
  term: { fieldName: string; version: string },
): boolean => hasAnswered(answers, term) && answers.get(term.fieldName)?.accepted === true;

const lackingOf = (ids: readonly string[], fields: FieldValues): string[] =>
  ids.filter((id) => fields[id] === undefined);

/** The ids of the fields that the realm insists on and the viewer has not given. */
export const missingFields = ({ requiredFields }: AccountPolicy, fields: FieldValues): string[] =>
  lackingOf(requiredFields, fields);

/**
 * Judges how much a viewer still has to give of what their realm asks for. A realm that requires
 * nothing leaves it at what is `noted` of the viewer.
 * @param terms Those that every viewer must have accepted.
 */
export function missingInformation(
  realm: AccountPolicy,
  terms: readonly Pick<ConsentTerm, 'fieldName' | 'version'>[],
  { fields, answers, noted }: { fields: FieldValues; answers: LatestAnswers; noted: string },
): MissingInformationStatus {
  const insists = realm.requiredFields.length > 0 || terms.length > 0;
  const lacks =
    missingFields(realm, fields).length > 0 || terms.some((term) => !hasAccepted(answers, term));
  if (insists ? lacks : noted === 'REQUIRED') return 'REQUIRED';
  if (lackingOf(realm.optionalFields, fields).length > 0) return 'OPTIONAL';
  return !insists && noted === 'OPTIONAL' ? 'OPTIONAL' : 'NONE';
}
