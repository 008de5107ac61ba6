import type { SourceFile } from './repository-files';

const LIVE = /(?:<|%3C)(?:\w+:)?(text|tspan|textPath|foreignObject)\b/gi;

/**
 * Finds text in drawings that is not outlines: each machine would draw it with another font. One sentence for each
 * place.
 */
export const liveTexts = (files: readonly SourceFile[]): string[] =>
  files.flatMap(({ file, text }) =>
    [...text.matchAll(LIVE)].map(({ index, 1: element }) => {
      const line = text.slice(0, index).split('\n').length;
      return `${file}:${line}: <${element}> is drawn with whatever font there is: turn it into outlines (paths).`;
    }),
  );
