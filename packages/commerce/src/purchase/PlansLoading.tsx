import { PlanCard, PlanGrid, Skeleton, VisuallyHidden } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';

/** Three plans that are on their way, in their shape. */
export function PlansLoading() {
  const { t } = useSite();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('purchase.loading')}</VisuallyHidden>
      <div aria-hidden="true">
        <PlanGrid>
          {[1, 2, 3].map((at) => (
            <PlanCard key={at} name={'\u00a0'} price={<Skeleton shape="title" width="half" />} />
          ))}
        </PlanGrid>
      </div>
    </div>
  );
}
