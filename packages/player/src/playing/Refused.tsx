import { Button, PlayerMessage } from '@marquee/design-system';
import { useLabels, useLateCode, useSite, type WatchTitle } from '@marquee/renderer';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PlaybackStore } from '../playback/playback-options';
import { type RefusalAction, refusalView } from '../rules/refusal-view';

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
  const [isLost, setLost] = useState(false);
  const Screens = useLateCode(view.words === 'CONCURRENCY' && code, loadScreens, () =>
    setLost(true),
  );
  const action = isLost ? 'retry' : view.action;
  return (
    <PlayerMessage
      urgent
      title={t(`player.refused.${view.words}.title`)}
      text={t(`player.refused.${view.words}.text`, view.values)}
      primary={action && <Action title={title} action={action} store={store} />}
    >
      {Screens && <Screens details={details} onStopped={store.retry} />}
    </PlayerMessage>
  );
}

interface ActionProps extends Pick<RefusedProps, 'title' | 'store'> {
  action: RefusalAction;
}

function Action({ title, action, store }: ActionProps) {
  const t = useLabels();
  const { path, isLive, defaultPath } = useSite();
  const { pathname, search } = useLocation();
  // From there the viewer goes on into play.
  const from = isLive('interstitial')
    ? path('interstitial', { eventId: title.id })
    : `${pathname}${search}`;
  switch (action) {
    case 'signIn':
      return isLive('login') ? (
        <Button href={path('login', {}, { query: { from } })}>{t('player.signIn')}</Button>
      ) : null;
    case 'retry':
      return (
        <Button size="small" onClick={store.retry}>
          {t('player.retry')}
        </Button>
      );
    case 'leave':
      return <Button href={defaultPath}>{t('player.browse')}</Button>;
  }
}
