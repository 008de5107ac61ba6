import { Button, type ButtonProps } from '@marquee/design-system';
import { useSite } from '../site/use-site';
import type { Failure } from './rules/failure-of';
import { wayOn } from './rules/way-on';

interface FailureActionProps {
  failure: Failure;
  retry: () => void;
  retrying?: boolean;
  /** What a screen reader announces while it is loaded again. */
  retryingLabel?: string;
  variant?: ButtonProps['variant'];
}

/** The button after a failure: another try or, where that changes nothing, the brand's start. */
export function FailureAction(props: FailureActionProps) {
  const { failure, retry, retrying, retryingLabel, variant } = props;
  const { t, defaultPath } = useSite();
  if (wayOn(failure) !== 'retry') {
    return (
      <Button href={defaultPath} variant={variant}>
        {t('failure.home')}
      </Button>
    );
  }
  return (
    <Button onClick={retry} loading={retrying} loadingLabel={retryingLabel} variant={variant}>
      {t('failure.retry')}
    </Button>
  );
}
