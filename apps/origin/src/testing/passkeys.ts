import { createAuthenticator } from './authenticator';
import type { ErrorBody, LoginBody, TestAnswer, TestOrigin } from './test-origin';

export const passkeySite = 'http://apex.localhost:4300';

export interface PasskeyBody {
  id: string;
  name: string;
  host: string;
  credentialId: string;
  createdAt: string;
  lastUsedAt?: string;
}

interface OptionsBody {
  options: {
    challenge: string;
    rp: { id: string; name: string };
    rpId: string;
    user: { id: string; name: string };
    excludeCredentials: { id: string }[];
    allowCredentials?: unknown[];
    authenticatorSelection: Record<string, string>;
    userVerification: string;
  };
}

type Device = ReturnType<typeof createAuthenticator>;

/** The calls of passkeys, as a site makes them. */
export function passkeyCalls(origin: TestOrigin, realm = 'apex') {
  const at = (site: string | null) => (site === null ? {} : { headers: { origin: site } });
  const call = <T>(method: string, path: string, options: object = {}) =>
    origin.call<T & ErrorBody>(method, `/api/v2${path}`, { realm, ...options });

  const calls = {
    token: async (id?: string) => (await origin.login(id, { realm })).body.authorisationToken,
    options: (token: string, site: string | null = passkeySite, language?: string) =>
      call<OptionsBody>('POST', '/user/passkeys/options', { token, language, ...at(site) }),
    add: (token: string, credential: unknown, name = 'My phone') =>
      call<PasskeyBody>('POST', '/user/passkeys', { token, body: { name, credential } }),
    list: (token: string) => call<{ passkeys: PasskeyBody[] }>('GET', '/user/passkeys', { token }),
    rename: (token: string, id: string, name: string) =>
      call<PasskeyBody>('PUT', `/user/passkeys/${id}`, { token, body: { name } }),
    remove: (token: string, id: string) => call('DELETE', `/user/passkeys/${id}`, { token }),
    loginOptions: (site: string | null = passkeySite) =>
      call<OptionsBody>('POST', '/login/passkey/options', at(site)),
    login: (credential: unknown): Promise<TestAnswer<LoginBody & ErrorBody>> =>
      call('POST', '/login/passkey', { body: { credential } }),

    /** Has a device make a passkey for a viewer. */
    async register(token: string, device: Device = createAuthenticator()) {
      const { options } = (await calls.options(token)).body;
      const made = device.create({
        challenge: options.challenge,
        site: passkeySite,
        userId: options.user.id,
      });
      return { device, answer: await calls.add(token, made) };
    },

    /** A device's answer when it is asked to sign in. */
    async answerOf(device: Device, changes: Partial<Parameters<Device['get']>[0]> = {}) {
      const { challenge } = (await calls.loginOptions()).body.options;
      return device.get({ challenge, site: passkeySite, ...changes });
    },
  };
  return calls;
}
