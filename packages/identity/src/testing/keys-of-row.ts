import { shellLabels } from '@marquee/renderer';
import type { FailureRow } from '@marquee/renderer/failures';

/** The English labels of the shell, with those of the failure table. */
export const englishShell = (await shellLabels.en()).default;

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
