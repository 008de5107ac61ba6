/** What a component's style becomes when it is compiled: names instead of rules. */
export interface Recipe {
  base: string;
  /** Class names by variant and value; a value without a rule has none. */
  variants: Record<string, Record<string, string>>;
  defaults: Record<string, string>;
}

type Props = Record<string, unknown>;

/**
 * Stands for a compiled `css({ … })` in the browser: the same class names as the style engine gives on the server,
 * without the engine and without the rules, which the site's style sheet holds.
 */
export function recipe({ base, variants, defaults }: Recipe) {
  return (props: Props = {}): { className: string } => {
    let className = base;
    for (const name in variants) {
      const value = props[name] ?? defaults[name];
      const own = variants[name]?.[String(value)];
      if (own) className += ` ${own}`;
    }
    return { className };
  };
}
