import { Button, PlayerMessage } from '@marquee/design-system';
import { useLabels } from '@marquee/renderer';
import type { NextFailed } from './use-next';

/** Tells that the next title did not load, over this one. */
export function NextFailure({ failed }: { failed: NextFailed }) {
  const t = useLabels();
  return (
    <PlayerMessage
      urgent
      look="line"
      title={t('player.next.failed')}
      primary={
        <Button size="small" onClick={failed.again}>
          {t('player.retry')}
        </Button>
      }
      quiet={
        <Button size="small" variant="quiet" onClick={failed.cancel}>
          {t('player.next.cancel')}
        </Button>
      }
    />
  );
}
