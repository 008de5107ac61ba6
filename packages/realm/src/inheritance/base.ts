import type { Finding } from '../findings/finding';
import type { AssetFile } from '../pictures/assets';
import type { Layer } from './layer';

/** A file that a realm extends. Its pictures are found in its own folder. */
export interface Base {
  layer: Layer;
  /** Pointer to the entry of the realm's own `extends` that led here. */
  through: string;
  /** The name of the base in `extends`. */
  name: string;
  assets: ReadonlyMap<string, AssetFile>;
  /** Findings of the base by itself. They are reported there, and not again in every realm that extends it. */
  findings: readonly Finding[];
}
