import { CodeBoxes, type CodeFieldProps } from '../CodeBoxes/CodeBoxes';

export interface PinFieldProps extends CodeFieldProps {
  /** Number of digits; 4 by default. */
  length?: number;
  /** Whether dots are shown instead of digits, also hidden from screen readers; true by default. */
  masked?: boolean;
}

/**
 * The parental PIN: boxes for a few digits, masked. It is no password to be stored, since it
 * protects a viewer's own device from a child: browsers and password managers are asked neither to
 * save nor to fill it.
 */
export function PinField({ length = 4, masked = true, ...rest }: PinFieldProps) {
  return (
    <CodeBoxes
      autoComplete="off"
      // the attributes of 1Password, LastPass and Bitwarden for the same, because they ignore
      // autocomplete in a password input
      data-1p-ignore=""
      data-lpignore="true"
      data-bwignore=""
      {...rest}
      length={length}
      group={length}
      masked={masked}
    />
  );
}
