import { useState } from 'react';
import { ChevronEndIcon } from '../Icon';
import type { ChoiceListProps } from './ChoiceList';
import * as styles from './ChoiceList.styles';

export interface ChoiceProps extends Pick<ChoiceListProps, 'look'> {
  /** What is chosen. */
  name: string;
  /** The address of its mark, which is decoration. The first letters of the name without one, or when it does not come. */
  mark?: string;
  /** Called when it is chosen. */
  onClick: () => void;
}

/** One entry of a ChoiceList. */
export function Choice({ name, mark, look = 'rows', onClick }: ChoiceProps) {
  const [lost, setLost] = useState(false);
  const shown = mark && !lost;
  return (
    <button type="button" className={styles.choice({ look }).className} onClick={onClick}>
      {(shown || look === 'tiles') && (
        <span className={styles.mark({ look }).className} aria-hidden="true">
          {shown ? (
            <img src={mark} alt="" decoding="async" onError={() => setLost(true)} />
          ) : (
            monogram(name)
          )}
        </span>
      )}
      <span className={styles.name().className}>{name}</span>
      {look === 'rows' && (
        <span className={styles.chevron().className}>
          <ChevronEndIcon />
        </span>
      )}
    </button>
  );
}

/** The first letters of up to two words. */
const monogram = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('');
