import type { ReactNode, Ref } from 'react';
import * as styles from './SettingRow.styles';

export interface SettingRowProps {
  /** Decoration before the name, e.g. `<LockIcon />`. */
  icon?: ReactNode;
  /** What it is, e.g. a device's name. */
  name: ReactNode;
  /** Quiet facts below the name, e.g. when it was last used; each has a line's place of its own. */
  facts?: readonly string[];
  /** What can be done with it: small buttons. Below the rest where the row is narrow. */
  actions?: ReactNode;
  /** With it the row can be given the focus, e.g. as the first of those that have just come. */
  ref?: Ref<HTMLLIElement> | undefined;
}

/** One thing of the viewer's, such as a device or a key, with what can be done with it: an entry of a list. */
export function SettingRow({ icon, name, facts = [], actions, ref }: SettingRowProps) {
  return (
    <li
      className={styles.row().className}
      data-ui="setting"
      ref={ref}
      tabIndex={ref ? -1 : undefined}
    >
      {icon && <span className={styles.mark().className}>{icon}</span>}
      <div className={styles.what().className}>
        <span className={styles.title().className}>{name}</span>
        {facts.map((fact) => (
          <span key={fact} className={styles.fact().className}>
            {fact}
          </span>
        ))}
      </div>
      {actions && <div className={styles.deeds().className}>{actions}</div>}
    </li>
  );
}
