import { callerOf } from '../../../kernel/caller/caller';
import type { Handlers } from '../../../kernel/contract';
import { faults } from '../faults';
import type { Services } from '../services';
import { signedIn } from '../sessions/signed-in';
import { createFirebaseTokens } from './firebase-tokens';
import { firebaseProjects } from './projects';

/** Sign-in with the tokens of a Firebase project (1 §7). */
export function firebaseRoutes(services: Services) {
  const { options, viewers, clock } = services;
  const tokens = createFirebaseTokens({ clock, emulated: options.firebaseEmulator !== undefined });
  return {
    async firebaseLogin(request) {
      const { realm } = callerOf(request);
      const project = firebaseProjects[realm.id];
      if (!project) throw faults.unknownClient();
      const { firebaseAuthToken } = request.body as { firebaseAuthToken: string };
      const subject = await tokens.verify(project.projectId, firebaseAuthToken);
      return signedIn(services, request, await viewers.recognise(realm.id, 'firebase', subject));
    },
  } satisfies Handlers;
}
