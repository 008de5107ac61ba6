import { OriginError } from '@marquee/origin-client';
import { useConfirmAsAgent, useSite } from '@marquee/renderer';
import { useAction, useFailures } from '@marquee/renderer/failures';
import { REGION_REFUSALS } from '@marquee/renderer/region';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Licence } from '../contract';
import { COMMERCE_WORDS } from '../rules/commerce-words';
import { payOutcome } from '../rules/pay-outcome';
import { priceOf } from '../rules/price-of';
import type { StageOutcome } from '../rules/stage-events';
import { putIntoBasket } from './put-into-basket';

/** What the payment page is told in its address. */
export interface CarriedOn {
  /** Where the viewer goes once they have paid. */
  from: string | undefined;
  /** A voucher's code that the address brought. */
  voucher: string | undefined;
}

export type Choosing = ReturnType<typeof useChoosing>;

/** Puts the licence that the viewer chooses into the basket, and leads to the payment page. */
export function useChoosing(on: CarriedOn, tell: (outcome: StageOutcome) => void) {
  const { origin, path, t } = useSite();
  const navigate = useNavigate();
  const confirmAsAgent = useConfirmAsAgent();
  const { outcome, busy, run } = useAction(useFailures(COMMERCE_WORDS));
  const [chosen, setChosen] = useState<Licence | null>(null);
  const [deniedTrial, setDeniedTrial] = useState<Licence | null>(null);
  const [region, setRegion] = useState<string | null>(null);

  const choose = (licence: Licence, acknowledgeNoFreeTrial = false) => {
    setChosen(licence);
    return run(async () => {
      const price = priceOf(licence.amounts);
      const sku = 'sku' in price ? price.sku : '';
      try {
        await confirmAsAgent(t('purchase.agent', { plan: licence.name }), (confirmed) =>
          putIntoBasket(origin, { sku, acknowledgeNoFreeTrial }, confirmed),
        );
      } catch (error) {
        const told = readRefusal(error);
        if (told.is !== 'underWay') tell('failed');
        if (told.is === 'other') throw error;
        if (told.is === 'region') setRegion(told.code);
        if (told.is === 'noTrial') setDeniedTrial(licence);
        if (told.is !== 'underWay') return '';
      }
      setDeniedTrial(null);
      tell('completed');
      await navigate(path('pay', {}, { query: { ...on } }));
      return '';
    });
  };
  return {
    choose,
    /** The licence of the last press. */
    chosen,
    busy,
    outcome,
    /** The licence whose trial the viewer has had: they are asked whether they pay today. */
    deniedTrial,
    keepChoosing: () => setDeniedTrial(null),
    /** Why the viewer may not buy at all. */
    region,
  };
}

type Told = { is: 'region'; code: string } | { is: 'noTrial' | 'underWay' | 'other' };

function readRefusal(error: unknown): Told {
  if (!(error instanceof OriginError)) return { is: 'other' };
  if (Object.hasOwn(REGION_REFUSALS, error.code)) return { is: 'region', code: error.code };
  const { is } = payOutcome(error);
  // The payment page leads on from a basket that is being paid for.
  return { is: is === 'noTrial' || is === 'underWay' ? is : 'other' };
}
