import type { FastifyRequest } from 'fastify';
import { localFetch } from '../../../counterparts/local-fetch';
import type { VendorSettings } from '../../../counterparts/vendors/settings';
import type { VendorName } from '../../../counterparts/vendors/vendors';
import { callerOf } from '../../../kernel/caller/caller';
import type { Handlers } from '../../../kernel/contract';
import { isLocalAddress } from '../../../kernel/local-address';
import type { AskingTools } from '../asking';
import { faults } from '../faults';
import type { Services } from '../services';
import { signedIn } from '../sessions/signed-in';
import type { Subject } from '../viewers/viewers';
import { createApple } from './apple';
import { createFacebook } from './facebook';
import { createGigya, type GigyaProof, signatureLifeMs } from './gigya';
import { createGoogle } from './google';

/** Sign-in through vendors' scripts: what a page was given, checked with the vendor (1 §7). */
export function vendorRoutes(services: Services) {
  const { counterparts, viewers, spentProofs, clock } = services;
  const tools: AskingTools = { fetch: localFetch, clock };

  /** Each realm's own client at a vendor, made when it is first needed. */
  function clientAt<Name extends VendorName, Client>(
    name: Name,
    create: (settings: NonNullable<VendorSettings[Name]>, tools: AskingTools) => Client,
  ) {
    const known = new Map<string, Client>();
    return (request: FastifyRequest): Client => {
      const { realm } = callerOf(request);
      const existing = known.get(realm.id);
      if (existing) return existing;
      const settings = counterparts?.vendors.settingsOf(realm.id)[name];
      if (!settings) throw faults.unknownClient();
      const client = create(settings, tools);
      known.set(realm.id, client);
      return client;
    };
  }

  const google = clientAt('google', createGoogle);
  const apple = clientAt('apple', createApple);
  const facebook = clientAt('facebook', createFacebook);
  const gigya = clientAt('gigya', createGigya);

  async function welcome(request: FastifyRequest, provider: VendorName, subject: Subject) {
    const { realm } = callerOf(request);
    return signedIn(services, request, await viewers.recognise(realm.id, provider, subject));
  }

  return {
    async googleLogin(request) {
      const { idToken, nonce } = request.body as { idToken: string; nonce: string };
      const { subject, until } = await google(request)(idToken, nonce);
      // Not with its signature, which can be spelt in many ways.
      await spentProofs.spend(idToken.slice(0, idToken.lastIndexOf('.')), until);
      return welcome(request, 'google', subject);
    },

    async appleLogin(request) {
      const { code, nonce, callbackUri } = request.body as {
        code: string;
        nonce: string;
        callbackUri: string;
      };
      const client = apple(request);
      if (!isLocalAddress(callbackUri)) throw faults.redirectRefused();
      return welcome(request, 'apple', await client(code, nonce, callbackUri));
    },

    async facebookLogin(request) {
      const { code } = request.body as { code: string };
      return welcome(request, 'facebook', await facebook(request)(code));
    },

    async gigyaLogin(request) {
      const proof = request.body as GigyaProof;
      const { uid, signatureTimestamp } = proof;
      const subject = await gigya(request)(proof);
      const until = new Date(Number(signatureTimestamp) * 1000 + signatureLifeMs);
      // What was signed, and not the signature, which can be spelt in many ways.
      await spentProofs.spend(
        `gigya ${callerOf(request).realm.id} ${uid} ${signatureTimestamp}`,
        until,
      );
      return welcome(request, 'gigya', subject);
    },
  } satisfies Handlers;
}
