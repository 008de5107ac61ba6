import { type ReactNode, useState } from 'react';
import { type FieldOwnProps, useFieldProps } from './use-field';

export interface ReadingFieldTexts {
  /**
   * Shown and announced when the viewer typed characters that the field cannot read and left out,
   * e.g. "Digits only." It disappears at the next input; the text that was kept is not marked as
   * wrong.
   */
  unreadable?: ReactNode;
}

/**
 * `useFieldProps` for a field that keeps only the readable part of a text: call `leaveOut` with
 * whether characters were left out.
 */
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
