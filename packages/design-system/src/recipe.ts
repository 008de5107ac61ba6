/**
 * Hashes of a style's variants, by variant, then by value. A value without rules of its own has no
 * hash.
 */
export type VariantHashes = Record<string, Record<string, string>>;

type Props = Record<string, unknown>;

/**
 * Replaces a compiled `css({ … })` in the browser: gives the same class names as the style engine
 * on the server, without the engine and without the rules, which are in the site's style sheet. The
 * engine names a variant's class after its base, a hash, the variant and the value, so only the
 * hash has to be kept.
 */
export function recipe(
  base: string,
  variants: VariantHashes = {},
  defaults: Record<string, string> = {},
) {
  return (props: Props = {}): { className: string } => {
    let className = base;
    for (const name in variants) {
      const value = String(props[name] ?? defaults[name]);
      const hash = variants[name]?.[value];
      if (hash) className += ` ${base}-${hash}-${name}-${value}`;
    }
    return { className };
  };
}
