import type { Hex } from '../paint/colour';
import type { ArtworkKind } from '../request';
import type { Stage } from '../stage/stage';

/** One way of composing a picture in a brand's language. */
export interface Scene<Palette> {
  name: string;
  /** Titles whose words match are drawn this way before any other. */
  about?: RegExp;
  /** Never drawn unless its words are met. */
  needsWords?: boolean;
  /** Absent: every kind. */
  kinds?: readonly ArtworkKind[];
  draw(stage: Stage, palette: Palette): void;
}

export interface Brand<Palette extends { tone: Hex }> {
  palettes: readonly [Palette, ...Palette[]];
  scenes: readonly [Scene<Palette>, ...Scene<Palette>[]];
  /** The share of titles whose words choose the scene; 0.6 where absent. */
  wordy?: number;
  /** The colour that heroes fade to where the page sets their title; absent, nothing fades. */
  calm?(palette: Palette): Hex;
  /** Heroes keep the right third calm instead of the left one: the brand reads from right to left. */
  fromRight?: boolean;
}
