import { createHmac } from 'node:crypto';
import type { FacebookSettings } from '../../../counterparts/vendors/settings';
import { type AskingTools, askJson, textOf } from '../asking';
import { faults } from '../faults';
import type { Subject } from '../viewers/viewers';

/** The version that the specification names (spec 1 §9). */
const version = 'v10.0';

/** Exchanges codes of Facebook's. A code works once, for the app that it was given to. */
export function createFacebook(
  { appId, appSecret, graphUri }: FacebookSettings,
  tools: AskingTools,
) {
  const address = (path: string, query: Record<string, string>) =>
    `${graphUri}/${version}/${path}?${new URLSearchParams(query)}`;

  return async (code: string): Promise<Subject> => {
    const exchanged = await askJson(
      tools,
      address('oauth/access_token', {
        client_id: appId,
        client_secret: appSecret,
        // The script asked without an address to come back to, so there is none here either.
        redirect_uri: '',
        code,
      }),
    );
    const token = textOf(exchanged.body.access_token);
    if (!token) throw faults.codeRefused();
    const { body } = await askJson(
      tools,
      address('me', {
        fields: 'id,email',
        access_token: token,
        appsecret_proof: createHmac('sha256', appSecret).update(token).digest('hex'),
      }),
    );
    const id = textOf(body.id);
    if (!id) throw faults.identityRefused();
    // Facebook gives an address only when it has been confirmed.
    const email = textOf(body.email);
    return { id, ...(email ? { email } : {}) };
  };
}
