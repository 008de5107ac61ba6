import type { BrandInputs, ThemeNote } from '@marquee/theme';

export interface Picture {
  src: string;
  width: number;
  height: number;
  tone?: string;
}

/** A realm dressed for one scheme. */
export interface Suit {
  /** What the realm says, but for a surface that does not belong to this scheme. */
  inputs: BrandInputs;
  css: string;
  /** Brand colours that had to move. */
  notes: ThemeNote[];
}

/** What the workshop knows of a sample realm; read from its `realm.json` while the workshop is built. */
export interface WorkshopRealm {
  id: string;
  name: string;
  fullName: string;
  languages: string[];
  badgeStyle: 'code' | 'name' | 'flag';
  logo: Picture;
  /** In its place at the theme bench, from a file. */
  droppedLogo?: Picture | undefined;
  icon: Picture;
  background: Picture;
  inputs: BrandInputs;
  /** For `<html>`: the switches that house styles hang on. */
  attributes: Record<string, string>;
  /** As the realm asks for it, and made to be light or dark. */
  own: Suit;
  light: Suit;
  dark: Suit;
}
