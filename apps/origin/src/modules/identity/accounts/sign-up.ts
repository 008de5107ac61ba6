import { isInside } from '@marquee/realm';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../../kernel/caller/caller';
import type { Handlers } from '../../../kernel/contract';
import type { ConsentAnswer } from '../consents/consents';
import { termsLanguageOf } from '../consents/terms-language';
import { EMAILS } from '../email-templates';
import { faults } from '../faults';
import { createFirebaseAccounts } from '../firebase/firebase-accounts';
import { createFirebaseTokens } from '../firebase/firebase-tokens';
import { firebaseProjects } from '../firebase/projects';
import type { Services } from '../services';
import { signedIn } from '../sessions/signed-in';
import { isEmailAddress } from '../viewers/normalise-identifier';
import type { FieldValues } from '../viewers/tables';
import type { Viewer } from '../viewers/viewer';
import { accountPolicyOf } from './account-policy';
import { checkFields, type SignUpForm } from './accounts';

interface FormBody {
  fields?: FieldValues;
  consentAnswers: ConsentAnswer[];
  redirectUri?: string;
}

/** Opening an account, with own ID or in a Firebase project (1 §7). */
export function signUpRoutes(services: Services) {
  const { accounts, consents, files, mailedTokens, options, viewers, clock } = services;
  const { emails } = services.mail;
  const emulator = options.firebaseEmulator;
  const tokens = createFirebaseTokens({ clock, emulated: emulator !== undefined });
  const projects = createFirebaseAccounts({ fetch, clock }, emulator);

  /**
   * Checks and reads the form of a viewer: first if this realm lets them open an account at all,
   * then what they wrote. Does so before an account is opened anywhere, and before the caller can
   * learn if an identifier is taken.
   */
  function formOf(request: FastifyRequest, email: string): SignUpForm & { page: string | null } {
    const { realm } = callerOf(request);
    const { fields = {}, consentAnswers: answers, redirectUri } = request.body as FormBody;
    const page = emails.pageOf(request, redirectUri, '/email-confirmation');
    if (!accountPolicyOf(realm.id).signUpOpen) throw faults.signUpClosed();
    const { country, vpn } = services.countries.callerPlace(request);
    const { territories, vpn: rule } = files.askedBy(realm.id);
    if (vpn && rule === 'refused') throw faults.vpnBlocked();
    // A viewer whose country is unknown has not shown that they are inside.
    if (territories && !(country && isInside(territories, country))) throw faults.outsideRegion();
    if (!isEmailAddress(email)) throw faults.fieldsRefused(['email:invalid']);
    checkFields(realm.id, fields, { email, country, now: clock() });
    consents.checkSignUp(realm.id, answers);
    return { fields, answers, locale: termsLanguageOf(services, request), page };
  }

  function welcome(request: FastifyRequest, viewer: Viewer, to: string, page: string | null) {
    if (viewer.emailConfirmedAt === null) {
      emails.send(request, EMAILS.emailConfirmation, page, async () => ({
        to,
        token: await mailedTokens.issue('email', viewer.id, to),
      }));
    }
    return signedIn(services, request, viewer);
  }

  return {
    async signUp(request) {
      const { realm } = callerOf(request);
      const body = request.body as { id: string; secret: string; provider?: string };
      const { secret, provider = 'id' } = body;
      // A GIGYA account is opened in the vendor's own widget.
      const open = accountPolicyOf(realm.id).secretProviders.filter((name) => name !== 'gigya');
      if (accountPolicyOf(realm.id).signUpOpen && !open.includes(provider)) {
        throw faults.invalidRequest([`body/provider must be one of ${open.join(', ')}.`]);
      }
      const id = body.id.trim();
      const { page, ...form } = formOf(request, id);
      const viewer = await accounts.open(realm.id, id, secret, form);
      return welcome(request, viewer, viewer.identifier, page);
    },

    async firebaseSignUp(request) {
      const { realm } = callerOf(request);
      const project = firebaseProjects[realm.id];
      if (!project) throw faults.unknownClient();
      const { password, appCheckToken, ...body } = request.body as {
        username: string;
        password: string;
        appCheckToken?: string;
      };
      const email = body.username.trim();
      const { page, ...form } = formOf(request, email);
      const idToken = await projects.open(project, { email, password, appCheckToken });
      // Should anything fail from here on, the account is there: its viewer signs in with it, and is asked for the rest.
      const subject = await tokens.verify(project.projectId, idToken);
      const known = await viewers.recognise(realm.id, 'firebase', subject);
      const { waysEnded } = known;
      const viewer = { ...(await accounts.complete(known, email, form)), waysEnded };
      return welcome(request, viewer, viewer.email ?? viewer.identifier, page);
    },
  } satisfies Handlers;
}
