import { sampleLogo } from '@marquee/design-system/samples/pictures';
import { realmOf } from '../workshop/apply-realm';

/** The props of the realm's logo, or of the one that is tried at the theme bench. */
export function sheetLogo(globals: Record<string, unknown>) {
  const { droppedLogo } = realmOf(globals.brand);
  const own = sampleLogo(globals);
  if (!droppedLogo) return own;
  const { src, width, height } = droppedLogo;
  return { ...own, src, width, height };
}
