import type { Labels } from './labels';
import { formatNumber, pluralRules } from './numbers';

/** The values for a text's placeholders. An undefined value counts as missing. */
export type MessageValues = Readonly<Record<string, string | number | undefined>>;

export interface Translator {
  readonly locale: string;
  /** Gives the text of a key with its `{placeholders}` filled in. Never throws: see `createTranslator`. */
  t(key: string, values?: MessageValues): string;
  /** Whether the key (or a plural form of it) has a text. */
  has(key: string): boolean;
}

export interface TranslatorOptions {
  locale: string;
  labels: Labels;
  /**
   * Called once for each key that has no text, or whose text names a missing value. Default: a
   * console warning in development.
   */
  onProblem?: (problem: string) => void;
}

/**
 * Makes a translator for one language. Plural forms are keys with the suffixes `_zero _one _two _few
 * _many _other`; the language's rules choose one by the value `count`. `_zero` may be given for a
 * count of 0 in any language. A key without a text becomes its last segment
 * (`login.forgotPassword` → `Forgot password`).
 */
export function createTranslator({
  locale,
  labels,
  onProblem = warn,
}: TranslatorOptions): Translator {
  const told = new Set<string>();
  const tell = (problem: string) => {
    if (told.has(problem)) return;
    told.add(problem);
    onProblem(problem);
  };
  const textOf = (key: string) => (Object.hasOwn(labels, key) ? labels[key] : undefined);

  const pluralOf = (key: string, count: number) =>
    (count === 0 ? textOf(`${key}_zero`) : undefined) ??
    textOf(`${key}_${pluralRules(locale).select(count)}`) ??
    textOf(`${key}_other`);

  return {
    locale,
    has: (key) => textOf(key) !== undefined || textOf(`${key}_other`) !== undefined,
    t(key, values = {}) {
      const { count } = values;
      const text = (typeof count === 'number' ? pluralOf(key, count) : undefined) ?? textOf(key);
      if (text === undefined) {
        tell(`No label "${key}" in ${locale}.`);
        return readable(key);
      }
      return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
        const value = Object.hasOwn(values, name) ? values[name] : undefined;
        if (value === undefined) {
          tell(`The label "${key}" in ${locale} needs a value for ${placeholder}.`);
          return placeholder;
        }
        return typeof value === 'number' ? formatNumber(value, locale) : value;
      });
    },
  };
}

function readable(key: string): string {
  const words = (key.split('.').at(-1) ?? key)
    .replace(/[-_]+/g, ' ')
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function warn(problem: string) {
  if (process.env.NODE_ENV !== 'production') console.warn(problem);
}
