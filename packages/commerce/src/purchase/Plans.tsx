import { Heading, InlineMessage, PlanGrid, Stack } from '@marquee/design-system';
import { useSession, useSite } from '@marquee/renderer';
import { FailureMessage } from '@marquee/renderer/failures';
import { RegionDialog } from '@marquee/renderer/region';
import { type ReactNode, useId } from 'react';
import { useStage } from '../analytics/use-stage';
import type { Licence } from '../contract';
import { useDates } from '../dates/use-dates';
import { currentOf } from '../rules/licence-rules';
import type { PlanGroup } from '../rules/plans';
import { statusOfViewer } from '../rules/stage-events';
import { NoTrialDialog } from './NoTrialDialog';
import { PlanOffer } from './PlanOffer';
import { useBasketRefusal } from './use-basket-refusal';
import { useChoosing } from './use-choosing';

interface PlansProps {
  groups: readonly PlanGroup[];
  /** All licences of the brand, also those that are not shown. */
  all: readonly Licence[];
  asOf: string;
  /** The licences are those of this viewer. */
  isOwn: boolean;
  /** Their default prices can be shown: they are this viewer's or the server's, and not another viewer's. */
  isPriced: boolean;
  chosenIds: readonly number[];
  from: string | undefined;
  voucher: string | undefined;
}

/** The plans of each family, and what happens when the viewer chooses one. */
export function Plans({
  groups,
  all,
  asOf,
  isOwn,
  isPriced,
  chosenIds,
  from,
  voucher,
}: PlansProps) {
  const { t } = useSite();
  const { status } = useSession();
  const dates = useDates();
  const hasPlan = currentOf(all) !== undefined;
  const tell = useStage('package_selection', {
    from,
    hasPlan: isOwn ? hasPlan : undefined,
    has: statusOfViewer(all),
  });
  const choosing = useChoosing({ from, voucher }, tell);
  const region = useBasketRefusal(status === 'viewer') ?? choosing.region;
  return (
    <Stack gap={55}>
      {choosing.outcome?.status === 'failed' && (
        <FailureMessage failure={choosing.outcome.failure} />
      )}
      {voucher && <InlineMessage>{t('purchase.voucher', { code: voucher })}</InlineMessage>}
      {groups.map((group) => (
        <PlanFamily key={group.id ?? 'single'} group={group} isOnly={groups.length === 1}>
          {group.plans.map((plan) => (
            <PlanOffer
              key={plan.licence.id}
              plan={plan}
              asOf={asOf}
              isOwn={isOwn}
              isPriced={isPriced}
              isChosen={chosenIds.length === 1 && chosenIds[0] === plan.licence.id}
              dates={dates}
              from={from}
              voucher={voucher}
              choosing={choosing}
            />
          ))}
        </PlanFamily>
      ))}
      {region && <RegionDialog code={region} />}
      <NoTrialDialog choosing={choosing} dates={dates} />
    </Stack>
  );
}

interface PlanFamilyProps {
  group: PlanGroup;
  isOnly: boolean;
  children: ReactNode;
}

/** Licences of which a viewer has one at a time. */
function PlanFamily({ group, isOnly, children }: PlanFamilyProps) {
  const heading = useId();
  const { name } = group;
  if (isOnly || !name) return <PlanGrid>{children}</PlanGrid>;
  return (
    <Stack gap={21} as="section">
      <Heading level={2} id={heading}>
        {name}
      </Heading>
      <PlanGrid labelledBy={heading}>{children}</PlanGrid>
    </Stack>
  );
}
