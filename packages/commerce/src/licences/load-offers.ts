import { licenceFamilies } from '@marquee/origin-client/calls';
import type { LoaderContext } from '@marquee/renderer';
import type { LicenceFamilies } from '../contract';

/** What can be bought, as the server or this viewer's browser was told. */
export interface Offers extends LicenceFamilies {
  /** Whose answer it is: null a guest's. The server's is for all viewers, and its country is not theirs. */
  owner: string | null | 'server';
}

/** Loads what can be bought: on the server for all viewers, in the browser for its own. */
export async function loadOffers({ site, origin, signal }: LoaderContext): Promise<Offers> {
  const { session, environment } = site;
  const answer = await origin.call(licenceFamilies, { signal });
  return {
    ...answer,
    owner: environment === 'server' ? 'server' : (session.state.user?.id ?? null),
  };
}
