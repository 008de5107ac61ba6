import { bearerOf } from '../caller';
import type { Handler } from '../contract/register';
import type { FieldValues } from '../database/schema';
import type { Services } from '../services';
import { createOwnViewer } from './own-viewer';
import { callerPlace } from './visit';

/** What is known of a viewer; decided in the contract. An agent may see it, and mend it when they mean to. */
export function userDetailRoutes(services: Services) {
  const { accounts, consents } = services;
  const ownViewer = createOwnViewer(services);

  return {
    async userDetails(request) {
      return accounts.details(await ownViewer(request, { agentsToo: true }));
    },

    async saveUserDetails(request) {
      const { fields } = request.body as { fields: FieldValues };
      const viewer = await ownViewer(request, { agentsToo: true });
      const { country } = callerPlace(services, request);
      // What is missing is asked for before the terms. An agent mends details, and accepts nothing for the viewer.
      const complete = accounts.details(viewer).missing.length === 0;
      if (complete && !bearerOf(request).par) await consents.check(viewer, 'signup');
      return accounts.saveFields(viewer, fields, country);
    },
  } satisfies Record<string, Handler>;
}
