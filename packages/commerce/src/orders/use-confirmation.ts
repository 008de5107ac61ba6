import { vendorAddress } from '@marquee/realm';
import { useSite } from '@marquee/renderer';
import type { Failure } from '@marquee/renderer/failures';
import { useEffect, useRef, useState } from 'react';
import type { Order } from '../contract';
import { loadPaymentProvider } from '../providers/load';
import type { Confirmation } from '../providers/provider';

/** Up to this width the issuer's page is the whole page (5 §6). */
const NARROW = '(max-width: 599.98px)';

/** Does what an order asks for: leads to the bank, or shows the issuer's page in a dialog. Afterwards the order is asked. */
export function useConfirmation(order: Order, ask: () => void) {
  const { realm, locale, t } = useSite();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [elsewhere, setElsewhere] = useState<string | null>(null);
  const [challenge, setChallenge] = useState<((place: HTMLElement) => void) | null>(null);
  const stop = useRef<AbortController>(null);
  // A viewer who leaves the page is not led to the issuer any more.
  useEffect(() => () => stop.current?.abort(), []);

  const show = async (place: HTMLElement | undefined): Promise<void> => {
    const config = realm.commerce?.providers.find(
      ({ type }) => type === order.targetPaymentProvider,
    );
    if (!order.next) return ask();
    if (!config) throw new Error(`The realm has no provider ${order.targetPaymentProvider}.`);
    stop.current = new AbortController();
    const provider = await loadPaymentProvider(config.type);
    const result: Confirmation = await provider.confirm({
      config,
      order,
      place,
      title: t('order.challenge.title'),
      signal: stop.current.signal,
      locale,
      addressOf: (value) => vendorAddress(value, realm.origin.address),
    });
    setChallenge(null);
    if (typeof result !== 'object') return ask();
    // From a dialog that stays empty the viewer is not sent away unasked.
    if (place) setElsewhere(result.redirect);
    else location.assign(result.redirect);
  };

  const tell = (error: unknown) => {
    console.warn('The payment provider’s page did not come.', error);
    setChallenge(null);
    setFailure({ key: 'order.pageLost' });
  };

  return {
    busy,
    failure,
    /** The address of the issuer's page where it does not come in the dialog. */
    elsewhere,
    /** Shows the issuer's page in the element that the dialog has for it. */
    challenge,
    async confirm() {
      setFailure(null);
      setElsewhere(null);
      const { next } = order;
      // A provider's own script has a window of its own.
      const hasPage = next?.type === 'challenge' && next.address !== undefined;
      if (hasPage && !matchMedia(NARROW).matches) {
        setChallenge(() => (place: HTMLElement) => void show(place).catch(tell));
        return;
      }
      setBusy(true);
      await show(undefined)
        .catch(tell)
        .finally(() => setBusy(false));
    },
    close() {
      stop.current?.abort();
      setChallenge(null);
      ask();
    },
  };
}
