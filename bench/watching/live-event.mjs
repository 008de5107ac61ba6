import { publicKeyOf } from '../test-servers/public-key.mjs';

export const realm = 'apex';
/** A sample viewer with a licence for everything. */
export const viewer = { id: 'viewer@example.com', secret: 'correct horse 9 battery' };

const LIVE = `query {
  rails(requests: [{ key: "live", source: LIVE, first: 15 }]) { items { edges { node { id } } } }
}`;

/**
 * An event that is live at this hour, as a viewer with a licence gets it: its stream's address, when it began in ms since 1970, and
 * how far behind it a player is meant to be, in seconds.
 * @param {number} originPort
 * @returns {Promise<{ id: string, hls: string, startsAt: number, latency: number }>}
 */
export async function liveEvent(originPort) {
  const publicKey = await publicKeyOf(realm);
  /** @type {(path: string, options?: { body?: unknown, token?: string }) => Promise<Response>} */
  const call = (path, { body, token } = {}) =>
    fetch(`http://localhost:${originPort}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'x-api-key': publicKey,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const { authorisationToken: token } = await (
    await call('/api/v2/login', { body: viewer })
  ).json();
  const { data, errors } = await (await call('/graphql', { body: { query: LIVE } })).json();
  if (errors) throw new Error(JSON.stringify(errors));
  /** @type {{ node: { id: string } }[]} */
  const edges = data.rails[0].items.edges;
  const refusals = [];
  for (const { node } of edges) {
    const answer = await call(`/api/v2/stream/live/${node.id}`, { token });
    const body = await answer.json();
    if (answer.ok) {
      const { hls, live } = body;
      return { id: node.id, hls, startsAt: Date.parse(live.startsAt), latency: live.latency };
    }
    refusals.push(`${node.id}: ${JSON.stringify(body)}`);
  }
  throw new Error(`${realm} has no event on that its viewers may watch. ${refusals.join(', ')}`);
}
