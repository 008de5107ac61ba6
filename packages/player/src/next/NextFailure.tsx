import { Button, PlayerMessage } from '@marquee/design-system';
import { useLabels } from '@marquee/renderer';
import type { NextFailed } from './next';

/** Tells that a title beside this one did not load, over this one. */
export function NextFailure({ failed }: { failed: NextFailed }) {
  const t = useLabels();
  return (
    <PlayerMessage
      urgent
      look="line"
      title={t(failed.label)}
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
