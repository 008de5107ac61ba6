import type { FastifyRequest } from 'fastify';
import { callerOf } from '../caller';
import type { Viewer } from '../identity/viewers';
import type { Services } from '../services';

/**
 * Opens a session for a viewer who has proved who they are: the contract's `LoginAnswer`. `providerToken` is what a
 * provider gave us in the viewer's name, to be given back at the end.
 */
export async function signedIn(
  { sessions, viewers }: Services,
  request: FastifyRequest,
  viewer: Viewer,
  options: { providerToken?: string } = {},
) {
  const { realm, locale } = callerOf(request);
  const tokens = await sessions.open(realm.id, viewer, locale, options);
  const firstSignIn = await viewers.noteSignIn(viewer);
  return {
    ...tokens,
    missingInformationStatus: viewer.missingInformation,
    linkedAccounts: viewer.linkedAccounts.map((provider) => ({ provider })),
    firstSignIn,
    ...(viewer.partition === null ? {} : { partition: viewer.partition }),
  };
}
