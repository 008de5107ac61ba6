import { Badge, PlanCard, Skeleton } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import type { ViewerDates } from '../dates/use-dates';
import { hasPrice, LicencePrice } from '../licences/price-words';
import { trialWords } from '../licences/trial-words';
import type { Plan } from '../rules/plans';
import { isForEveryCountry, priceOf } from '../rules/price-of';
import { PlanAction } from './PlanAction';
import type { CarriedOn, Choosing } from './use-choosing';

interface PlanOfferProps extends CarriedOn {
  plan: Plan;
  asOf: string;
  isOwn: boolean;
  isPriced: boolean;
  /** The address names it alone: the viewer chose it before they signed in. */
  isChosen: boolean;
  dates: ViewerDates | null;
  choosing: Choosing;
}

/** One plan with its price in words and the button that chooses it. */
export function PlanOffer(props: PlanOfferProps) {
  const { plan, asOf, isOwn, isPriced, isChosen, dates } = props;
  const site = useSite();
  const { t, text, realm } = site;
  const { licence, standing, marked } = plan;
  const price = priceOf(licence.amounts);
  const trial = isPriced && standing === 'buy' ? trialWords(licence, asOf, site, dates) : undefined;
  // Another country may have another price, and another tax. The end of a licence is a day in the viewer's zone.
  const isShown =
    isOwn ||
    (isPriced &&
      isForEveryCountry(licence.amounts) &&
      licence.purchaseStrategy.type !== 'FIXED_DATE');
  const tax =
    'taxInclusive' in price && price.amount > 0
      ? t(price.taxInclusive ? 'plan.taxIncluded' : 'plan.taxAdded')
      : undefined;
  return (
    <PlanCard
      name={licence.name}
      text={licence.description}
      marked={marked || isChosen}
      badges={
        standing === 'current' ? (
          <Badge kind="neutral">{t('plan.current')}</Badge>
        ) : standing === 'later' ? (
          <Badge kind="neutral">{t('plan.later')}</Badge>
        ) : isChosen ? (
          <Badge kind="new">{t('plan.chosen')}</Badge>
        ) : marked ? (
          <Badge kind="new">{text(realm.commerce?.mark) || t('plan.marked')}</Badge>
        ) : undefined
      }
      price={
        !hasPrice(licence) ? (
          t('plan.partnersPrice')
        ) : isShown ? (
          <LicencePrice licence={licence} dates={dates} />
        ) : (
          // Of the price's size: the browser asks for the viewer's own.
          <Skeleton shape="title" width="half" />
        )
      }
      // Its line is kept free until it is known, so that nothing moves.
      notes={[trial, isOwn || !tax ? tax : '\u00a0'].filter((note) => note !== undefined)}
      features={licence.features}
      featuresLabel={t('plan.features', { plan: licence.name })}
      action={<PlanAction {...props} />}
    />
  );
}
