import { CodeBoxes, type CodeFieldProps } from '../CodeBoxes/CodeBoxes';

export interface PinFieldProps extends CodeFieldProps {
  /** Number of digits; 4 by default. */
  length?: number;
  /** Draws dots instead of digits, and keeps them from screen readers; true by default. */
  masked?: boolean;
}

/**
 * The parental PIN: boxes for a few digits, masked. Not a password to anyone who keeps those: it protects a viewer's own
 * device from a child, so browsers and password managers are asked neither to save nor to fill it.
 */
export function PinField({ length = 4, masked = true, ...rest }: PinFieldProps) {
  return (
    <CodeBoxes
      autoComplete="off"
      // the words of 1Password, LastPass, Bitwarden for the same: they do not heed autocomplete in a password input
      data-1p-ignore={''}
      data-lpignore={'true'}
      data-bwignore={''}
      {...rest}
      length={length}
      group={length}
      masked={masked}
    />
  );
}
