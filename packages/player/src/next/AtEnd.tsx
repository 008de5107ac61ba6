import { Button, ReplayIcon } from '@marquee/design-system';
import { useLabels } from '@marquee/renderer';
import { NextFailure } from './NextFailure';
import type { Next, NextFailed } from './next';

interface AtEndProps {
  next: Next | null;
  failed: NextFailed | null;
  onAgain: () => void;
}

/** What the player shows at the end of a title: the next one, or this one again. */
export function AtEnd({ next, failed, onAgain }: AtEndProps) {
  const t = useLabels();
  if (failed) return <NextFailure failed={failed} />;
  if (next && next.up.is !== 'none') {
    const { Screen } = next.title;
    return <Screen next={next} onAgain={onAgain} />;
  }
  return (
    <Button size="large" startIcon={<ReplayIcon />} onClick={onAgain}>
      {t('player.again')}
    </Button>
  );
}
