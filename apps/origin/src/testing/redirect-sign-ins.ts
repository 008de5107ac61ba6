import { randomBytes } from 'node:crypto';
import { createVisitor } from './browse';
import type { ErrorBody, LoginBody, TestAnswer, TestOrigin } from './test-origin';

/** The site that sends viewers to the counterparts. */
export const site = 'http://unity.localhost:4300';

/** A state as the site makes it. */
export const newState = () => randomBytes(24).toString('base64url');

export const returnPage = (client: string) => `${site}/login/openid/${client}`;

/** The beginning of each kind of provider's calls, and a client of unity's. */
const KINDS = {
  openid: { path: '/openid', client: 'nations', query: { authoriseUriFlow: 'SIGNIN' } },
  oauth: { path: '/generic-oauth', client: 'volunteers', query: {} },
} as const;

/** The answer that a provider sends back in the address. */
export interface Back {
  code: string;
  state: string;
  iss?: string;
}

/** Sign-ins of unity's viewers on its providers' own pages. */
export function signInsAt(kind: keyof typeof KINDS, origin: TestOrigin) {
  const { path, client: usual, query: needed } = KINDS[kind];

  async function begin(client: string = usual, extra: Record<string, string> = {}) {
    const { state = newState() } = extra;
    const query = new URLSearchParams({
      ...needed,
      redirectUri: returnPage(client),
      ...extra,
      state,
    });
    const { body, status } = await origin.call<
      { authorisationUri: string; silentAuthorisationUri: string } & ErrorBody
    >('GET', `/api/v2${path}/${client}/auth-uri?${query}`, { realm: 'unity' });
    return { ...body, status, state };
  }

  return {
    begin,

    /** Signs in at the provider and answers what came back, before anything is made of it. */
    async comeBack(
      client: string = usual,
      email = 'ines@nations.example',
      visitor = createVisitor(),
    ): Promise<Back> {
      const { authorisationUri } = await begin(client);
      const { searchParams } = await visitor.signInAt(authorisationUri, site, {
        email,
        password: 'let me in',
        action: 'login',
      });
      return {
        code: searchParams.get('code') ?? '',
        state: searchParams.get('state') ?? '',
        iss: searchParams.get('iss') ?? undefined,
      };
    },

    exchange: (
      { code, ...rest }: Back,
      client: string = usual,
      realm = 'unity',
    ): Promise<TestAnswer<LoginBody & ErrorBody>> =>
      origin.call('POST', `/api/v2${path}/${client}/token`, {
        realm,
        body: { authorisationCode: code, ...rest },
      }),
  };
}
