import { type OriginClient, OriginError } from '@marquee/origin-client';
import { userDetails } from '@marquee/origin-client/calls';
import { callerCountry } from '../forms/load-countries';
import type { Place } from './place';

/** A viewer's place is the country of their address; of guests, and of viewers without an address, where the call came from. */
export async function findPlace(origin: OriginClient, viewer: string | undefined): Promise<Place> {
  const address = viewer === undefined ? undefined : await addressCountry(origin);
  return {
    viewer,
    byAddress: address !== undefined,
    country: address ?? (await callerCountry(origin)),
  };
}

/** Undefined also when the origin does not say: where the viewer is will do. */
async function addressCountry(origin: OriginClient): Promise<string | undefined> {
  try {
    // Nobody is asked to accept terms for the sake of a menu.
    const { fields } = await origin.call(userDetails, {
      settles: true,
    });
    const address = Object.values(fields).find(
      (value) => typeof value === 'object' && value.country,
    );
    return typeof address === 'object' ? address.country : undefined;
  } catch (error) {
    if (error instanceof OriginError) return undefined;
    throw error;
  }
}
