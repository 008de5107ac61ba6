import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { text } from './Text.styles';

export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'color'> {
  /** The element; `p` by default. */
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'small' | 'strong' | 'time';
  /** That of the text around it when left out; `medium` is 1 rem. */
  size?: 'small' | 'medium' | 'large';
  /** `plain` by default; `muted` for what is secondary, the others for what they say. */
  tone?: 'plain' | 'muted' | 'accent' | 'danger' | 'success';
  /** That of the text around it when left out. */
  weight?: 'regular' | 'medium' | 'bold';
  /** Keeps lines to a readable 65 characters. */
  measure?: boolean;
  /** Figures of equal width, for times, prices and records. */
  tabular?: boolean;
  /** Only for `as="time"`. */
  dateTime?: string;
  children: ReactNode;
}

/** Running text, in one of the realm's sizes and tones. */
export function Text({
  as: Element = 'p',
  size,
  tone = 'plain',
  weight,
  measure,
  tabular,
  className,
  ...rest
}: TextProps) {
  return (
    <Element
      {...rest}
      className={classNames(text({ size, tone, weight, measure, tabular }).className, className)}
    />
  );
}
