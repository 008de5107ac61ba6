import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { type FieldValues, identities, mailedTokens, passkeys, viewers } from '../database/schema';
import { faults } from '../faults';
import { accountsOf } from '../seed/accounts';
import { type ConsentAnswer, keepAnswers } from './consents';
import { mergedFields, refusedFields } from './field-values';
import { type MailedTokens, withdraw } from './mailed-tokens';
import { missingFields } from './missing-information';
import { isEmailAddress, normaliseIdentifier } from './normalise-identifier';
import { weaknessOf } from './secret-rules';
import { hashSecret, verifySecret } from './secrets';
import type { Sessions } from './sessions';
import { emailOf, type Viewer } from './viewers';

/** What somebody who opens an account has written and answered. Checked by then. */
export interface SignUpForm {
  fields: FieldValues;
  answers: readonly ConsentAnswer[];
  locale: string;
}

/** The contract's `UserDetails`. */
export interface UserDetails {
  email: string;
  emailConfirmed: boolean;
  fields: FieldValues;
  missing: string[];
}

export interface Accounts {
  /** Opens an account with own ID. Throws WEAK_SECRET and IDENTIFIER_TAKEN. */
  open(realmId: string, id: string, secret: string, form: SignUpForm): Promise<Viewer>;
  /** Keeps the form of somebody whose account is a provider's; their address is not confirmed by that. */
  complete(viewer: Viewer, email: string, form: SignUpForm): Promise<Viewer>;
  /** Who signs in with an identifier. */
  findByIdentifier(realmId: string, text: string): Promise<Viewer | undefined>;
  /** Who has an address, be it their identifier here or what a provider's account was opened with. */
  findByAddress(realmId: string, text: string): Promise<Viewer | undefined>;
  details(viewer: Viewer): UserDetails;
  /** Keeps fields beside those that are there. Throws FIELDS_REFUSED. */
  saveFields(viewer: Viewer, fields: FieldValues, country?: string): Promise<UserDetails>;
  /** A new secret for whoever has the letter. Throws CODE_REFUSED, TOKEN_LATE, and WEAK_SECRET, after which it can be tried again. */
  resetSecret(realmId: string, token: string, secret: string): Promise<void>;
  /** Throws INVALID_CURRENT_CREDENTIALS and WEAK_SECRET. Every session but the one named ends. */
  changeSecret(
    viewer: Viewer,
    secrets: { current: string; next: string },
    sessionId: string,
  ): Promise<void>;
  /** Whose address a letter has confirmed, as often as it is asked. Throws UNKNOWN_TOKEN. */
  confirmEmail(realmId: string, token: string): Promise<{ userId: string; email: string }>;
}

/** Throws FIELDS_REFUSED, with a message for each field. */
export function checkFields(
  realmId: string,
  fields: FieldValues,
  { email, country, now }: { email: string; country?: string; now: Date },
): void {
  const required = accountsOf(realmId).requiredFields;
  const today = now.toISOString().slice(0, 10);
  const [first, ...more] = refusedFields(fields, { required, email, country, today });
  if (first) throw faults.fieldsRefused([first, ...more]);
}

const withoutEmail = ({ email: _, ...fields }: FieldValues): FieldValues => fields;

export function createAccounts(
  db: Database,
  {
    sessions,
    mailedTokens: letters,
    clock,
  }: { sessions: Sessions; mailedTokens: MailedTokens; clock: () => Date },
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
    email: emailOf(viewer) ?? '',
    emailConfirmed: viewer.emailConfirmedAt !== null,
    fields: viewer.fields,
    missing: missingFields(accountsOf(viewer.realmId), viewer.fields),
  });

  return {
    async open(realmId, id, secret, { fields, answers, locale }) {
      strong(secret, id);
      // Before anything is looked up, so that an answer takes as long whoever has the identifier.
      const secretHash = await hashSecret(secret);
      return db.transaction(async (tx) => {
        const [viewer] = await tx
          .insert(viewers)
          .values({
            ...{ realmId, identifier: normaliseIdentifier(id), secretHash, role: 'VIEWER' },
            ...{ missingInformation: 'NONE', linkedAccounts: [], blocked: false },
            fields: mergedFields({}, withoutEmail(fields)),
          })
          .onConflictDoNothing()
          .returning();
        if (!viewer) throw faults.identifierTaken();
        await keepAnswers(tx, viewer.id, { answers, locale, now: clock() });
        return viewer;
      });
    },

    async complete(viewer, email, { fields, answers, locale }) {
      return db.transaction(async (tx) => {
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

    async saveFields({ id, realmId }, given, country) {
      return db.transaction(async (tx) => {
        // Behind a lock, so that of two forms at once neither takes back what the other has kept.
        const [viewer] = await tx
          .select()
          .from(viewers)
          .where(and(eq(viewers.realmId, realmId), eq(viewers.id, id)))
          .for('update');
        if (!viewer) throw faults.tokenInvalid();
        const email = emailOf(viewer) ?? '';
        // What is there already was checked when it came.
        const required = accountsOf(realmId).requiredFields.filter((field) =>
          Object.hasOwn(given, field),
        );
        const [first, ...more] = refusedFields(given, {
          ...{ required, email, country },
          today: clock().toISOString().slice(0, 10),
        });
        if (first) throw faults.fieldsRefused([first, ...more]);
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
      const letter = await letters.find('secret', token);
      const viewer = letter && (await viewerOf(realmId, letter.viewerId));
      if (!letter || !viewer || viewer.blocked) throw faults.tokenUsed();
      if (letter.expiresAt <= clock()) throw faults.tokenLate();
      strong(secret, viewer.identifier);
      const secretHash = await hashSecret(secret);
      await db.transaction(async (tx) => {
        const [spent] = await tx
          .delete(mailedTokens)
          .where(eq(mailedTokens.tokenHash, letter.tokenHash))
          .returning();
        if (!spent) throw faults.tokenUsed();
        await withdraw(tx, 'secret', viewer.id);
        // Until now nobody had proved the address: what else leads into the account may be a stranger's, who opened it.
        const unproved = viewer.emailConfirmedAt === null;
        if (unproved) {
          await tx.delete(passkeys).where(eq(passkeys.viewerId, viewer.id));
          await tx.delete(identities).where(eq(identities.viewerId, viewer.id));
        }
        await tx
          .update(viewers)
          .set({
            secretHash,
            emailConfirmedAt: viewer.emailConfirmedAt ?? clock(),
            ...(unproved ? { linkedAccounts: [] } : {}),
          })
          .where(eq(viewers.id, viewer.id));
        await sessions.endAll(viewer.id, { because: 'reset' }, tx);
      });
    },

    async changeSecret(viewer, { current, next }, sessionId) {
      const fits = await verifySecret(current, viewer.secretHash ?? undefined);
      if (!fits) throw faults.invalidCurrentCredentials();
      strong(next, viewer.identifier);
      const secretHash = await hashSecret(next);
      await db.transaction(async (tx) => {
        await tx.update(viewers).set({ secretHash }).where(eq(viewers.id, viewer.id));
        await withdraw(tx, 'secret', viewer.id);
        await sessions.endAll(viewer.id, { because: 'secret', except: sessionId }, tx);
      });
    },

    async confirmEmail(realmId, token) {
      const letter = await letters.find('email', token);
      if (!letter || letter.expiresAt <= clock()) throw faults.unknownToken();
      const viewer = await viewerOf(realmId, letter.viewerId);
      if (!viewer || emailOf(viewer) !== letter.email) throw faults.unknownToken();
      if (viewer.emailConfirmedAt === null) {
        await db
          .update(viewers)
          .set({ emailConfirmedAt: clock() })
          .where(eq(viewers.id, viewer.id));
      }
      return {
        userId: isEmailAddress(viewer.identifier) ? viewer.identifier : letter.email,
        email: letter.email,
      };
    },
  };
}
