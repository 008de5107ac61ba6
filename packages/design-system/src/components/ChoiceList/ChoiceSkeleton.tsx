import { Skeleton } from '../Skeleton';
import { ChoiceList, type ChoiceListProps } from './ChoiceList';
import * as styles from './ChoiceList.styles';

export interface ChoiceSkeletonProps extends Pick<ChoiceListProps, 'look'> {
  /** As the Choices: their marks stand alone. */
  wordmark?: boolean;
  /** As many as are expected. */
  count: number;
}

/** The shape of Choices that are on their way; silent to assistive technology. */
export function ChoiceSkeleton({ look = 'rows', wordmark = false, count }: ChoiceSkeletonProps) {
  return (
    <div aria-hidden="true">
      <ChoiceList look={look}>
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <span key={at} className={styles.waiting({ look }).className}>
            {look === 'tiles' && <span className={styles.emptyMark().className} />}
            {!wordmark && <Skeleton width="half" />}
          </span>
        ))}
      </ChoiceList>
    </div>
  );
}
