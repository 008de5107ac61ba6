import { adobeLinkState } from '@marquee/origin-client/calls';
import { type AuthProvider, vendorAddress } from '@marquee/realm';
import { invariant, useSite } from '@marquee/renderer';
import { useMemo } from 'react';
import type { ConfiguredProvider } from '../providers/provider';
import { readSignInQuery } from '../rules/sign-in-query';
import { arrangeTvProviders } from '../rules/tv-providers';
import { passService } from './pass-service';
import { type PendingTv, pendingTv } from './pending-tv';
import { registrationsOf } from './registrations';
import { returnAddress } from './return-address';
import type { Begun, PrimetimeFlow, TvConfig, TvContext, TvLink } from './tv-steps';

export const NOT_LINKED: TvLink = { linked: false, canUnlink: false };

/** The calls of the providers page to the service and the origin. Each throws an `OriginError`. */
export function useTvService({ provider, config: entry }: ConfiguredProvider) {
  const site = useSite();
  return useMemo(() => {
    const { realm, origin, session, locale } = site;
    const config = tvConfigOf(entry);
    const { requestorId, resourceId } = config;
    const baseUri = vendorAddress(config.baseUri, realm.origin.address);
    const pass = passService(baseUri);
    const context: TvContext = {
      origin,
      register: pass.register,
      registrations: registrationsOf(realm.id, `${baseUri} ${requestorId}`),
    };
    const steps = () => {
      invariant(provider.tv, `The provider "${provider.type}" has no TV steps.`);
      return provider.tv();
    };
    const begin = async (): Promise<Begun> => (await steps()).begin(entry, context);
    const link = (): Promise<TvLink> => origin.call(adobeLinkState, { query: { requestorId } });

    return {
      config,
      pending: pendingTv(realm.id),
      begin,
      signInAddress: pass.signInAddress,
      complete: async (signIn: PendingTv) => (await steps()).complete(signIn, entry, context),
      /** Loads a registration code, the list, and the viewer's link (spec 1 §4). */
      async open(query: string): Promise<{ flow: PrimetimeFlow; link: TvLink }> {
        const [{ code, accessToken }, known, linked] = await Promise.all([
          begin(),
          pass.providersOf(requestorId),
          session.state.status === 'viewer' ? link() : NOT_LINKED,
        ]);
        const { from, licences } = readSignInQuery(query);
        const flow: PrimetimeFlow = {
          requestorId,
          resourceId,
          baseUri,
          code,
          redirectUri: returnAddress(site, config, query),
          providers: arrangeTvProviders(known, config.allowedProviders, locale),
          ...(accessToken ? { accessToken } : {}),
          ...(from ? { from } : {}),
          ...(licences ? { activeLicence: licences } : {}),
        };
        return { flow, link: linked };
      },
    };
  }, [site, provider, entry]);
}

/** @throws {Error} for a provider without such an entry: it is never on the providers page. */
function tvConfigOf(config: AuthProvider): TvConfig {
  invariant('requestorId' in config, `The provider "${config.type}" is no TV provider.`);
  return config;
}
