/** The part of the package that is used; its file for browsers, because Node has a module of the bare name. */
declare module 'punycode/punycode.es6.js' {
  export function toUnicode(text: string): string;
}
