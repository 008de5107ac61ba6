import type { ReactNode } from 'react';
import { widget } from './VendorWidget.styles';

export interface VendorWidgetProps {
  /** The group's name for assistive technology, e.g. the vendor's name. */
  label: string;
  /** The element that the vendor's script fills. */
  children: ReactNode;
}

/**
 * A group around a form that a vendor's script writes into the page: its fields, buttons and
 * messages look like ours.
 */
export function VendorWidget({ label, children }: VendorWidgetProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would show, and its form is the vendor's
    <div role="group" aria-label={label} className={widget().className}>
      {children}
    </div>
  );
}
