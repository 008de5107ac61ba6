import { Button, type ButtonProps } from '@marquee/design-system';
import { useEffectEvent, useLayoutEffect } from 'react';
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

/**
 * The button after what could not be loaded: another try or, where that changes nothing, the brand's start. Once the connection is back, or
 * another tab has given the session's lock back, it tries again by itself.
 */
export function FailureAction(props: FailureActionProps) {
  const { failure, retry, retrying, retryingLabel, variant } = props;
  const { t, defaultPath, session } = useSite();
  const asks = wayOn(failure) === 'retry';
  const onReturn = useEffectEvent(() => {
    if (asks && !retrying) retry();
  });
  // Before the failure is painted: a connection that comes back at this moment must not be missed.
  useLayoutEffect(() => {
    const ask = () => onReturn();
    window.addEventListener('online', ask);
    const ignore = session.onReturn(ask);
    return () => {
      window.removeEventListener('online', ask);
      ignore();
    };
  }, [session]);
  if (!asks) {
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
