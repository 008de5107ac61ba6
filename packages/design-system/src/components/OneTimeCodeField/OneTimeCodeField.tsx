import { CodeBoxes, type CodeFieldProps } from '../CodeBoxes/CodeBoxes';

export interface OneTimeCodeFieldProps extends CodeFieldProps {
  /** Number of digits or letters; 6 by default. */
  length?: number;
  /** For codes of letters: the capitals that one may have. Small letters are taken as well. */
  letters?: string;
}

/**
 * A code sent by message or shown by an authenticator: typed, pasted with its spaces and dashes, or offered by the phone.
 * `onComplete` is the place to send it. `error` goes for the eye as soon as the viewer types; take it away when you ask
 * again, so that the same words can come back.
 */
export function OneTimeCodeField({ length = 6, ...rest }: OneTimeCodeFieldProps) {
  return (
    <CodeBoxes
      autoComplete="one-time-code"
      enterKeyHint="done"
      {...rest}
      length={length}
      // 123 456, or BCDF GHJK, is read and compared more surely than 123456
      group={length % 2 === 0 && length > 4 ? length / 2 : length}
      masked={false}
    />
  );
}
