import { useState } from 'react';
import { ChevronEndIcon } from '../Icon';
import type { ChoiceListProps } from './ChoiceList';
import * as styles from './ChoiceList.styles';

export interface ChoiceProps extends Pick<ChoiceListProps, 'look'> {
  /** The name of the choice. */
  name: string;
  /** The address of its mark. Without one, or when it fails to load, initials are shown. */
  mark?: string;
  /**
   * Whether the mark contains the name, so that the name is not shown beside it; false by default:
   * the mark is decoration.
   */
  wordmark?: boolean;
  /** Called when the viewer chooses it. */
  onClick: () => void;
}

/** One entry of a ChoiceList. */
export function Choice({ name, mark, wordmark = false, look = 'rows', onClick }: ChoiceProps) {
  const [lost, setLost] = useState(false);
  const shown = Boolean(mark) && !lost;
  const alone = shown && wordmark;
  return (
    <button
      type="button"
      className={styles.choice({ look, plate: alone }).className}
      onClick={onClick}
    >
      {(shown || look === 'tiles') && (
        <span
          className={
            styles.mark({ look, on: alone ? 'choice' : shown ? 'plate' : 'tint' }).className
          }
          aria-hidden={alone ? undefined : true}
        >
          {shown ? (
            <img
              src={mark}
              alt={alone ? name : ''}
              decoding="async"
              onError={() => setLost(true)}
            />
          ) : (
            monogram(name)
          )}
        </span>
      )}
      {!alone && <span className={styles.name().className}>{name}</span>}
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
