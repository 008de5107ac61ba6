import { LateSlot } from '@marquee/renderer';

/** The question for the PIN that whoever knows PINs puts before a payment. */
export function PinQuestion({ onDone }: { onDone: () => void }) {
  return <LateSlot name="checkout.pin" props={{ done: onDone }} />;
}
