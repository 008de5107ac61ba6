import { Button, ExternalLinkIcon, Text } from '@marquee/design-system';
import { useLikelyViewer, useSession, useSite } from '@marquee/renderer';
import type { Licence } from '../contract';
import type { Plan, Standing } from '../rules/plans';
import type { CarriedOn, Choosing } from './use-choosing';
import { useKeptFocus } from './use-kept-focus';

interface PlanActionProps extends CarriedOn {
  plan: Plan;
  isOwn: boolean;
  isChosen: boolean;
  choosing: Choosing;
}

const WORDS: Readonly<Record<Standing, string>> = {
  buy: 'plan.choose',
  up: 'plan.up',
  same: 'plan.down',
  down: 'plan.down',
  current: 'plan.manage',
  later: 'plan.manage',
};

/** The button that chooses a plan; of the viewer's own plan, the way to where it is managed. */
export function PlanAction(props: PlanActionProps) {
  const { status } = useSession();
  const isLikely = useLikelyViewer();
  const place = useKeptFocus();
  return (
    <div {...place}>
      <Action {...props} isViewer={status === 'viewer'} isLikely={isLikely} />
    </div>
  );
}

interface ActionProps extends PlanActionProps {
  isViewer: boolean;
  /** The session is being read, of a device that was signed in before. */
  isLikely: boolean;
}

function Action(props: ActionProps) {
  const { plan, isOwn, isChosen, from, voucher, choosing, isViewer, isLikely } = props;
  const { t, path, isLive } = useSite();
  const { licence, standing, marked } = plan;
  const name = { plan: licence.name };
  // One primary button in view: the marked plan's, or the one that the viewer chose before.
  const variant = marked || isChosen ? 'primary' : 'secondary';
  if (standing === 'current' || standing === 'later') {
    return isLive('account') ? (
      <Button href={path('account')} variant="quiet" fullWidth>
        {t('plan.manage', name)}
      </Button>
    ) : null;
  }
  const partner = partnerOf(licence);
  if (partner) {
    return (
      <Button href={partner.address} variant={variant} fullWidth endIcon={<ExternalLinkIcon />}>
        {t('plan.external', { partner: partner.name })}
      </Button>
    );
  }
  // What a partner sells has no price here: without the partner's address it cannot be bought.
  if (licence.ctaControl !== 'BUY') return <Text tone="muted">{t('plan.notHere')}</Text>;
  const words = licence.cta || t(WORDS[standing], name);
  // Until the session has been read everybody else is a guest, and without JavaScript they stay one.
  if (!isViewer && !isLikely && isLive('login')) {
    const query = { entryPage: 'purchase', licences: String(licence.id), from, voucher };
    return (
      <Button href={path('login', {}, { query })} variant={variant} fullWidth>
        {words}
      </Button>
    );
  }
  return (
    <Button
      variant={variant}
      fullWidth
      disabled={!isOwn || !isViewer}
      loading={choosing.busy && choosing.chosen?.id === licence.id}
      loadingLabel={t('purchase.choosing')}
      onClick={() => void choosing.choose(licence)}
    >
      {words}
    </Button>
  );
}

const partnerOf = ({ ctaControl, purchaseStrategy }: Licence) =>
  ctaControl === 'EXTERNAL' ? purchaseStrategy.externalAuthProviderDetails : undefined;
