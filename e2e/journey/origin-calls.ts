import { viewer } from './sign-in';
import { originPort } from './site';

interface Answer<T> {
  status: number;
  body: T;
}

interface Call {
  body?: unknown;
  token?: string;
  /** Otherwise POST with a body, GET without one. */
  method?: 'DELETE' | 'PUT';
  at?: number;
}

/** Calls the origin as a program other than a browser does: a television, an agent's tool. */
export const callOrigin = <T>(realm: string, path: string, call: Call = {}): Promise<Answer<T>> =>
  callAt(realm, `/api/v2${path}`, call);

/** Asks the catalogue. */
export async function queryCatalogue<T>(
  realm: string,
  query: string,
  variables: Record<string, unknown>,
): Promise<T> {
  const call = { body: { query, variables } };
  const { status, body } = await callAt<{ data?: T }>(realm, '/graphql', call);
  if (!body.data) throw new Error(`The catalogue answered ${status}: ${JSON.stringify(body)}`);
  return body.data;
}

async function callAt<T>(
  realm: string,
  path: string,
  { body, token, method, at = originPort() }: Call,
): Promise<Answer<T>> {
  const answer = await fetch(`http://localhost:${at}${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      'x-api-key': `${realm}-public-key`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  // The origin's own tests check its answers against the contract.
  return { status: answer.status, body: (text ? JSON.parse(text) : undefined) as T };
}

/** The id of the viewer or agent that a token is for. */
export function idIn(token: string): string {
  const [, payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')).id;
}

/** An agent of every seeded realm. */
export const agent = { id: 'agent@example.com', secret: viewer.secret };

/** Does what an agent's tool does: signs the agent in, and gets a token to see the site as the viewer. */
export async function impersonationToken(realm: string, id: string): Promise<string> {
  const login = await callOrigin<{ authorisationToken: string }>(realm, '/login', { body: agent });
  const permit = await callOrigin<{ token: string }>(realm, '/agent/impersonation', {
    token: login.body.authorisationToken,
    body: { id },
  });
  if (permit.status !== 201) throw new Error(`No permit: ${JSON.stringify(permit.body)}`);
  return permit.body.token;
}
