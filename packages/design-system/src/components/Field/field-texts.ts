import type { ReactNode } from 'react';

/** What the frame of a control says around it. */
export interface FieldTexts {
  /** Names the control, e.g. "Email". */
  label: ReactNode;
  /** Help that stays in sight, e.g. "At least 10 characters." */
  hint?: ReactNode;
  /** What is wrong and how to mend it; shown with an icon, announced, and tied to the control. */
  error?: ReactNode;
  /** Marks the label with an asterisk; the word for assistive technology comes from the control's `required`. */
  required?: boolean;
  /** Written small after the label of a field that may stay empty, e.g. "(optional)". */
  optional?: ReactNode;
  /** Keeps the label for assistive technology alone. */
  labelHidden?: boolean;
}
