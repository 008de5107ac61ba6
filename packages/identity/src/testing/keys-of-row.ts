import { shellLabels } from '@marquee/renderer';
import type { FailureRow } from '@marquee/renderer/failures';

/** The words of the shell, the table of failures' among them. */
export const shellWords = (await shellLabels.en()).default;

/** Every label key that a row can lead to by itself. */
export const keysOfRow = ({
  messages,
  codes,
  instead,
  generic,
  unknownKey,
}: FailureRow): string[] =>
  [messages, codes, instead]
    .flatMap((table) => Object.values(table ?? {}))
    .concat([generic, unknownKey].filter((key) => key !== undefined));
