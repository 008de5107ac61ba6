import type { SlotProps } from '@marquee/renderer';
import { useSite } from '@marquee/renderer';
import { PinGate } from '../parental/PinGate';

/** In the player's place: a title that asks for the PIN plays after it. */
export function Contribution({ retry }: SlotProps['title.refused']) {
  const { t } = useSite();
  return <PinGate hint={t('pin.unlocks')} submitLabel={t('pin.watch')} onDone={retry} />;
}
