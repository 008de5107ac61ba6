import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { type ConsentAnswer, keepAnswers } from '../consents/consents';
import { faults } from '../faults';
import {
  isEmailAddress,
  normaliseIdentifier,
  readableAddress,
} from '../viewers/normalise-identifier';
import { type FieldValues, viewers } from '../viewers/tables';
import { emailOf, type Viewer } from '../viewers/viewer';
import {
  endSessions,
  lockUnchanged,
  lockViewer,
  type ProveAddress,
  type Proved,
} from '../viewers/ways-in';
import { accountPolicyOf } from './account-policy';
import { changedMeanwhile, mergedFields, refusedFields } from './field-values';
import { type MailedTokens, withdraw } from './mailed-tokens';
import { missingFields } from './missing-information';
import { weaknessOf } from './secret-rules';
import { hashSecret, verifySecret } from './secrets';
import { mailedTokens } from './tables';

/** The form of a viewer who opens an account, after it was checked. */
export interface SignUpForm {
  fields: FieldValues;
  answers: readonly ConsentAnswer[];
  locale: string;
}

/** The contract's `UserDetails`. */
export interface UserDetails {
  id: string;
  contactEmail: string | undefined;
  email: string;
  emailConfirmed: boolean;
  fields: FieldValues;
  missing: string[];
}

export interface Accounts {
  /** Opens an account with own ID. Throws WEAK_SECRET and IDENTIFIER_TAKEN. */
  open(realmId: string, id: string, secret: string, form: SignUpForm): Promise<Viewer>;
  /**
   * Keeps the form of a viewer whose account is a provider's; their address is not confirmed by
   * that.
   */
  complete(viewer: Viewer, email: string, form: SignUpForm): Promise<Viewer>;
  /** The viewer who signs in with an identifier. */
  findByIdentifier(realmId: string, text: string): Promise<Viewer | undefined>;
  /**
   * The viewer who has an address, as their identifier here or as the address that a provider's
   * account was opened with.
   */
  findByAddress(realmId: string, text: string): Promise<Viewer | undefined>;
  details(viewer: Viewer): UserDetails;
  /**
   * Keeps fields beside those that are there. Throws FIELDS_REFUSED, and DETAILS_CHANGED when one of them has been changed since
   * `before`.
   */
  saveFields(
    viewer: Viewer,
    given: { fields: FieldValues; before?: FieldValues },
    country?: string,
  ): Promise<UserDetails>;
  /**
   * Sets a new secret for the viewer who has the email. Throws CODE_REFUSED, TOKEN_LATE, and
   * WEAK_SECRET, after which it can be tried again.
   */
  resetSecret(realmId: string, token: string, secret: string): Promise<void>;
  /** Throws INVALID_CURRENT_CREDENTIALS and WEAK_SECRET. Every session but the one named ends. */
  changeSecret(
    viewer: Viewer,
    secrets: { current: string; next: string },
    sessionId: string,
  ): Promise<void>;
  /**
   * Confirms the address that an email went to, as often as it is asked. For an address that is not
   * proved yet, throws SIGN_IN_TO_CONFIRM when a guest asks and NOT_YOUR_TOKEN when another viewer
   * does; with `endWaysIn` the email is enough, and what was there unproved ends. Throws
   * UNKNOWN_TOKEN and VIEWER_BLOCKED as well.
   */
  confirmEmail(
    realmId: string,
    token: string,
    by: { asking: Viewer | null; endWaysIn: boolean },
  ): Promise<{ userId: string; email: string; proved: Proved }>;
}

/** Throws FIELDS_REFUSED, with a message for each field. */
export function checkFields(
  realmId: string,
  fields: FieldValues,
  { email, country, now }: { email: string; country?: string; now: Date },
): void {
  const required = accountPolicyOf(realmId).requiredFields;
  const today = now.toISOString().slice(0, 10);
  const [first, ...more] = refusedFields(fields, { required, email, country, today });
  if (first) throw faults.fieldsRefused([first, ...more]);
}

const withoutEmail = ({ email: _, ...fields }: FieldValues): FieldValues => fields;

export function createAccounts(
  db: Database,
  {
    mailedTokens: tokens,
    proveAddress,
    clock,
  }: { mailedTokens: MailedTokens; proveAddress: ProveAddress; clock: () => Date },
): Accounts {
  async function viewerOf(realmId: string, id: string): Promise<Viewer | undefined> {
    const [viewer] = await db
      .select()
      .from(viewers)
      .where(and(eq(viewers.realmId, realmId), eq(viewers.id, id)));
    return viewer;
  }

  async function findBy(
    column: typeof viewers.identifier | typeof viewers.email,
    realmId: string,
    text: string,
  ): Promise<Viewer | undefined> {
    const [viewer] = await db
      .select()
      .from(viewers)
      .where(and(eq(viewers.realmId, realmId), eq(column, normaliseIdentifier(text))));
    return viewer;
  }

  function strong(secret: string, identifier: string): void {
    if (weaknessOf(secret, identifier)) throw faults.weakSecret();
  }

  const details = (viewer: Viewer): UserDetails => ({
    id: viewer.id,
    contactEmail: readableAddress(emailOf(viewer) ?? '') || undefined,
    email: readableAddress(emailOf(viewer) ?? ''),
    emailConfirmed: viewer.emailConfirmedAt !== null,
    fields: viewer.fields,
    missing: missingFields(accountPolicyOf(viewer.realmId), viewer.fields),
  });

  return {
    async open(realmId, id, secret, { fields, answers, locale }) {
      strong(secret, id);
      // Before anything is looked up, so that an answer takes as long for a taken identifier as for
      // a free one.
      const secretHash = await hashSecret(secret);
      return db.transaction(async (tx) => {
        const [viewer] = await tx
          .insert(viewers)
          .values({
            realmId,
            identifier: normaliseIdentifier(id),
            secretHash,
            role: 'VIEWER',
            missingInformation: 'NONE',
            linkedAccounts: [],
            blocked: false,
            fields: mergedFields({}, withoutEmail(fields)),
          })
          .onConflictDoNothing()
          .returning();
        if (!viewer) throw faults.identifierTaken();
        await keepAnswers(tx, viewer.id, { answers, locale, now: clock() });
        return viewer;
      });
    },

    async complete(seen, email, { fields, answers, locale }) {
      return db.transaction(async (tx) => {
        const viewer = await lockUnchanged(tx, seen);
        const [completed] = await tx
          .update(viewers)
          .set({
            email: emailOf(viewer) === null ? normaliseIdentifier(email) : viewer.email,
            fields: mergedFields(viewer.fields, withoutEmail(fields)),
          })
          .where(eq(viewers.id, viewer.id))
          .returning();
        if (!completed) throw faults.tokenInvalid();
        await keepAnswers(tx, viewer.id, { answers, locale, now: clock() });
        return completed;
      });
    },

    findByIdentifier: (realmId, text) => findBy(viewers.identifier, realmId, text),

    async findByAddress(realmId, text) {
      return (
        (await findBy(viewers.identifier, realmId, text)) ??
        (await findBy(viewers.email, realmId, text))
      );
    },

    details,

    async saveFields(seen, { fields: given, before }, country) {
      const { id, realmId } = seen;
      return db.transaction(async (tx) => {
        // Behind a lock, so that of two forms at once neither takes back what the other has kept.
        const viewer = await lockUnchanged(tx, seen);
        const email = emailOf(viewer) ?? '';
        // What is there already was checked when it came.
        const required = accountPolicyOf(realmId).requiredFields.filter((field) =>
          Object.hasOwn(given, field),
        );
        const [first, ...more] = refusedFields(given, {
          required,
          email,
          country,
          today: clock().toISOString().slice(0, 10),
        });
        if (first) throw faults.fieldsRefused([first, ...more]);
        const changed = before ? changedMeanwhile(viewer.fields, given, before) : {};
        if (Object.keys(changed).length > 0) throw faults.detailsChanged(changed);
        const fields = mergedFields(viewer.fields, email === '' ? given : withoutEmail(given));
        const [saved] = await tx
          .update(viewers)
          .set({ fields, missingInformation: 'NONE' })
          .where(eq(viewers.id, id))
          .returning();
        if (!saved) throw faults.tokenInvalid();
        return details(saved);
      });
    },

    async resetSecret(realmId, token, secret) {
      const mailed = await tokens.find('secret', token);
      const viewer = mailed && (await viewerOf(realmId, mailed.viewerId));
      if (!mailed || !viewer || viewer.blocked) throw faults.tokenUsed();
      if (mailed.expiresAt <= clock()) throw faults.tokenLate();
      strong(secret, viewer.identifier);
      const secretHash = await hashSecret(secret);
      await db.transaction(async (tx) => {
        await lockViewer(tx, viewer.id);
        const [spent] = await tx
          .delete(mailedTokens)
          .where(eq(mailedTokens.tokenHash, mailed.tokenHash))
          .returning();
        if (!spent) throw faults.tokenUsed();
        await withdraw(tx, 'secret', viewer.id);
        await proveAddress(tx, viewer.id, { by: 'passwordReset' }, clock());
        await replaceSecret(tx, viewer.id, secretHash);
        await endSessions(tx, viewer.id, { because: 'reset', now: clock() });
      });
    },

    async changeSecret(viewer, { current, next }, sessionId) {
      const fits = await verifySecret(current, viewer.secretHash ?? undefined);
      if (!fits) throw faults.invalidCurrentCredentials();
      strong(next, viewer.identifier);
      const secretHash = await hashSecret(next);
      await db.transaction(async (tx) => {
        await lockUnchanged(tx, viewer);
        await replaceSecret(tx, viewer.id, secretHash);
        await withdraw(tx, 'secret', viewer.id);
        await endSessions(tx, viewer.id, { because: 'secret', except: sessionId, now: clock() });
      });
    },

    async confirmEmail(realmId, token, { asking, endWaysIn }) {
      const mailed = await tokens.find('email', token);
      if (!mailed || mailed.expiresAt <= clock()) throw faults.unknownToken();
      const viewer = await viewerOf(realmId, mailed.viewerId);
      const { email, tokenHash } = mailed;
      if (!viewer || emailOf(viewer) !== email) throw faults.unknownToken();
      if (viewer.blocked) throw faults.viewerBlocked();
      const openerAsks = asking?.id === viewer.id;
      if (viewer.emailConfirmedAt === null && !openerAsks && !endWaysIn) {
        throw asking ? faults.notYourToken() : faults.signInToConfirm();
      }
      const proof = { by: 'confirmationEmail', tokenHash, openerAsks } as const;
      const proved = await db.transaction((tx) => proveAddress(tx, viewer.id, proof, clock()));
      const userId = isEmailAddress(proved.identifier) ? proved.identifier : email;
      return { userId, email, proved };
    },
  };
}

/** Stores a new secret. Anything that a viewer began with the old one fails from now on. */
async function replaceSecret(tx: Database, viewerId: string, secretHash: string): Promise<void> {
  await tx
    .update(viewers)
    .set({ secretHash, generation: sql`${viewers.generation} + 1` })
    .where(eq(viewers.id, viewerId));
}
