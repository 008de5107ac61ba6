import {
  BufferRing,
  Button,
  NextCard,
  PlayerMessage,
  PlayIcon,
  ReplayIcon,
} from '@marquee/design-system';
import { formatNumber } from '@marquee/i18n';
import { useLabels, useSite } from '@marquee/renderer';
import type { NextScreenProps } from './next';

/** The next title at the end of one: begun in a moment, offered, or asked for. Its code comes with what it shows. */
export function NextScreen({ next, onAgain }: NextScreenProps) {
  const t = useLabels();
  const { locale } = useSite();
  const { title, up, countdown, play, cancel } = next;
  switch (up.is) {
    case 'counting':
      return (
        <NextCard
          label={t('player.next.label')}
          title={title.name}
          image={title.picture}
          secondsLeft={up.seconds}
          seconds={countdown}
          figure={formatNumber(up.seconds, locale)}
          leftText={t('player.next.left', { count: up.seconds })}
          playLabel={t('player.next.play')}
          cancelLabel={t('player.next.cancel')}
          onPlay={play}
          onCancel={cancel}
        />
      );
    case 'offered':
      return (
        <PlayerMessage
          title={title.name}
          text={t('player.next.label')}
          primary={
            <Button startIcon={<PlayIcon />} onClick={play}>
              {t('player.next.play')}
            </Button>
          }
          quiet={
            <Button variant="quiet" startIcon={<ReplayIcon />} onClick={onAgain}>
              {t('player.again')}
            </Button>
          }
        />
      );
    case 'asking':
      return (
        <PlayerMessage
          asks
          title={t('player.stillThere.title')}
          text={t('player.stillThere.text', { title: title.name })}
          primary={<Button onClick={play}>{t('player.stillThere.go')}</Button>}
          quiet={
            <Button variant="quiet" onClick={cancel}>
              {t('player.stillThere.stop')}
            </Button>
          }
        />
      );
    case 'now':
      return <BufferRing label={t('player.waiting')} />;
    case 'none':
      return null;
  }
}
