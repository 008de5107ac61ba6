import { type SlotProps, useSite } from '@marquee/renderer';
import { PinGate } from '../parental/PinGate';

/** In the checkout: the PIN that a purchase needs. */
export function Contribution({ done }: SlotProps['checkout.pin']) {
  const { t } = useSite();
  return <PinGate hint={t('pin.needed')} submitLabel={t('pin.goOn')} onDone={done} />;
}
