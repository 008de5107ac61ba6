import { useMemo } from 'react';
import { realmOf, realmThemeOf } from '../../workshop/apply-realm';
import { coloursOf } from '../../workshop/colours';
import { useGlobals } from '../../workshop/use-globals';

/** The toolbar's realm in the toolbar's scheme, with all its colours. */
export function useRealmTheme() {
  const { brand, scheme } = useGlobals();
  return useMemo(() => {
    const realm = realmOf(brand);
    const theme = realmThemeOf(realm, scheme);
    return { realm, theme, colours: coloursOf(theme) };
  }, [brand, scheme]);
}
