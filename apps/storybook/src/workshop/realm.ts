import type { BrandInputs, ThemeNote } from '@marquee/theme';

export interface Picture {
  src: string;
  width: number;
  height: number;
  tone?: string;
}

/** A realm's theme in one scheme. */
export interface RealmTheme {
  /** The realm's inputs, without a surface that does not belong to this scheme. */
  inputs: BrandInputs;
  css: string;
  /** Brand colours that had to be adjusted. */
  notes: ThemeNote[];
}

/** The workshop's data of a sample realm; read from its `realm.json` when the workshop is built. */
export interface WorkshopRealm {
  id: string;
  name: string;
  fullName: string;
  languages: string[];
  badgeStyle: 'code' | 'name' | 'flag';
  logo: Picture;
  /** A logo from a file that replaces it at the theme bench. */
  droppedLogo?: Picture | undefined;
  icon: Picture;
  background: Picture;
  inputs: BrandInputs;
  /** Attributes for `<html>` that the rules of ornaments depend on. */
  attributes: Record<string, string>;
  /** With the scheme that the realm asks for, and forced to light or dark. */
  own: RealmTheme;
  light: RealmTheme;
  dark: RealmTheme;
}
