import { CodeBoxes, type CodeFieldProps } from '../CodeBoxes/CodeBoxes';

export interface OneTimeCodeFieldProps extends CodeFieldProps {
  /** Number of digits or letters; 6 by default. */
  length?: number;
  /**
   * For codes of letters: the capitals that a code may have. Small letters are accepted as well.
   */
  letters?: string;
}

/**
 * A code sent by message or shown by an authenticator: typed, pasted with its spaces and dashes, or
 * offered by the phone. Submit it in `onComplete`. `error` disappears from view as soon as the
 * viewer types; clear it when you submit again, so that the same text can be shown again.
 */
export function OneTimeCodeField({ length = 6, ...rest }: OneTimeCodeFieldProps) {
  return (
    <CodeBoxes
      autoComplete="one-time-code"
      enterKeyHint="done"
      {...rest}
      length={length}
      // 123 456, or BCDF GHJK, is easier to read and compare than 123456
      group={length % 2 === 0 && length > 4 ? length / 2 : length}
      masked={false}
    />
  );
}
