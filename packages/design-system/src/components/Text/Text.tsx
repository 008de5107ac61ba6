import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { text } from './Text.styles';

export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'color'> {
  /** The HTML element; `p` by default. */
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'small' | 'strong' | 'time';
  /** The size; that of the text around it when left out; `medium` is 1 rem. */
  size?: 'small' | 'medium' | 'large';
  /** `plain` by default; `muted` for secondary text, the others for their meaning. */
  tone?: 'plain' | 'muted' | 'accent' | 'danger' | 'success';
  /** The weight; that of the text around it when left out. */
  weight?: 'regular' | 'medium' | 'bold';
  /** Whether lines are limited to a readable 65 characters. */
  measure?: boolean;
  /** Whether digits have equal width, for times, prices and records. */
  tabular?: boolean;
  /** The machine-readable date, only for `as="time"`. */
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
