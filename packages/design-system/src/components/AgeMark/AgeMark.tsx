import { mark } from './AgeMark.styles';

export interface AgeMarkProps {
  /** The age as the mark shows it, e.g. "12" or "12+". */
  children: string;
  /** The mark in words, for assistive technology and as the tooltip, e.g. "From 12 years". */
  label: string;
}

/** The age from which a title is meant to be watched. */
export function AgeMark({ children, label }: AgeMarkProps) {
  return (
    <span className={mark().className} role="img" aria-label={label} title={label}>
      {children}
    </span>
  );
}
