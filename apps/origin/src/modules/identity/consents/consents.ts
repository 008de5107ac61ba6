import type { ConsentPurpose, ConsentTerm } from '@marquee/realm';
import { asc, eq } from 'drizzle-orm';
import type { MissingInformationStatus } from '../../../kernel/caller/access-tokens';
import type { Database } from '../../../kernel/database/database';
import type { RealmFiles } from '../../../kernel/realms/realm-files';
import { accountPolicyOf } from '../accounts/account-policy';
import {
  hasAccepted,
  hasAnswered,
  type LatestAnswers,
  missingInformation,
} from '../accounts/missing-information';
import { faults } from '../faults';
import type { Viewer } from '../viewers/viewer';
import { lockUnchanged } from '../viewers/ways-in';
import { consentAnswers } from './tables';

/** The contract's `ConsentAnswer`. */
export interface ConsentAnswer {
  fieldName: string;
  version: string;
  accepted: boolean;
}

/** The viewer's last answer to each term; the history stays. */
async function latestAnswers(db: Database, viewerId: string): Promise<LatestAnswers> {
  const rows = await db
    .select()
    .from(consentAnswers)
    .where(eq(consentAnswers.viewerId, viewerId))
    .orderBy(asc(consentAnswers.id));
  return new Map(rows.map((row) => [row.fieldName, row]));
}

/** Judges how much the viewer still has to give of what their realm asks for. */
export async function missingInformationOf(
  db: Database,
  files: RealmFiles,
  viewer: Pick<Viewer, 'id' | 'realmId' | 'fields' | 'missingInformation'>,
): Promise<MissingInformationStatus> {
  const terms = files.termsOf(viewer.realmId, 'signup').filter(({ required }) => required);
  return missingInformation(accountPolicyOf(viewer.realmId), terms, {
    fields: viewer.fields,
    answers: await latestAnswers(db, viewer.id),
    noted: viewer.missingInformation,
  });
}

/** Adds answers to the earlier ones. */
export async function keepAnswers(
  db: Database,
  viewerId: string,
  { answers, locale, now }: { answers: readonly ConsentAnswer[]; locale: string; now: Date },
): Promise<void> {
  if (answers.length === 0) return;
  await db.insert(consentAnswers).values(
    answers.map(({ fieldName, version, accepted }) => ({
      viewerId,
      fieldName,
      version,
      accepted,
      locale,
      answeredAt: now,
    })),
  );
}

/** Finds out if answers leave a required one of some terms open. */
const leaveOpen = (answers: LatestAnswers, terms: readonly ConsentTerm[]): boolean =>
  terms.some((term) => term.required && !hasAccepted(answers, term));

const byName = (answers: readonly ConsentAnswer[]): Map<string, ConsentAnswer> => {
  const named = new Map(answers.map((answer) => [answer.fieldName, answer]));
  if (named.size < answers.length) {
    throw faults.invalidRequest(['body/consentAnswers must answer each term once.']);
  }
  return named;
};

const isCurrent = (terms: readonly ConsentTerm[], answer: ConsentAnswer) =>
  terms.some((term) => term.fieldName === answer.fieldName && term.version === answer.version);

/** The choices that nobody has to accept, such as a newsletter. */
export const marketingTerms = (terms: readonly ConsentTerm[]): ConsentTerm[] =>
  terms.filter(({ fieldType, required }) => fieldType === 'BINARY_CHOICE' && !required);

const PURPOSES: readonly ConsentPurpose[] = ['signup', 'purchase'];

export interface Consents {
  /** The realm's terms for a purpose, without those that the viewer has answered, or accepted if they must, in their current version. */
  termsFor(
    realmId: string,
    purpose: ConsentPurpose,
    viewerId: string | null,
  ): Promise<readonly ConsentTerm[]>;
  /**
   * Checks the answers of a viewer who opens an account against the realm's terms. Throws
   * CONSENT_REQUIRED, also for an answer to a text that has changed since it was read.
   */
  checkSignUp(realmId: string, answers: readonly ConsentAnswer[]): void;
  /** Throws CONSENT_REQUIRED while a required term of a purpose is open. */
  check(viewer: Viewer, purpose: ConsentPurpose): Promise<void>;
  /** The choices that are a viewer's own, each with what they answered in its current version. */
  marketing(viewer: Viewer): Promise<(ConsentTerm & { accepted: boolean })[]>;
  /** Keeps answers to choices that are a viewer's own. Throws TERMS_CHANGED for others, and what `save` throws. */
  saveMarketing(viewer: Viewer, answers: readonly ConsentAnswer[], locale: string): Promise<void>;
  /** Keeps what a viewer answered. Throws TERMS_CHANGED and CONSENT_REQUIRED, and TOKEN_INVALID after a proof of their address. */
  save(viewer: Viewer, answers: readonly ConsentAnswer[], locale: string): Promise<void>;
}

/** @param files Read at each call, so that it sees edits. */
export function createConsents(db: Database, files: RealmFiles, clock: () => Date): Consents {
  const ownChoices = (realmId: string) => marketingTerms(files.termsOf(realmId, 'signup'));

  const keep = (
    viewer: Parameters<Consents['save']>[0],
    answers: Parameters<Consents['save']>[1],
    locale: string,
  ): Promise<void> =>
    db.transaction(async (tx) => {
      await lockUnchanged(tx, viewer);
      await keepAnswers(tx, viewer.id, { answers, locale, now: clock() });
    });

  const consents: Consents = {
    async termsFor(realmId, purpose, viewerId) {
      const terms = files.termsOf(realmId, purpose);
      if (viewerId === null || terms.length === 0) return terms;
      const answers = await latestAnswers(db, viewerId);
      // A choice that the viewer refused while they might is open again once it must be accepted.
      const isSettled = ({ required }: ConsentTerm) => (required ? hasAccepted : hasAnswered);
      return terms.filter((term) => !isSettled(term)(answers, term));
    },

    checkSignUp(realmId, answers) {
      const terms = files.termsOf(realmId, 'signup');
      const named = byName(answers);
      if (answers.some((answer) => !isCurrent(terms, answer))) throw faults.consentRequired();
      if (leaveOpen(named, terms)) throw faults.consentRequired();
    },

    async check({ id, realmId }, purpose) {
      const terms = files.termsOf(realmId, purpose);
      if (leaveOpen(await latestAnswers(db, id), terms)) throw faults.consentRequired();
    },

    async marketing({ id, realmId }) {
      const answers = await latestAnswers(db, id);
      return ownChoices(realmId).map((term) => ({ ...term, accepted: hasAccepted(answers, term) }));
    },

    async saveMarketing(viewer, answers, locale) {
      const terms = ownChoices(viewer.realmId);
      if (answers.some((answer) => !isCurrent(terms, answer))) throw faults.termsChanged();
      byName(answers);
      // Nobody has to agree to something else first, least of all who takes an answer back.
      await keep(viewer, answers, locale);
    },

    async save(viewer, answers, locale) {
      const { id, realmId } = viewer;
      const named = byName(answers);
      const asked = PURPOSES.map((purpose) => files.termsOf(realmId, purpose));
      if (answers.some((answer) => !isCurrent(asked.flat(), answer))) throw faults.termsChanged();
      const all = new Map([...(await latestAnswers(db, id)), ...named]);
      // No answer at all is one to what every viewer is asked.
      const settled =
        answers.length === 0
          ? [files.termsOf(realmId, 'signup')]
          : asked.filter((terms) => terms.some(({ fieldName }) => named.has(fieldName)));
      if (settled.some((terms) => leaveOpen(all, terms))) throw faults.consentRequired();
      await keep(viewer, answers, locale);
    },
  };
  return consents;
}
