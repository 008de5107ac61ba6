import { accountCalls, newSecret } from './accounts';
import type { createMailbox } from './mailbox';
import { tokenIn } from './mailbox';
import { claimsOf, secret, type TestOrigin } from './test-origin';

/** A call each for opening an account and looking after it, with all that has to happen before. */
export function accountExamples(
  origin: () => TestOrigin,
  mailbox: () => ReturnType<typeof createMailbox>,
) {
  const calls = () => accountCalls(origin());
  const bearer = async (id?: string) => (await origin().login(id)).body.authorisationToken;

  /** The token in the email that a viewer who opens an account gets. */
  const confirmation = async (id: string) =>
    tokenIn(await mailbox().mailAfter(id, () => calls().signUp(id)));

  return {
    signUp: () => calls().signUp('contract@example.com'),
    firebaseSignUp: () => calls().firebaseSignUp('contract@example.com'),
    consents: () => origin().call('GET', '/api/v2/realm/consents?purpose=signup'),
    saveConsents: async () => calls().saveConsents(await bearer(), await calls().agreed()),
    marketingPreferences: async () =>
      origin().call('GET', '/api/v2/user/marketing-preferences', { token: await bearer() }),
    saveMarketingPreferences: async () =>
      origin().call('PUT', '/api/v2/user/marketing-preferences', {
        token: await bearer(),
        body: { answers: [] },
      }),
    userDetails: async () => calls().details(await bearer()),
    saveUserDetails: async () => calls().saveDetails(await bearer(), { name: 'Robin' }),
    createPasswordReset: () => calls().askReset('viewer@example.com'),
    resetPassword: async () => {
      const id = 'contract-reset@example.com';
      await confirmation(id);
      const mail = await mailbox().mailAfter(id, () => calls().askReset(id));
      return calls().reset(tokenIn(mail), `${newSecret} 2`);
    },
    confirmEmail: async () =>
      calls().confirmAlone(await confirmation('contract-confirmation@example.com')),
    createEmailConfirmation: () => calls().askConfirmation('viewer@example.com'),
    changeSecret: async () =>
      calls().changeSecret(await bearer('second@example.com'), { currentSecret: secret, secret }),
    userSessions: async () => calls().sessions(await bearer()),
    endOtherSessions: async () => calls().endOthers(await bearer('second@example.com')),
    endSession: async () => {
      const other = claimsOf(await bearer('second@example.com'));
      return calls().endSession(await bearer('second@example.com'), String(other.sid));
    },
    linkedAccounts: async () => calls().links(await bearer('linked@example.com')),
    unlinkAccount: async () => calls().unlink(await bearer('linked@example.com'), 'google'),
    countryCodes: () => origin().call('GET', '/api/v3/i18n/country-codes'),
  };
}
