import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { companyOf } from '../../../counterparts/tv/companies';
import { requestors } from '../../../counterparts/tv/requestors';
import type { TvCode } from '../../../counterparts/tv/service';
import { bearerOf, callerOf } from '../../../kernel/caller/caller';
import type { Handlers } from '../../../kernel/contract';
import { faults } from '../faults';
import type { Services } from '../services';
import { visitOf } from '../sessions/visit';
import { tvServiceOf } from './tv-service';

/** The time that a slow TV provider takes to say who a viewer is. */
const slowMs = 1500;

/** Sign-in with a TV provider: the origin's part (1 §7). */
export function tvProviderRoutes(services: Services) {
  const { counterparts, viewers, sessions, ownViewer: viewerOf } = services;

  const serviceOf = () => tvServiceOf(counterparts);

  /** The realm of the call as the service knows it, when the call asks about that one. */
  function requestorOf(request: FastifyRequest, requestorId: string) {
    const { realm } = callerOf(request);
    const found = requestors.find((one) => one.realmId === realm.id);
    if (found?.requestorId !== requestorId) throw faults.unknownRequestor();
    return { realm, ...found };
  }

  /** Tokens for the viewer who has signed in with the code, or why there are none. */
  async function settle(
    request: FastifyRequest,
    code: TvCode | undefined,
    { provider }: { provider: string },
  ) {
    const { realm, bearer } = callerOf(request);
    const own = bearer && !bearer.isGuest ? await viewerOf(request) : null;
    const service = serviceOf();
    if (!code) throw faults.tvCodeLate();
    if (code.state === 'declined') throw faults.tvDeclined();
    if (code.state === 'refused') throw faults.tvRefused();
    if (code.state === 'open' || !code.mvpd || !code.account) throw faults.tvNotProved();
    const mood = companyOf(code.mvpd)?.mood;
    if (mood === 'secondTime' && service.isFirstTime(code)) throw faults.tvNotProved();
    if (mood === 'slow') await wait(slowMs);
    const subject = { id: `${code.mvpd}:${code.account}` };
    const viewer = own
      ? await viewers.link(own, provider, subject)
      : await viewers.recognise(realm.id, provider, subject);
    service.spend(code);
    await viewers.noteSignIn(viewer);
    const { tokens } = await sessions.open(realm.id, viewer, {
      visit: visitOf(services, request),
    });
    return tokens;
  }

  return {
    async adobeCode(request) {
      const { requestorId } = request.params as { requestorId: string };
      requestorOf(request, requestorId);
      const { code } = serviceOf().issue(requestorId, bearerOf(request).sid);
      return { code };
    },

    async adobeLink(request) {
      const { requestorId, resourceId } = request.body as {
        requestorId: string;
        resourceId: string;
      };
      const requestor = requestorOf(request, requestorId);
      if (requestor.resourceId !== resourceId) throw faults.tvRefused();
      const code = serviceOf().byOwner(requestorId, bearerOf(request).sid);
      return settle(request, code, requestor);
    },

    async adobeDcrCode(request) {
      const { requestorId, clientId, clientSecret } = request.body as ClientBody;
      requestorOf(request, requestorId);
      const service = serviceOf();
      if (!service.knows(clientId, clientSecret, requestorId)) throw faults.staleRegistration();
      const { code, accessToken } = service.issue(requestorId, clientId);
      return { code, accessToken };
    },

    async adobeDcrToken(request) {
      const { requestorId, clientId, clientSecret, accessToken } = request.body as ClientBody & {
        accessToken: string;
      };
      const requestor = requestorOf(request, requestorId);
      const service = serviceOf();
      if (!service.knows(clientId, clientSecret, requestorId)) throw faults.staleRegistration();
      return settle(request, service.byToken(requestorId, clientId, accessToken), requestor);
    },

    async adobeLinkState(request) {
      const { requestorId } = request.query as { requestorId: string };
      const { provider } = requestorOf(request, requestorId);
      return viewers.linkOf(await viewerOf(request, { agentsToo: true }), provider);
    },

    async adobeUnlink(request, reply) {
      const { requestorId } = request.query as { requestorId: string };
      const { provider } = requestorOf(request, requestorId);
      await viewers.unlink(await viewerOf(request), provider);
      return reply.code(204).send();
    },
  } satisfies Handlers;
}

interface ClientBody {
  requestorId: string;
  clientId: string;
  clientSecret: string;
}
