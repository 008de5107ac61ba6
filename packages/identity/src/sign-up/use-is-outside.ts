import { isInside } from '@marquee/realm/territories';
import { useSite } from '@marquee/renderer';
import { useCountries } from '@marquee/renderer/forms';

/**
 * True when the viewer is known to be in a country where the realm opens no accounts (spec 1 §6).
 * Where the country is unknown the origin decides, as it does in any case.
 */
export function useIsOutside(): boolean {
  const { territories } = useSite().realm;
  const { caller } = useCountries(territories !== undefined);
  return caller !== undefined && !isInside(territories, caller);
}
