import type { SlotProps } from '@marquee/renderer';
import { useSite } from '@marquee/renderer';
import { PinGate } from '../parental/PinGate';

/** Before a title: the PIN, where it is what is in the way. */
export function Contribution({ step, done }: SlotProps['interstitial.step']) {
  const { t } = useSite();
  return step === 'pin' ? (
    <PinGate hint={t('pin.unlocks')} submitLabel={t('pin.watch')} onDone={done} />
  ) : null;
}
