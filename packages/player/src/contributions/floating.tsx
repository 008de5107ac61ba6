import type { SlotProps } from '@marquee/renderer';
import { FloatingTitle } from '../floating/FloatingTitle';
import { useFloatingPlayback } from '../floating/floating-playback';

/** What plays on beside the page in view. */
export function Contribution({ isStep }: SlotProps['shell.end']) {
  const playback = useFloatingPlayback();
  return playback && <FloatingTitle key={playback.title.id} playback={playback} isStep={isStep} />;
}
