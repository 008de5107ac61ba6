/** The used part of the package, by its file for browsers: Node has a module of the bare name. */
declare module 'punycode/punycode.es6.js' {
  export function toUnicode(text: string): string;
}
