import { SeekBar } from '@marquee/design-system';
import { durationInWords, formatDuration } from '@marquee/i18n';
import { useLabels, useSite } from '@marquee/renderer';
import type { PlaybackStore } from '../playback/playback-options';
import type { Preview } from '../preview/use-preview';
import { chapterAt } from '../rules/chapter-at';
import { barWords } from '../rules/time-words';
import type { ShownView } from './shown-view';

interface TimeBarProps {
  store: PlaybackStore;
  view: ShownView;
  preview: Preview;
}

/** The bar of time. */
export function TimeBar({ store, view, preview }: TimeBarProps) {
  const t = useLabels();
  const { locale, realm } = useSite();
  const { position, window, liveness, behind } = view;
  const { chapters, thumbnailAt, onNear } = preview;
  const length = (seconds: number) => formatDuration(seconds, locale);
  const isLive = liveness !== null;
  const words = barWords(
    isLive
      ? { of: 'live', isLive: liveness === 'live', behind: behind ?? 0 }
      : {
          of: 'vod',
          position,
          length: window.end,
          chapter: chapterAt(chapters, position)?.label,
        },
    (seconds) => durationInWords(seconds, locale),
  );
  return (
    <SeekBar
      label={t('player.position')}
      start={window.start}
      end={isLive ? window.edge : window.end}
      value={position}
      valueText={t(words.key, words.values)}
      onSeek={store.seek}
      onNear={onNear}
      step={realm.player.skip}
      marks={chapters}
      thumbnailAt={thumbnailAt}
      timeAt={(at) => (isLive ? `−${length(window.edge - at)}` : length(at))}
    />
  );
}
