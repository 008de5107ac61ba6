import { themeAttributes, themeCss } from '@marquee/design-system/theme';
import type { BrandInputs } from '@marquee/theme';
import type { WorkshopRealm } from '../workshop/realm';
import { realmThemesOf } from '../workshop/realm-themes';

/** A font file that the designer dropped in. */
export interface DroppedFace {
  use: 'display' | 'text';
  name: string;
  bytes: ArrayBuffer;
}

/** A logo that the designer dropped in. */
export interface DroppedLogo {
  /** The path that it would have in the realm's folder. */
  path: string;
  /** The picture itself, as a data URL. */
  src: string;
  width: number;
  height: number;
}

/** The look at the bench: a realm with other inputs than its file has. */
export interface Look {
  realm: WorkshopRealm;
  faces: readonly DroppedFace[];
}

export const LOOK = 'theme-bench:look';
export const READY = 'theme-bench:ready';

export interface LookMessage {
  kind: typeof LOOK;
  look: Look;
}

export const isKind = (data: unknown, kind: string): boolean =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === kind;

export const faceName = ({ use, name }: DroppedFace): string => `Bench ${use} ${name}`;

export function lookOf(
  realm: WorkshopRealm,
  inputs: BrandInputs,
  logo: DroppedLogo | undefined,
  faces: readonly DroppedFace[],
): Look {
  const themes = realmThemesOf({ themeAttributes, themeCss }, inputs);
  const own = faces
    .map((face) => `--font-${face.use}:"${faceName(face)}",system-ui,sans-serif`)
    .join(';');
  const fontCss = own ? `:root:root{${own}}` : '';
  return {
    faces,
    realm: {
      ...realm,
      ...themes,
      own: { ...themes.own, css: themes.own.css + fontCss },
      light: { ...themes.light, css: themes.light.css + fontCss },
      dark: { ...themes.dark, css: themes.dark.css + fontCss },
      droppedLogo: logo,
    },
  };
}
