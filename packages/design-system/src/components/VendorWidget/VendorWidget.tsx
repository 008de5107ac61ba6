import type { ReactNode } from 'react';
import { widget } from './VendorWidget.styles';

export interface VendorWidgetProps {
  /** Names the group for assistive technology, e.g. the vendor's name. */
  label: string;
  /** The place that the vendor's script fills. */
  children: ReactNode;
}

/** Around a form that a vendor's script writes into the page: its fields, buttons and messages look like ours. */
export function VendorWidget({ label, children }: VendorWidgetProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would show, and its form is the vendor's
    <div role="group" aria-label={label} className={widget().className}>
      {children}
    </div>
  );
}
