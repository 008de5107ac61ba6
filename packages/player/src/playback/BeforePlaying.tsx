import { BellIcon, Button, PlayerMessage } from '@marquee/design-system';
import { useLabels, useSite, type WatchTitle } from '@marquee/renderer';
import { EventTime, reminderAddress } from '@marquee/titles';
import { useRevalidator } from 'react-router-dom';
import type { BeforePlaying as Before } from '../rules/before-playing';
import { StartCountdown } from './StartCountdown';

/** What the player's place says of a title that does not play yet, or no more. */
export function BeforePlaying({ title, before }: { title: WatchTitle; before: Before }) {
  const t = useLabels();
  switch (before.is) {
    case 'playable':
      return null;
    case 'starting':
      return <Starting title={title} at={before.at} />;
    case 'over':
      return (
        <PlayerMessage
          title={t('player.over.title')}
          text={
            before.replayFrom === null ? (
              t('player.over.none')
            ) : (
              <>
                {t('player.over.from')}{' '}
                <EventTime
                  title={{ ...title, startsAt: before.replayFrom }}
                  part="full"
                  inSentence
                />
              </>
            )
          }
          quiet={<Browse />}
        />
      );
    default:
      return (
        <PlayerMessage
          title={t(`player.${before.is}.title`)}
          text={t(`player.${before.is}.text`)}
          quiet={<Browse />}
        />
      );
  }
}

/** Leads on from what cannot be watched here. */
function Browse() {
  const t = useLabels();
  const { defaultPath } = useSite();
  return (
    <Button variant="quiet" href={defaultPath}>
      {t('player.browse')}
    </Button>
  );
}

/** Counts down, and looks again once the event begins. */
function Starting({ title, at }: { title: WatchTitle; at: string }) {
  const t = useLabels();
  const site = useSite();
  const { revalidate } = useRevalidator();
  return (
    <PlayerMessage
      title={t('player.starts.title')}
      primary={
        <Button variant="secondary" href={reminderAddress(site, title.id)} startIcon={<BellIcon />}>
          {t('player.remind')}
        </Button>
      }
    >
      <StartCountdown title={title} at={at} onBegun={revalidate} />
    </PlayerMessage>
  );
}
