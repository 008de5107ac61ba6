/**
 * Writes a name of words with hyphens in camel case: `rich-text` → `richText`.
 * @param {string} name
 */
export const camelCase = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
