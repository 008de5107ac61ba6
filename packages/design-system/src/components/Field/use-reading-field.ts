import { type ReactNode, useState } from 'react';
import { type FieldOwnProps, useFieldProps } from './use-field';

export interface ReadingFieldTexts {
  /**
   * Shown and announced at the field when characters were typed that it cannot read and left out, e.g. "Digits only." It
   * goes with what is typed next; what was kept is not marked as wrong.
   */
  unreadable?: ReactNode;
}

/** `useFieldProps` of a field that keeps what it can read of a text: `leaveOut` tells whether all of it was read. */
export function useReadingField<Props extends FieldOwnProps>(props: Props, unreadable: ReactNode) {
  const [leftOut, leaveOut] = useState(false);
  const { frame, control } = useFieldProps({
    ...props,
    error: props.error || (leftOut ? unreadable : undefined),
  });
  const invalid = { 'aria-invalid': props.error ? (true as const) : undefined };
  const wiring = { ...frame.wiring, control: { ...frame.wiring.control, ...invalid } };
  return { frame: { ...frame, wiring }, control: { ...control, ...invalid }, leaveOut };
}
