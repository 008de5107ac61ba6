import type { ErrorBody, LoginBody, TestOrigin } from './test-origin';

export interface Term {
  fieldName: string;
  fieldType: 'INFORMATION_TEXT' | 'BINARY_CHOICE';
  label: string;
  text: string;
  required: boolean;
  version: string;
  data?: { default: string };
}

export interface Details {
  email: string;
  emailConfirmed: boolean;
  fields: Record<string, unknown>;
  missing: string[];
}

interface Asked {
  realm?: string;
  token?: string;
  language?: string;
  headers?: Record<string, string>;
}

/** Emails that no page asked for lead to the site that calls. */
const site = { origin: 'http://apex.localhost:4300' };

export const newSecret = 'a brand new battery';

/** The calls with which viewers open accounts and look after them. */
export function accountCalls(origin: Pick<TestOrigin, 'call'>) {
  const terms = async ({ purpose = 'signup', ...asked }: Asked & { purpose?: string } = {}) =>
    (
      await origin.call<{ terms: Term[] }>(
        'GET',
        `/api/v2/realm/consents?purpose=${purpose}`,
        asked,
      )
    ).body.terms;

  /**
   * Answers as the site does: yes to each choice that must be accepted, no to the others, nothing
   * to what is only read.
   */
  const agreed = async (realm?: string) =>
    (await terms({ realm }))
      .filter(({ fieldType }) => fieldType === 'BINARY_CHOICE')
      .map(({ fieldName, version, required }) => ({ fieldName, version, accepted: required }));

  return {
    terms,
    agreed,
    async signUp(id: string, body: Record<string, unknown> = {}, asked: Asked = {}) {
      return origin.call<LoginBody & ErrorBody>('POST', '/api/v2/signup', {
        ...asked,
        body: {
          id,
          secret: newSecret,
          fields: { name: 'Ana Example' },
          consentAnswers: body.consentAnswers ?? (await agreed(asked.realm)),
          redirectUri: 'http://apex.localhost:4300/email-confirmation?from=%2Fhome',
          ...body,
        },
      });
    },
    async firebaseSignUp(username: string, body: Record<string, unknown> = {}, asked: Asked = {}) {
      return origin.call<LoginBody & ErrorBody>('POST', '/api/v1/firebase-auth/signup', {
        realm: 'noor',
        ...asked,
        body: {
          username,
          password: newSecret,
          fields: { name: 'Ana Example' },
          consentAnswers: await agreed(asked.realm ?? 'noor'),
          redirectUri: 'http://noor.localhost:4300/email-confirmation',
          ...body,
        },
      });
    },
    saveConsents: (token: string, consentAnswers: unknown, asked: Asked = {}) =>
      origin.call<ErrorBody>('PUT', '/api/v2/user/consents', {
        token,
        body: { consentAnswers },
        ...asked,
      }),
    details: (token: string, asked: Asked = {}) =>
      origin.call<Details>('GET', '/api/v2/user/details', { token, ...asked }),
    saveDetails: (token: string, fields: unknown, asked: Asked = {}) =>
      origin.call<Details & ErrorBody>('PUT', '/api/v2/user/details', {
        token,
        body: { fields },
        ...asked,
      }),
    refresh: (refreshToken: string, asked: Asked = {}) =>
      origin.call<LoginBody & ErrorBody>('POST', '/api/v2/token/refresh', {
        body: { refreshToken },
        ...asked,
      }),
    askReset: (id: string, body: Record<string, unknown> = {}, asked: Asked = {}) =>
      origin.call<ErrorBody>('POST', '/api/v2/reset-password/create', {
        ...asked,
        body: {
          id,
          provider: 'id',
          redirectUri: 'http://apex.localhost:4300/resetpwd?x=1',
          ...body,
        },
      }),
    reset: (token: string, secret = newSecret, asked: Asked = {}) =>
      origin.call<ErrorBody>('PUT', '/api/v2/reset-password', {
        body: { token, secret },
        ...asked,
      }),
    confirm: (token: string, asked: Asked = {}) =>
      origin.call<{ userId: string; email: string } & ErrorBody>(
        'POST',
        '/api/v2/email-confirmation',
        { body: { token }, ...asked },
      ),
    /** Confirms without signing in: what was there unproved ends. */
    confirmAlone: (token: string, asked: Asked = {}) =>
      origin.call<{ userId: string; email: string } & ErrorBody>(
        'POST',
        '/api/v2/email-confirmation',
        { body: { token, endWaysIn: true }, headers: site, ...asked },
      ),
    askConfirmation: (id: string, asked: Asked = {}) =>
      origin.call<ErrorBody>('POST', '/api/v2/email-confirmation/create', {
        ...asked,
        body: { id, redirectUri: 'http://apex.localhost:4300/email-confirmation' },
      }),
    changeSecret: (token: string, body: Record<string, unknown>, asked: Asked = {}) =>
      origin.call<ErrorBody>('PUT', '/api/v2/user/secret', {
        token,
        body: { provider: 'id', secret: newSecret, ...body },
        ...asked,
      }),
    sessions: async (token: string, asked: Asked = {}, query = '') =>
      origin.call<
        {
          sessions: { id: string; current: boolean; device: string; address: string }[];
          total?: number;
        } & ErrorBody
      >('GET', `/api/v2/user/sessions${query}`, { token, ...asked }),
    endOthers: (token: string) => origin.call('DELETE', '/api/v2/user/sessions', { token }),
    endSession: (token: string, id: string) =>
      origin.call<ErrorBody>('DELETE', `/api/v2/user/sessions/${id}`, { token }),
    links: (token: string, asked: Asked = {}) =>
      origin.call<{ accounts: { provider: string; canUnlink: boolean }[] }>(
        'GET',
        '/api/v2/user/linked-accounts',
        { token, ...asked },
      ),
    unlink: (token: string, provider: string, asked: Asked = {}) =>
      origin.call<ErrorBody>(
        'DELETE',
        `/api/v2/user/linked-accounts?provider=${encodeURIComponent(provider)}`,
        { token, ...asked },
      ),
  };
}

/** The access token of an agent who acts as a viewer. */
export async function actingAs(origin: TestOrigin, id: string, realm = 'apex'): Promise<string> {
  const { body: agent } = await origin.login('agent@example.com', { realm });
  const permit = await origin.call<{ token: string }>('POST', '/api/v2/agent/impersonation', {
    realm,
    token: agent.authorisationToken,
    body: { id },
  });
  const { body } = await origin.call<LoginBody>('POST', '/api/v2/impersonate', {
    realm,
    body: { token: permit.body.token },
  });
  return body.authorisationToken;
}
