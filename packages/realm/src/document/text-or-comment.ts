/**
 * A text or a comment of JSON, which may hold any character. One without an end reaches to the end of its line, or of the
 * file: looking for the end again behind each of its signs would take a minute for a megabyte of `/*`.
 */
export const TEXT_OR_COMMENT =
  /"(?:[^"\\\r\n]|\\.)*"?|\/\/[^\r\n]*|\/\*[\s\S]*?(?:\*\/|(?![\s\S]))/u;
