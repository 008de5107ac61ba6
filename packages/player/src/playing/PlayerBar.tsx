import {
  type PlayerAction,
  PlayerControls,
  type PlayerControlsProps,
  type PlayerListOf,
  type PlayerNeighbours,
  type PlayerToggle,
  type SeekMark,
} from '@marquee/design-system';
import { formatDuration, formatNumber } from '@marquee/i18n';
import { useLabels, useSite } from '@marquee/renderer';
import type { PanelName } from '../panels/panel';
import type { PlaybackStore } from '../playback/playback-options';
import { usePreview } from '../preview/use-preview';
import { chapterAt } from '../rules/chapter-at';
import { transcriptsOf } from '../rules/transcripts';
import { controlLabels } from './control-labels';
import type { ShownView } from './shown-view';
import { TimeBar } from './TimeBar';

/** What is on or off; what cannot be here is undefined. */
export type PlayerSwitches = Pick<
  PlayerControlsProps,
  'pictureInPicture' | 'theatre' | 'fullScreen' | 'airPlay' | 'cast'
>;

interface PlayerBarProps {
  store: PlaybackStore;
  view: ShownView;
  shown: boolean;
  switches: PlayerSwitches;
  openPanel: (name: PanelName) => void;
  /** Whether the next title begins by itself; undefined where there is none. */
  advance: PlayerToggle | undefined;
  /** Leads to the titles beside this one. */
  neighbours: PlayerNeighbours;
  /** Whether the title plays on when its page is left. */
  floating: PlayerToggle;
}

const OFF = 'off';

/** The controls of a playback. */
export function PlayerBar(props: PlayerBarProps) {
  const { store, view, shown, switches, openPanel } = props;
  const t = useLabels();
  const { locale, realm } = useSite();
  const { skip, speeds } = realm.player;
  const { stream, tracks, levels, quality, rate, volume, muted, liveness, behind } = view;
  const isLive = liveness !== null;
  const preview = usePreview(stream);
  const percent = formatNumber(Math.round((muted ? 0 : volume) * 100), locale);
  const length = (seconds: number) => formatDuration(seconds, locale);
  const readable = tracks.texts.filter(
    ({ id }) => stream?.text.find((text) => text.id === id)?.kind !== 'forced',
  );
  return (
    <PlayerControls
      labels={controlLabels(t, skip)}
      shown={shown}
      playing={view.playback.wanted}
      onPlay={(playing) => (playing ? store.play() : store.pause())}
      skip={{
        mark: formatNumber(skip, locale),
        onSkip: (direction) => store.seekBy(direction * skip),
      }}
      neighbours={props.neighbours}
      seekBar={<TimeBar store={store} view={view} preview={preview} />}
      time={
        isLive
          ? undefined
          : t('player.timeOf', { at: length(view.position), end: length(view.window.end) })
      }
      live={
        isLive
          ? {
              state: liveness,
              label: t(liveness === 'live' ? 'player.live' : 'player.goLive'),
              detail:
                liveness === 'behind' && behind !== null
                  ? t('player.behind', { time: length(behind) })
                  : undefined,
              onGoLive: store.goLive,
            }
          : undefined
      }
      volume={{
        value: volume,
        valueText: t('player.percent', { value: percent }),
        muted,
        onChange: store.setVolume,
        onMute: store.setMuted,
      }}
      captions={{
        value: readable.find(({ id }) => id === tracks.text)?.id ?? OFF,
        off: OFF,
        choices: [
          { value: OFF, label: t('player.off') },
          ...readable.map(({ id }) => ({ value: id, label: id })),
        ],
        settings: {
          label: t('player.captionsSettings'),
          onSelect: () => openPanel('captions'),
        },
        onChange: (value) => store.choose('text', value === OFF ? null : value),
      }}
      chapters={chaptersOf(preview.chapters, props, length)}
      sound={listOf(tracks.sounds, tracks.sound, (id) => store.choose('sound', id))}
      quality={
        levels.length < 2
          ? undefined
          : {
              value: quality,
              choices: [
                { value: 'auto', label: t('player.auto') },
                ...levels.map(({ id, height }) => ({ value: id, label: `${height}p` })),
              ],
              onChange: store.setQuality,
            }
      }
      speed={
        isLive || speeds.length < 2
          ? undefined
          : {
              value: String(rate),
              choices: speeds.map((speed) => ({
                value: String(speed),
                label:
                  speed === 1
                    ? t('player.normal')
                    : t('player.times', { value: formatNumber(speed, locale) }),
              })),
              onChange: (value) => store.setRate(Number(value)),
            }
      }
      {...switches}
      more={moreActions(props, t)}
    />
  );
}

/** The chapters with the moments at which they begin; undefined where there is no choice. */
function chaptersOf(
  chapters: readonly SeekMark[],
  { store, view }: PlayerBarProps,
  length: (seconds: number) => string,
): PlayerListOf | undefined {
  if (chapters.length < 2) return undefined;
  return {
    value: String(chapterAt(chapters, view.position)?.at),
    choices: chapters.map(({ at, label }) => ({ value: String(at), label, hint: length(at) })),
    onChange: (at) => store.seek(Number(at)),
  };
}

/** A list of tracks; undefined where there is no choice. */
function listOf(
  tracks: readonly { readonly id: string }[],
  value: string | null,
  onChange: (id: string) => void,
): PlayerListOf | undefined {
  if (tracks.length < 2) return undefined;
  return {
    value: value ?? '',
    choices: tracks.map(({ id }) => ({ value: id, label: id })),
    onChange,
  };
}

/** What is pressed seldom. */
function moreActions(
  { store, view, openPanel, advance, floating }: PlayerBarProps,
  t: (key: string) => string,
): PlayerAction[] {
  const actions: PlayerAction[] = [];
  if (view.liveness !== null)
    actions.push({ label: t('player.startOver'), onSelect: store.startOver });
  if (advance) {
    actions.push({
      label: t('player.next.auto'),
      pressed: advance.on,
      onSelect: () => advance.onChange(!advance.on),
    });
  }
  actions.push({
    label: t('player.floating.choice'),
    pressed: floating.on,
    onSelect: () => floating.onChange(!floating.on),
  });
  if (transcriptsOf(view.stream?.text ?? []).length > 0)
    actions.push({ label: t('player.transcript'), onSelect: () => openPanel('transcript') });
  actions.push({ label: t('player.keys'), onSelect: () => openPanel('keys') });
  return actions;
}
