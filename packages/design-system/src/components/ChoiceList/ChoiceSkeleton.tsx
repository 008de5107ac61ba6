import { Skeleton } from '../Skeleton';
import { ChoiceList, type ChoiceListProps } from './ChoiceList';
import * as styles from './ChoiceList.styles';

export interface ChoiceSkeletonProps extends Pick<ChoiceListProps, 'look'> {
  /** Whether the choices will show wordmarks. */
  wordmark?: boolean;
  /** How many choices are expected. */
  count: number;
}

/** Placeholders in the shape of Choices that are loading; hidden from assistive technology. */
export function ChoiceSkeleton({ look = 'rows', wordmark = false, count }: ChoiceSkeletonProps) {
  return (
    <div aria-hidden="true">
      <ChoiceList look={look}>
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all are alike
          <span key={at} className={styles.waiting({ look }).className}>
            {look === 'tiles' && <span className={styles.emptyMark().className} />}
            {!wordmark && <Skeleton width="half" />}
          </span>
        ))}
      </ChoiceList>
    </div>
  );
}
