/** Hashes of a style's variants: by variant, then by value. A value without rules of its own is not there. */
export type VariantHashes = Record<string, Record<string, string>>;

type Props = Record<string, unknown>;

/**
 * Stands for a compiled `css({ … })` in the browser: the same class names as the style engine gives on the server,
 * without the engine and without the rules, which the site's style sheet holds. The engine names a variant's class
 * after its base, a hash, the variant and the value, so the hash is all that has to be kept.
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
