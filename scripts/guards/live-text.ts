import type { SourceFile } from './repository-files';

const LIVE = /(?:<|%3C)(?:\w+:)?(text|tspan|textPath|foreignObject)\b/gi;

/**
 * Where a drawing has text that is not outlines: it would be drawn with whatever font a machine has. A sentence for each
 * place.
 */
export const liveTexts = (files: readonly SourceFile[]): string[] =>
  files.flatMap(({ file, text }) =>
    [...text.matchAll(LIVE)].map(({ index, 1: element }) => {
      const line = text.slice(0, index).split('\n').length;
      return `${file}:${line}: <${element}> is drawn with whatever font there is: turn it into outlines (paths).`;
    }),
  );
