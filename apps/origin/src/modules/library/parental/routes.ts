import { tokenText } from '@marquee/realm';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { bearerOf, callerOf } from '../../../kernel/caller/caller';
import type { Handlers } from '../../../kernel/contract';
import { emailOf, type Viewer, withdrawMailed } from '../../identity';
import { currentProfile } from '../own-profile';
import { isWeakPin } from '../rules/pin';
import type { LibraryServices } from '../services';
import { PIN_RESET } from './email-template';
import { pinFaults } from './faults';
import { type PinRight, storePin } from './store-pin';
import { pins } from './tables';

/** The calls for an account's PIN. An agent may see whether there is one, and no more. */
export function parentalRoutes(services: LibraryServices) {
  const { identity, parental, files, limiter, clock } = services;
  const { db } = services.database;
  const { emails } = services.mail;

  async function stateOf(request: FastifyRequest, { id: viewerId }: Viewer) {
    const { pinLength, pinFromRating, pinAtPurchase } = files.libraryOf(callerOf(request).realm.id);
    const pin = await parental.pinOf(viewerId);
    const until = await parental.provedUntil({ viewerId, sid: bearerOf(request).sid });
    const isLocked = pin?.lockedUntil && pin.lockedUntil > clock();
    return {
      status: pin?.status ?? 'non-restricted',
      isSet: pin !== undefined,
      pinLength: pin?.length ?? pinLength,
      pinFromRating,
      pinAtPurchase,
      lockedUntil: isLocked ? pin.lockedUntil?.toISOString() : undefined,
      provedUntil: until?.toISOString(),
    };
  }

  /** Throws CODE_LATE or CODE_UNKNOWN for a code that is not the account's own. */
  async function checkCode(viewer: Viewer, code: string): Promise<void> {
    const found = await identity.mailedTokens.find('pin', tokenText(code));
    if (found?.viewerId !== viewer.id) throw pinFaults.codeUnknown();
    if (found.expiresAt <= clock()) throw pinFaults.codeLate();
  }

  async function rightOf(
    viewer: Viewer,
    { currentPin, resetCode }: { currentPin?: string; resetCode?: string },
  ): Promise<PinRight> {
    if (resetCode !== undefined) {
      await checkCode(viewer, resetCode);
      return 'code';
    }
    if (await parental.pinOf(viewer.id)) {
      if (currentPin === undefined) throw pinFaults.required();
      await parental.check(viewer.id, currentPin);
      return 'current';
    }
    const { type } = await currentProfile(db, viewer.id);
    if (type === 'child') throw pinFaults.grownUpOnly();
    return 'first';
  }

  return {
    async parentalControl(request) {
      return stateOf(request, await identity.ownViewer(request, { agentsToo: true }));
    },

    async setParentalControl(request) {
      const { pin, status } = request.body as {
        pin: string;
        status: 'restricted' | 'non-restricted';
      };
      const viewer = await identity.ownViewer(request);
      await parental.check(viewer.id, pin);
      await db.update(pins).set({ status }).where(eq(pins.viewerId, viewer.id));
      return stateOf(request, viewer);
    },

    async setPin(request) {
      const { pin, ...by } = request.body as {
        pin: string;
        currentPin?: string;
        resetCode?: string;
      };
      const viewer = await identity.ownViewer(request);
      const { pinLength } = files.libraryOf(callerOf(request).realm.id);
      // An account that has a PIN keeps its length: as `stateOf` tells it.
      const length = (await parental.pinOf(viewer.id))?.length ?? pinLength;
      if (pin.length !== length) throw pinFaults.length(length);
      if (isWeakPin(pin)) throw pinFaults.weak();
      await storePin(db, viewer, { pin, right: await rightOf(viewer, by) });
      return stateOf(request, viewer);
    },

    async verifyPin(request) {
      const { pin } = request.body as { pin: string };
      const viewer = await identity.ownViewer(request);
      await parental.prove({ viewerId: viewer.id, sid: bearerOf(request).sid }, pin);
      return stateOf(request, viewer);
    },

    async resetPin(request, reply) {
      const { redirectUri } = request.body as { redirectUri?: string };
      const viewer = await identity.ownViewer(request);
      const page = emails.pageOf(request, redirectUri, '/confirm-reset');
      const to = emailOf(viewer);
      if (to === null) throw pinFaults.noAddress();
      // Against flooding the viewer's mailbox.
      await limiter.count(request, 'loginOfOneViewer', `pin ${viewer.id}`);
      emails.send(request, PIN_RESET, page, async () => {
        await withdrawMailed(db, 'pin', viewer.id);
        return { to, token: await identity.mailedTokens.issue('pin', viewer.id, to) };
      });
      return reply.code(204).send();
    },
  } satisfies Handlers;
}
