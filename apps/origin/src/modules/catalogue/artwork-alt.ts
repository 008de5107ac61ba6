const patterns: Readonly<Record<string, (name: string) => string>> = {
  en: (name) => `Artwork for ${name}`,
  es: (name) => `Ilustración de ${name}`,
  pt: (name) => `Arte de ${name}`,
  ar: (name) => `عمل فني: ${name}`,
};

/** The alternative text of a title's picture, in the language of the answer. */
export function artworkAlt(name: string, locale: string): string {
  return (patterns[locale.split('-')[0] ?? ''] ?? ((text: string) => text))(name);
}
