import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../class-names';
import * as styles from './PlayerButton.styles';

export interface PlayerButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  /** The name for assistive technology, also the tooltip. It stays the same in every state. */
  label: string;
  /** The icon, e.g. `<CaptionsIcon />`. */
  icon: ReactNode;
  /** A number inside a round icon, in the viewer's digits, e.g. "10". */
  mark?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A button of the player's bar. With `aria-pressed` it has a line under its icon while it is on, with `aria-busy` a faint one. */
export function PlayerButton({ label, icon, mark, className, ...rest }: PlayerButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(styles.playerButton().className, className)}
    >
      {icon}
      {mark && (
        <span aria-hidden="true" className={styles.mark().className}>
          {mark}
        </span>
      )}
    </button>
  );
}
