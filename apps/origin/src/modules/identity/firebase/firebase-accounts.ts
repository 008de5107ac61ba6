import type { Fault } from '../../../kernel/errors/faults';
import { type AskingTools, askJson, textOf } from '../asking';
import { faults } from '../faults';
import type { FirebaseProject } from './projects';

export interface FirebaseAccounts {
  /**
   * Opens an account with email and password in a project, and answers its ID token. What the project refuses is thrown with the
   * project's own code as its message: IDENTIFIER_TAKEN, WEAK_SECRET, FIELDS_REFUSED, SIGN_UP_CLOSED, TOO_MANY_REQUESTS or
   * PROVIDER_REFUSED; PROVIDER_UNAVAILABLE when it does not answer, or does not know our key.
   */
  open(
    project: FirebaseProject,
    account: { email: string; password: string; appCheckToken?: string },
  ): Promise<string>;
}

const google = 'https://identitytoolkit.googleapis.com';

/** The project's refusals (Identity Toolkit REST API, `accounts:signUp`). */
const refusals: Readonly<Record<string, () => Fault>> = {
  EMAIL_EXISTS: () => faults.identifierTaken('EMAIL_EXISTS'),
  WEAK_PASSWORD: () => faults.weakSecretThere('WEAK_PASSWORD'),
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: () =>
    faults.weakSecretThere('PASSWORD_DOES_NOT_MEET_REQUIREMENTS'),
  // In the form of the contract's own messages, so that the site shows it at its field.
  INVALID_EMAIL: () => faults.fieldsRefused(['email:invalid']),
  MISSING_EMAIL: () => faults.fieldsRefused(['email:required']),
  OPERATION_NOT_ALLOWED: () => faults.signUpClosed(),
  ADMIN_ONLY_OPERATION: () => faults.signUpClosed(),
  TOO_MANY_ATTEMPTS_TRY_LATER: () => faults.tooManyRequests(60),
  // Not the viewer's doing: the key, or the project, is not as the origin was told.
  CONFIGURATION_NOT_FOUND: () => faults.providerUnavailable(),
  PROJECT_NOT_FOUND: () => faults.providerUnavailable(),
  INVALID_API_KEY: () => faults.providerUnavailable(),
};

/** Such as `WEAK_PASSWORD : Password should be at least 6 characters`. */
function refusalOf(body: Record<string, unknown>): Fault {
  const { message } = (body.error ?? {}) as { message?: unknown };
  const text = textOf(message);
  const code = /^[A-Z]+(?:_[A-Z]+)+(?=$| :)/.exec(text)?.[0] ?? '';
  const known = Object.hasOwn(refusals, code) ? refusals[code] : undefined;
  if (known) return known();
  // What a blocking function throws, in the words that are meant for the viewer.
  if (code === 'BLOCKING_FUNCTION_ERROR_RESPONSE') {
    const said = /"message"\s*:\s*"([^"\\]{1,200})"/.exec(text)?.[1];
    return faults.providerRefused(said ?? code);
  }
  return code === '' ? faults.providerUnavailable() : faults.providerRefused(code);
}

export function createFirebaseAccounts(
  tools: AskingTools,
  /** The address `host:port` of an Auth emulator, which has projects called `demo-…`. */
  emulator: string | undefined,
): FirebaseAccounts {
  function addressOf(projectId: string): string {
    if (!projectId.startsWith('demo-')) return google;
    // Google gives no project such a name.
    if (!emulator) throw faults.providerUnavailable();
    return `http://${emulator}/identitytoolkit.googleapis.com`;
  }

  return {
    async open({ projectId, apiKey }, { email, password, appCheckToken }) {
      const query = new URLSearchParams({ key: apiKey });
      const { status, body } = await askJson(
        tools,
        `${addressOf(projectId)}/v1/accounts:signUp?${query}`,
        {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(appCheckToken ? { 'x-firebase-appcheck': appCheckToken } : {}),
          },
          body: JSON.stringify({ email, password, returnSecureToken: true }),
        },
      );
      if (status !== 200) throw refusalOf(body);
      const idToken = textOf(body.idToken);
      if (idToken === '') throw faults.providerUnavailable();
      return idToken;
    },
  };
}
