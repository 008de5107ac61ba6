import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../../kernel/caller/caller';
import type { Services } from '../services';
import { sendWaysEnded } from '../viewers/send-ways-ended';
import type { Viewer } from '../viewers/viewer';
import type { Proved } from '../viewers/ways-in';
import { visitOf } from './visit';

/**
 * Opens a session for a viewer who has proved who they are: the contract's `LoginAnswer`. `providerToken` is what a
 * provider gave us in the viewer's name, to be given back at the end.
 */
export async function signedIn(
  services: Services,
  request: FastifyRequest,
  viewer: Viewer | Proved,
  options: { providerToken?: string } = {},
) {
  const { sessions, viewers } = services;
  const { tokens, missingInformationStatus } = await sessions.open(
    callerOf(request).realm.id,
    viewer,
    { visit: visitOf(services, request), ...options },
  );
  if ('waysEnded' in viewer) sendWaysEnded(services, request, viewer);
  const firstSignIn = await viewers.noteSignIn(viewer);
  return {
    ...tokens,
    missingInformationStatus,
    linkedAccounts: viewer.linkedAccounts.map((provider) => ({ provider })),
    firstSignIn,
    ...(viewer.partition === null ? {} : { partition: viewer.partition }),
  };
}
