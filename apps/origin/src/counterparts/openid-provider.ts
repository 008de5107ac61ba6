import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import type Provider from 'oidc-provider';
import type { Adapter, AdapterPayload, Configuration } from 'oidc-provider';
import { isLocalAddress } from '../kernel/local-address';
import { escaped, page } from './page';
import { readForm } from './read-form';

export interface OpenIdProviderOptions {
  /** Its address, which is its issuer identifier. */
  issuer: string;
  /** The provider's name on its own pages. */
  name: string;
  client: { id: string; secret: string };
}

/**
 * The password with which every viewer signs in here; the email address that they type says who
 * they are.
 */
export const counterpartPassword = 'let me in';

/**
 * The library asks for Node 22, and warns on Node 20, where all that we use of it works: the
 * warning is kept from those who start a sandbox.
 */
async function loadLibrary(): Promise<typeof import('oidc-provider')> {
  const { warn } = console;
  console.warn = (text: unknown, ...rest: unknown[]) => {
    if (!String(text).includes('Unsupported runtime')) warn(text, ...rest);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}

/** The memory of a provider, by kind and id; it ends with the process. */
function createMemory(): (kind: string) => Adapter {
  const memory = new Map<string, { payload: AdapterPayload; until: number }>();
  return (kind) => {
    const read = (id: string) => {
      const found = memory.get(`${kind} ${id}`);
      return found && found.until > Date.now() ? found.payload : undefined;
    };
    const search = (name: 'uid' | 'userCode', value: string) =>
      [...memory]
        .filter(([key]) => key.startsWith(`${kind} `))
        .find(([, { payload, until }]) => payload[name] === value && until > Date.now())?.[1]
        .payload;
    return {
      async upsert(id, payload, seconds = 86_400) {
        memory.set(`${kind} ${id}`, { payload, until: Date.now() + seconds * 1000 });
      },
      find: async (id) => read(id),
      findByUid: async (uid) => search('uid', uid),
      findByUserCode: async (code) => search('userCode', code),
      async consume(id) {
        const payload = read(id);
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        memory.delete(`${kind} ${id}`);
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of memory) {
          if (payload.grantId === grantId) memory.delete(key);
        }
      },
    };
  };
}

/** A real OpenID provider with a page of its own; its memory ends with the process. */
export async function createOpenIdProvider({
  issuer,
  name,
  client,
}: OpenIdProviderOptions): Promise<RequestListener> {
  const { default: Library, interactionPolicy } = await loadLibrary();
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: randomUUID() };
  const memory = createMemory();
  const policy = interactionPolicy.base();
  // Its own clients need no consent, as with most providers.
  policy.remove('consent');
  const configuration: Configuration = {
    adapter: memory,
    jwks: { keys: [key] },
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: ['http://localhost/'],
        grant_types: ['authorization_code'],
      },
    ],
    interactions: { policy, url: (_, { uid }) => `/interaction/${uid}` },
    features: {
      devInteractions: { enabled: false },
      introspection: { enabled: true },
      revocation: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = page(
            name,
            `<p>Sign out here as well?</p>${form}
<button form="op.logoutForm" name="logout" value="yes">Sign out</button><button form="op.logoutForm" value="deny">Stay signed in</button>`,
          );
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.body = page(name, '<p>You are signed out.</p>');
        },
      },
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: [] },
    cookies: { keys: [randomUUID()] },
    ttl: {
      AuthorizationCode: 60,
      AccessToken: 600,
      IdToken: 600,
      Interaction: 900,
      Session: 86_400,
      Grant: 86_400,
    },
    findAccount: (_, id) => ({
      accountId: id,
      claims: async () => ({ sub: subjectOf(id), email: id, email_verified: true }),
    }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
  const provider = new Library(issuer, configuration);
  // Sites on this machine may be anywhere, so their addresses are no list but a rule.
  provider.Client.prototype.redirectUriAllowed = isLocalAddress;
  provider.Client.prototype.postLogoutRedirectUriAllowed = isLocalAddress;
  const answer = provider.callback();

  return (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    interact(provider, name, request, response).catch((error: Error) => {
      response.writeHead(400, { 'content-type': 'text/html; charset=utf-8' });
      response.end(page(name, `<p role="alert">${escaped(error.message)}</p>`));
    });
  };
}

/** A subject is an opaque name, not an address. */
const subjectOf = (account: string) => Buffer.from(account).toString('base64url');

async function interact(
  provider: Provider,
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  const form = request.method === 'POST' ? await readForm(request) : undefined;
  if (form?.get('action') === 'deny') {
    const result = { error: 'access_denied', error_description: 'The viewer refused.' };
    return provider.interactionFinished(request, response, result);
  }
  const email = form?.get('email')?.trim().toLowerCase() ?? '';
  if (form && email.includes('@') && form.get('password') === counterpartPassword) {
    return provider.interactionFinished(request, response, { login: { accountId: email } });
  }
  response.writeHead(form ? 401 : 200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(
    page(
      name,
      `<p>Sign in to continue to ${escaped(String(params.client_id))}.</p>
${form ? '<p role="alert">The email or password is incorrect.</p>' : ''}
<form method="post"><label>Email <input type="email" name="email" value="${escaped(email)}" autocomplete="username" required></label>
<label>Password <input type="password" name="password" autocomplete="current-password"></label>
<button name="action" value="login">Sign in</button><button name="action" value="deny" formnovalidate>Cancel</button></form>`,
    ),
  );
}
