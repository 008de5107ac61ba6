import { useMemo } from 'react';
import { coloursOf } from '../../workshop/colours';
import { realmOf, suitOf } from '../../workshop/dress';
import { useGlobals } from '../../workshop/use-globals';

/** The toolbar's realm in the toolbar's scheme, with all its colours. */
export function useSuit() {
  const { brand, scheme } = useGlobals();
  return useMemo(() => {
    const realm = realmOf(brand);
    const suit = suitOf(realm, scheme);
    return { realm, suit, colours: coloursOf(suit) };
  }, [brand, scheme]);
}
