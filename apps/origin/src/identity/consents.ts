import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { consentAnswers } from '../database/schema';
import { faults } from '../faults';
import { accountsOf } from '../seed/accounts';
import type { Purpose, TermSeed } from '../seed/accounts/account-seed';
import type { MissingInformationStatus } from './access-tokens';
import {
  hasAccepted,
  hasAnswered,
  type LatestAnswers,
  missingInformation,
} from './missing-information';
import type { Viewer } from './viewers';

/** The contract's `ConsentAnswer`. */
export interface ConsentAnswer {
  fieldName: string;
  version: string;
  accepted: boolean;
}

const forPurpose = (realmId: string, purpose: Purpose): TermSeed[] =>
  accountsOf(realmId).terms.filter(({ purposes }) => purposes.includes(purpose));

/** What somebody has answered last to each term; the history stays. */
async function latestAnswers(db: Database, viewerId: string): Promise<LatestAnswers> {
  const rows = await db
    .select()
    .from(consentAnswers)
    .where(eq(consentAnswers.viewerId, viewerId))
    .orderBy(asc(consentAnswers.id));
  return new Map(rows.map((row) => [row.fieldName, row]));
}

/** How much is missing of what the viewer's realm asks for. */
export async function missingInformationOf(
  db: Database,
  viewer: Pick<Viewer, 'id' | 'realmId' | 'fields' | 'missingInformation'>,
): Promise<MissingInformationStatus> {
  return missingInformation(accountsOf(viewer.realmId), {
    fields: viewer.fields,
    answers: await latestAnswers(db, viewer.id),
    noted: viewer.missingInformation,
  });
}

/** Keeps answers beside whatever was answered before. */
export async function keepAnswers(
  db: Database,
  viewerId: string,
  { answers, locale, now }: { answers: readonly ConsentAnswer[]; locale: string; now: Date },
): Promise<void> {
  if (answers.length === 0) return;
  await db.insert(consentAnswers).values(
    answers.map(({ fieldName, version, accepted }) => ({
      ...{ viewerId, fieldName, version, accepted, locale },
      answeredAt: now,
    })),
  );
}

/** The required terms of a purpose that answers leave open. */
const openTerms = (realmId: string, purpose: Purpose, answers: LatestAnswers): TermSeed[] =>
  forPurpose(realmId, purpose).filter((term) => term.required && !hasAccepted(answers, term));

const byName = (answers: readonly ConsentAnswer[]): Map<string, ConsentAnswer> => {
  const named = new Map(answers.map((answer) => [answer.fieldName, answer]));
  if (named.size < answers.length) {
    throw faults.invalidRequest(['body/consentAnswers must answer each term once.']);
  }
  return named;
};

const isCurrent = (terms: readonly TermSeed[], answer: ConsentAnswer) =>
  terms.some((term) => term.fieldName === answer.fieldName && term.version === answer.version);

/**
 * Holds the answers of somebody who opens an account against the realm's terms. Throws CONSENT_REQUIRED, also for an answer
 * to a text that does not hold any more: what was read is asked again.
 */
export function checkSignUpAnswers(realmId: string, answers: readonly ConsentAnswer[]): void {
  const terms = forPurpose(realmId, 'signup');
  const named = byName(answers);
  if (answers.some((answer) => !isCurrent(terms, answer))) throw faults.consentRequired();
  if (openTerms(realmId, 'signup', named).length > 0) throw faults.consentRequired();
}

export interface Consents {
  /** The realm's terms for a purpose, without those that the viewer has answered in their current version. */
  termsFor(realmId: string, purpose: Purpose, viewerId: string | null): Promise<TermSeed[]>;
  /** Throws CONSENT_REQUIRED while a required term of a purpose is open. */
  check(viewer: Viewer, purpose: Purpose): Promise<void>;
  /** Keeps what a viewer answered. Throws TERMS_CHANGED and CONSENT_REQUIRED. */
  save(viewer: Viewer, answers: readonly ConsentAnswer[], locale: string): Promise<void>;
}

export function createConsents(db: Database, clock: () => Date): Consents {
  return {
    async termsFor(realmId, purpose, viewerId) {
      const terms = forPurpose(realmId, purpose);
      if (viewerId === null || terms.length === 0) return terms;
      const answers = await latestAnswers(db, viewerId);
      return terms.filter((term) => !hasAnswered(answers, term));
    },

    async check({ id, realmId }, purpose) {
      if (openTerms(realmId, purpose, await latestAnswers(db, id)).length > 0) {
        throw faults.consentRequired();
      }
    },

    async save({ id, realmId }, answers, locale) {
      const { terms } = accountsOf(realmId);
      const named = byName(answers);
      if (answers.some((answer) => !isCurrent(terms, answer))) throw faults.termsChanged();
      const all = new Map([...(await latestAnswers(db, id)), ...named]);
      // No answer at all is one to what every viewer is asked.
      const purposes = new Set<Purpose>(
        answers.length === 0
          ? ['signup']
          : terms.flatMap((term) => (named.has(term.fieldName) ? term.purposes : [])),
      );
      for (const purpose of purposes) {
        if (openTerms(realmId, purpose, all).length > 0) throw faults.consentRequired();
      }
      await keepAnswers(db, id, { answers, locale, now: clock() });
    },
  };
}
