import { BellIcon, BufferRing, Button, PlayerMessage, PlayIcon } from '@marquee/design-system';
import { isOffered, Slot, useSession, useSite } from '@marquee/renderer';
import { failureText } from '@marquee/renderer/failures';
import { reminderAddress, titlePath } from '@marquee/titles';
import { useRevalidator } from 'react-router-dom';
import type { TitlePageView } from '../title/title-page-view';
import { SignInToWatch } from './SignInToWatch';
import type { GateView } from './use-gate';

interface GateMessageProps {
  title: TitlePageView;
  gate: GateView;
}

/** The one thing that is in the way of a title now, and what leads on. */
export function GateMessage({ title, gate }: GateMessageProps) {
  const site = useSite();
  const { t } = site;
  const { status } = useSession();
  const { revalidate } = useRevalidator();
  const { current, reason, isSure, failure, details, asking, again } = gate;
  if (failure) {
    return (
      <PlayerMessage
        urgent
        title={t('gate.failed.title')}
        text={failureText(site, failure)}
        primary={
          <Button onClick={again} loading={asking} loadingLabel={t('gate.checking')}>
            {t('failure.retry')}
          </Button>
        }
      />
    );
  }
  if (!isSure && status === 'viewer') return <BufferRing label={t('gate.checking')} />;
  const done = () => {
    // An event that has begun is another title to the page.
    void revalidate();
    again();
  };
  const step = { title, step: current, details, done };
  const settled = (site.slots.get('interstitial.step') ?? []).some(
    ({ fits, feature }) => isOffered(site.realm, feature, site.place) && fits?.(step),
  );
  // The form for a PIN has the one press that leads on.
  const hasForm = reason === 'pin' && settled;
  return (
    <PlayerMessage
      title={t(`gate.${reason}.title`)}
      text={t(`gate.${reason}.text`)}
      primary={hasForm ? undefined : <WayOn title={title} gate={gate} settled={settled} />}
    >
      <Slot name="interstitial.step" props={step} />
    </PlayerMessage>
  );
}

interface WayOnProps extends GateMessageProps {
  /** Whether a feature settles the step: its button is the first then. */
  settled: boolean;
}

/** The one press that leads on from a step. */
function WayOn({ title, gate: { reason, asking, again }, settled }: WayOnProps) {
  const site = useSite();
  const { t, defaultPath } = site;
  const variant = settled ? 'quiet' : 'primary';
  switch (reason) {
    case 'ready':
      return (
        <Button href={titlePath(title, site)} startIcon={<PlayIcon />}>
          {t('hero.watch')}
        </Button>
      );
    case 'signIn':
      return <SignInToWatch />;
    case 'start':
      return (
        <Button variant="secondary" href={reminderAddress(site, title.id)} startIcon={<BellIcon />}>
          {t('hero.remind')}
        </Button>
      );
    case 'vpn':
    case 'pin':
    case 'screens':
      return (
        <Button
          variant={variant}
          onClick={again}
          loading={asking}
          loadingLabel={t('gate.checking')}
        >
          {t('failure.retry')}
        </Button>
      );
    default:
      return (
        <Button variant={variant} href={defaultPath}>
          {t('gate.browse')}
        </Button>
      );
  }
}
