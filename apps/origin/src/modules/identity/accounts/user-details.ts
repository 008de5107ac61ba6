import { bearerOf } from '../../../kernel/caller/caller';
import type { Handlers } from '../../../kernel/contract';
import type { Services } from '../services';
import type { FieldValues } from '../viewers/tables';

/**
 * The calls for a viewer's details; decided in the contract. An agent may see them, and change them
 * when they mean to.
 */
export function userDetailRoutes(services: Services) {
  const { accounts, consents, ownViewer } = services;

  return {
    async userDetails(request) {
      return accounts.details(await ownViewer(request, { agentsToo: true }));
    },

    async saveUserDetails(request) {
      const given = request.body as { fields: FieldValues; before?: FieldValues };
      const viewer = await ownViewer(request, { agentsToo: true });
      const { country } = services.countries.callerPlace(request);
      // What is missing is asked for before the terms. An agent mends details, and accepts nothing for the viewer.
      const complete = accounts.details(viewer).missing.length === 0;
      if (complete && !bearerOf(request).par) await consents.check(viewer, 'signup');
      return accounts.saveFields(viewer, given, country);
    },
  } satisfies Handlers;
}
