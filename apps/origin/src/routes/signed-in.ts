import type { FastifyRequest } from 'fastify';
import { callerOf } from '../caller';
import type { Viewer } from '../identity/viewer';
import type { Proved } from '../identity/ways-in';
import type { Services } from '../services';
import { tellOfEnd } from './tell-of-end';
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
  if ('waysEnded' in viewer) tellOfEnd(services, request, viewer);
  const firstSignIn = await viewers.noteSignIn(viewer);
  return {
    ...tokens,
    missingInformationStatus,
    linkedAccounts: viewer.linkedAccounts.map((provider) => ({ provider })),
    firstSignIn,
    ...(viewer.partition === null ? {} : { partition: viewer.partition }),
  };
}
