import type { SlotProps } from '@marquee/renderer';
import { StartCountdown } from '../playback/StartCountdown';
import Screens from '../playing/Screens';
import { beforePlaying } from '../rules/before-playing';

/** The time until a title begins, or the screens of which one has to stop. */
export function Contribution({ title, step, details, done }: SlotProps['interstitial.step']) {
  if (step === 'screens') return <Screens details={details} onStopped={done} />;
  const before = beforePlaying(title);
  return step === 'start' && before.is === 'starting' ? (
    <StartCountdown title={title} at={before.at} onBegun={done} />
  ) : null;
}
