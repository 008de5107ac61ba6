/** A picture in the realm's folder, measured, with the public path at which it will be served. */
export interface UsableAsset {
  src: string;
  width: number;
  height: number;
  /** The size of the file, where it is known. */
  bytes?: number;
  tone?: string;
  /** The colours of an SVG that touch the page, as `#rrggbb`; undefined when they are unknown. */
  inks?: readonly string[] | undefined;
}

/** A file that no page could show. */
export interface UnusableAsset {
  /** Why, as the end of a sentence: "is not a picture". */
  problem: string;
  /** The ending that the file's name should have, where nothing else is wrong: `.jpg`. */
  ending?: string;
  /** It is an SVG that holds more than a drawing. */
  unsafe?: true;
}

/** A file under `assets/`, by its path inside the realm's folder. */
export type AssetFile = UsableAsset | UnusableAsset;

export function isUsable(asset: AssetFile): asset is UsableAsset {
  return 'src' in asset;
}
