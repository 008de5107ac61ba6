import type { ReactNode, Ref } from 'react';
import * as styles from './SettingRow.styles';

export interface SettingRowProps {
  /** An icon before the name, e.g. `<LockIcon />`; it is decoration. */
  icon?: ReactNode;
  /** The name of the thing, e.g. a device's name. */
  name: ReactNode;
  /** Facts in small text below the name, e.g. when it was last used; each has a line of its own. */
  facts?: readonly string[];
  /** Its actions: small buttons. Below the rest where the row is narrow. */
  actions?: ReactNode;
  /** The ref of the row. With it the row can take the focus, e.g. as the first of new rows. */
  ref?: Ref<HTMLLIElement> | undefined;
}

/** A thing of the viewer's, such as a device or a key, with its actions: an entry of a list. */
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
      {actions && <div className={styles.actions().className}>{actions}</div>}
    </li>
  );
}
