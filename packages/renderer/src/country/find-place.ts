import { type OriginClient, OriginError } from '@marquee/origin-client';
import { userDetails } from '@marquee/origin-client/calls';
import { callerCountry } from '../forms/load-countries';
import type { Place } from './place';

/** Finds the country of a viewer's address; for guests, and viewers without an address, the country that the call came from. */
export async function findPlace(origin: OriginClient, viewer: string | undefined): Promise<Place> {
  const address = viewer === undefined ? undefined : await addressCountry(origin);
  return {
    viewer,
    byAddress: address !== undefined,
    country: address ?? (await callerCountry(origin)),
  };
}

/** The country of the viewer's address; undefined also when the origin does not answer: the call's country will do. */
async function addressCountry(origin: OriginClient): Promise<string | undefined> {
  try {
    // `settles`: a menu is no reason to ask the viewer to accept terms.
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
