import { Button, PlayerMessage } from '@marquee/design-system';
import { useLabels, useLateCode, useLateSlot, useSite, type WatchTitle } from '@marquee/renderer';
import { useLocation } from 'react-router-dom';
import type { PlaybackStore } from '../playback/playback-options';
import { type RefusalAction, refusalView, watchingIn } from '../rules/refusal-view';

const loadScreens = () => import('./Screens');

interface RefusedProps {
  title: WatchTitle;
  code: string;
  details: Readonly<Record<string, unknown>>;
  store: PlaybackStore;
}

/** Why a title does not play, and what leads on: one step at a time, back to this title. */
export function Refused({ title, code, details, store }: RefusedProps) {
  const t = useLabels();
  const view = refusalView(code, details);
  const hasScreens = view.words === 'CONCURRENCY' && watchingIn(details).length > 0;
  // Without its code there is still the button that tries again.
  const Screens = useLateCode(hasScreens && code, loadScreens, () => {});
  const settled = useLateSlot('title.refused', { title, code, details, retry: store.retry });
  return (
    <PlayerMessage
      urgent
      title={t(`player.refused.${view.words}.title`)}
      text={t(`player.refused.${view.words}.text`, view.values)}
      primary={
        // What settles it has the primary action; what leads away comes after it.
        <Action
          title={title}
          action={view.action}
          store={store}
          quiet={settled !== undefined || hasScreens}
        />
      }
    >
      {settled}
      {Screens && <Screens details={details} onStopped={store.retry} />}
    </PlayerMessage>
  );
}

interface ActionProps extends Pick<RefusedProps, 'title' | 'store'> {
  action: RefusalAction;
  quiet: boolean;
}

function Action({ title, action, store, quiet }: ActionProps) {
  const t = useLabels();
  const { path, isLive, defaultPath } = useSite();
  const { pathname, search } = useLocation();
  // From there the viewer goes on into play.
  const from = isLive('interstitial')
    ? path('interstitial', { eventId: title.id })
    : `${pathname}${search}`;
  const variant = quiet ? 'quiet' : 'primary';
  switch (action) {
    case 'signIn':
      return isLive('login') ? (
        <Button variant={variant} href={path('login', {}, { query: { from } })}>
          {t('player.signIn')}
        </Button>
      ) : (
        <Button variant={variant} href={defaultPath}>
          {t('player.browse')}
        </Button>
      );
    case 'retry':
      return (
        <Button size="small" variant={variant} onClick={store.retry}>
          {t('player.retry')}
        </Button>
      );
    case 'leave':
      return (
        <Button variant={variant} href={defaultPath}>
          {t('player.browse')}
        </Button>
      );
  }
}
