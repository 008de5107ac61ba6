import { PlayerScreens } from '@marquee/design-system';
import { releaseStream } from '@marquee/origin-client/calls';
import { useLabels, useSite } from '@marquee/renderer';
import { FailureMessage, useAction, useFailures } from '@marquee/renderer/failures';
import { useState } from 'react';
import { watchingIn } from '../rules/refusal-view';

interface ScreensProps {
  /** Details of the origin's refusal. */
  details: Readonly<Record<string, unknown>>;
  onStopped: () => void;
}

/** The screens that are in use, each with a button that stops it and leads back into play. */
export default function Screens({ details, onStopped }: ScreensProps) {
  const t = useLabels();
  const { origin } = useSite();
  const [stopping, setStopping] = useState<string>();
  const { outcome, busy, run } = useAction(useFailures());
  const stop = (lease: string) => {
    if (busy) return;
    setStopping(lease);
    void run(async () => {
      await origin.call(releaseStream, { params: { lease } });
      onStopped();
      return '';
    });
  };
  return (
    <>
      <PlayerScreens
        label={t('player.screens')}
        stopLabel={t('player.stopThere')}
        screens={watchingIn(details).map(({ lease, device, title }) => ({
          id: lease,
          name: device || t('player.unknownDevice'),
          facts: title,
          stopping: busy && lease === stopping,
        }))}
        onStop={stop}
      />
      {outcome?.status === 'failed' && (
        <FailureMessage key={outcome.count} failure={outcome.failure} />
      )}
    </>
  );
}
