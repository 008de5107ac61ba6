import type { ReactNode } from 'react';

/** The texts around a control. */
export interface FieldTexts {
  /** The label, also the control's name, e.g. "Email". */
  label: ReactNode;
  /** Help that stays visible, e.g. "At least 10 characters." */
  hint?: ReactNode;
  /**
   * What is wrong and how to correct it; shown with an icon, announced, and tied to the control.
   */
  error?: ReactNode;
  /** Whether the label has an asterisk; the control's `required` tells assistive technology. */
  required?: boolean;
  /** Small text after the label of an optional field, e.g. "(optional)". */
  optional?: ReactNode;
  /** Hides the label from view; assistive technology still reads it. */
  labelHidden?: boolean;
}
