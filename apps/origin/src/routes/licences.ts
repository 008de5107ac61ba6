import { callerOf } from '../caller';
import type { Handler } from '../contract/register';
import { localFetch } from '../counterparts/local-fetch';
import { faults } from '../faults';
import type { Subject } from '../identity/viewers';
import { partners } from '../seed/clients';
import type { Services } from '../services';
import { signedIn } from './signed-in';

/** Partners who sell licences on pages of their own (1 §7, 2 §2). */
export function licenceRoutes(services: Services) {
  const { counterparts, viewers } = services;

  return {
    async externalToken(request) {
      const { realm } = callerOf(request);
      const { provider } = request.params as { provider: string };
      const partner = partners[realm.id]?.find((one) => one === provider);
      if (!partner || !counterparts) throw faults.unknownClient();
      const { authorisationCode: code } = request.body as { authorisationCode: string };
      const { id, secret } = counterparts.clientOf(partner);
      const answer = await localFetch(`${counterparts.addressOf(partner)}/customer`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ code }).toString(),
        signal: AbortSignal.timeout(10_000),
      }).catch(() => {
        throw faults.providerUnavailable();
      });
      if (answer.status === 400) throw faults.codeRefused();
      if (!answer.ok) throw faults.providerUnavailable();
      const subject = subjectOf(await answer.json());
      return signedIn(
        services,
        request,
        await viewers.recognise(realm.id, `external/${partner}`, subject),
      );
    },
  } satisfies Record<string, Handler>;
}

function subjectOf(answer: unknown): Subject {
  const { customer, email, email_verified: verified } = Object(answer) as Record<string, unknown>;
  if (typeof customer !== 'string' || customer === '') throw faults.providerUnavailable();
  return { id: customer, ...(typeof email === 'string' && verified === true ? { email } : {}) };
}
