import { type ReactNode, useId } from 'react';
import { CheckIcon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import * as styles from './Progress.styles';

export interface ProgressProps {
  /** What is running, e.g. "Downloading Okafor v Lindqvist". */
  label: ReactNode;
  /** The share that is done, from 0 to 1. Without it the progress has no known end. */
  value?: number;
  /** The value in words, e.g. "3 of 8" or "40%"; shown, and announced instead of a bare number. */
  valueText?: string;
  /** `bar` by default. */
  shape?: 'bar' | 'ring';
  /**
   * `accent` by default; `danger` for one that has stopped, `success` for one that has finished.
   */
  tone?: 'accent' | 'success' | 'danger';
  /**
   * Whether the label is hidden from view; assistive technology still reads it. `false` by default.
   */
  labelHidden?: boolean;
}

/** Limits a value to [0, 1]. */
const share = (value: number) => Math.min(1, Math.max(0, Number.isFinite(value) ? value : 0));

/** The progress of a task, as a bar or a ring, with a text for the task and for the value. */
export function Progress(props: ProgressProps) {
  const { label, value, valueText, shape = 'bar', tone = 'accent', labelHidden } = props;
  const id = useId();
  const known = value !== undefined;
  const done = known ? share(value) : 0;
  const semantics = {
    role: 'progressbar',
    'aria-labelledby': id,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': known ? Math.round(done * 100) : undefined,
    'aria-valuetext': valueText,
  };
  const name = <span id={id}>{label}</span>;
  const named = labelHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name;
  if (shape === 'ring') {
    return (
      <div className={styles.ringRow().className}>
        <div {...semantics} className={styles.ring({ tone }).className}>
          <svg
            viewBox="0 0 36 36"
            aria-hidden="true"
            className={styles.circle({ known }).className}
          >
            <circle cx="18" cy="18" r="16" />
            <circle
              cx="18"
              cy="18"
              r="16"
              pathLength="100"
              strokeDasharray={`${known ? done * 100 : 28} 100`}
            />
          </svg>
          {valueText ? (
            <span className={styles.middle().className}>{valueText}</span>
          ) : (
            tone === 'success' && done === 1 && <CheckIcon className={styles.tick().className} />
          )}
        </div>
        {named}
      </div>
    );
  }
  return (
    <div className={styles.barColumn().className}>
      <div className={styles.words().className}>
        {named}
        {valueText && <span className={styles.amount().className}>{valueText}</span>}
      </div>
      <div {...semantics} className={styles.track({ tone, known }).className}>
        {known ? (
          <svg aria-hidden="true">
            <rect width={`${done * 100}%`} height="100%" />
          </svg>
        ) : (
          <span />
        )}
      </div>
    </div>
  );
}
