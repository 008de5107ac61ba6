import type { TestOrigin } from './test-origin';

/** An access token of the realm's agent, who acts as a viewer. */
export async function actingAs(origin: TestOrigin, id: string, realm = 'apex'): Promise<string> {
  const agent = await origin.login('agent@example.com', { realm });
  const permit = await origin.call<{ token: string }>('POST', '/api/v2/agent/impersonation', {
    realm,
    token: agent.body.authorisationToken,
    body: { id },
  });
  const { body } = await origin.call<{ authorisationToken: string }>(
    'POST',
    '/api/v2/impersonate',
    { realm, body: { token: permit.body.token } },
  );
  return body.authorisationToken;
}
