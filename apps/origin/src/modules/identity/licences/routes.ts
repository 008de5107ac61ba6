import { tokenText } from '@marquee/realm';
import { localFetch } from '../../../counterparts/local-fetch';
import { callerOf } from '../../../kernel/caller/caller';
import type { Handlers } from '../../../kernel/contract';
import { faults } from '../faults';
import type { Services } from '../services';
import { signedIn } from '../sessions/signed-in';
import { customerOf } from './licence-partners';
import { partners } from './partners';

/** Partners who sell licences on pages of their own (1 §7, 2 §2). */
export function licenceRoutes(services: Services) {
  const { counterparts, viewers, clock } = services;

  return {
    async externalToken(request) {
      const { realm } = callerOf(request);
      const { provider } = request.params as { provider: string };
      const partner = partners[realm.id]?.find((one) => one === provider);
      if (!partner || !counterparts) throw faults.unknownClient();
      const { authorisationCode: code } = request.body as { authorisationCode: string };
      const client = {
        address: counterparts.addressOf(partner),
        ...counterparts.clientOf(partner),
      };
      const subject = await customerOf(client, tokenText(code), { fetch: localFetch, clock });
      const viewer = await viewers.recognise(realm.id, `external/${partner}`, subject);
      // The code is the proof of a purchase.
      if (await viewers.isChild(viewer)) throw faults.kidPurchaseDenied();
      return signedIn(services, request, viewer);
    },
  } satisfies Handlers;
}
