import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { bearerOf, callerOf } from '../../../kernel/caller/caller';
import type { Handlers } from '../../../kernel/contract';
import { faults } from '../faults';
import type { Services } from '../services';
import { answerOrder } from './answer-order';
import { attachMethodRoutes } from './attach-method';
import { confirmRoutes } from './confirm';
import { type Attempt, attemptOf, earlierOrder, endAttempt } from './idempotency';
import { findOrder, orderView } from './order-view';
import { type Arrangement, basketIdOf, giveUpOrder, placeBasket, readMeans } from './pay';
import { onceMore, type Placed } from './place-order';

/** How often a waiting call looks for a change of its order, in ms. */
const LOOK_MS = 250;

/** The calls that place orders and tell how they stand. */
export function orderRoutes(services: Services) {
  const { database, files, identity, library, sellers, provider, clock, lifetime } = services;
  const { db } = database;

  let stopping = false;
  lifetime.onStop(() => {
    stopping = true;
  });

  const answer = (request: FastifyRequest, viewerId: string, orderId: string) =>
    answerOrder(services, request, viewerId, orderId);

  /** Has an order that was placed paid for (T2), and answers how it stands. */
  async function finish(request: FastifyRequest, attempt: Attempt, placed: Placed) {
    if ('earlier' in placed) return answer(request, attempt.viewerId, placed.earlier);
    try {
      await provider.send(placed.payment);
    } finally {
      await endAttempt(db, attempt, clock());
    }
    return answer(request, attempt.viewerId, placed.order.id);
  }

  /** The answer to a call that is repeated: its order as it is now. */
  async function repeated(request: FastifyRequest, attempt: Attempt) {
    const earlier = await earlierOrder(db, attempt, clock());
    if (earlier === undefined) return undefined;
    const known = await findOrder(db, attempt.viewerId, earlier);
    if (known) await provider.ask(known.payment);
    return answer(request, attempt.viewerId, earlier);
  }

  async function pay(request: FastifyRequest, basketId: string | undefined) {
    const arrangement = request.body as Arrangement;
    const { acknowledgeNoFreeTrial } = request.query as { acknowledgeNoFreeTrial: boolean };
    const viewer = await identity.ownViewer(request);
    const attempt = attemptOf(request, viewer.id, `pay ${basketId ?? ''}`);
    const known = await repeated(request, attempt);
    if (known) return known;
    await sellers.check(request, viewer);
    const { realm } = callerOf(request);
    await library.parental.checkPurchase(
      { viewerId: viewer.id, sid: bearerOf(request).sid },
      files.libraryOf(realm.id),
    );
    if (arrangement.consent)
      await identity.consents.save(viewer, arrangement.consent, callerOf(request).locale);
    await identity.consents.check(viewer, 'purchase');
    if (arrangement.replaces !== undefined)
      await giveUpOrder(services, viewer.id, arrangement.replaces);
    const buying = { viewer, seller: sellers.of(request, viewer), now: clock() };
    const means = await readMeans(services, buying, arrangement.primaryPaymentDetailsAttributes);
    const placed = await onceMore(() =>
      placeBasket(services, request, buying, {
        arrangement,
        attempt,
        means,
        basketId,
        acknowledged: acknowledgeNoFreeTrial,
      }),
    );
    return finish(request, attempt, placed);
  }

  return {
    payOpenBasket: (request) => pay(request, undefined),

    pay(request) {
      const { basketOrProviderId } = request.params as { basketOrProviderId: string };
      return pay(request, basketIdOf(basketOrProviderId));
    },

    async order(request) {
      const { orderId } = request.params as { orderId: string };
      const { seen, wait } = request.query as { seen?: number; wait: number };
      const viewer = await identity.ownViewer(request, { agentsToo: true });
      const first = await findOrder(db, viewer.id, orderId);
      if (!first) throw faults.unknownOrder();
      if (first.order.live) await provider.ask(first.payment);
      const until = Date.now() + wait * 1000;
      let found = await findOrder(db, viewer.id, orderId);
      while (
        found?.order.live &&
        seen !== undefined &&
        found.order.version <= seen &&
        Date.now() < until &&
        !stopping &&
        !request.raw.destroyed
      ) {
        await pause(LOOK_MS);
        found = await findOrder(db, viewer.id, orderId);
      }
      if (!found) throw faults.unknownOrder();
      const forAgent = bearerOf(request).par !== undefined;
      return orderView(found, { locale: callerOf(request).locale, now: clock(), forAgent });
    },

    ...confirmRoutes(services, { repeated, finish }),
    ...attachMethodRoutes(services, { repeated, finish }),
  } satisfies Handlers;
}
