import { useState } from 'react';
import { PlayerControls, type PlayerControlsProps } from '../components/PlayerControls';
import { SeekBar, type SeekBarProps } from '../components/SeekBar';
import { playerTexts } from './player-texts';

interface SampleControlsProps extends Partial<PlayerControlsProps> {
  globals: Record<string, unknown>;
  /** What differs from a title on demand. */
  seek?: Partial<SeekBarProps>;
}

const digits = (at: number) =>
  `${Math.floor(at / 60)}:${String(Math.floor(at % 60)).padStart(2, '0')}`;

const numbered = (choices: readonly string[]) =>
  choices.map((label, at) => ({ value: String(at), label }));

/** Controls for stories, that remember what is pressed. */
export function SampleControls({ globals, seek, ...rest }: SampleControlsProps) {
  const t = playerTexts(globals);
  const [playing, setPlaying] = useState(true);
  const [at, setAt] = useState(724);
  const [volume, setVolume] = useState({ value: 0.7, muted: false });
  const [on, setOn] = useState<Partial<Record<string, boolean>>>({});
  const [chosen, setChosen] = useState<Partial<Record<string, string>>>({});
  const toggle = (name: string) => ({
    on: on[name] ?? false,
    onChange: (now: boolean) => setOn({ ...on, [name]: now }),
  });
  const list = (name: string, choices: readonly string[], first: string) => ({
    value: chosen[name] ?? first,
    choices: numbered(choices),
    onChange: (to: string) => setChosen({ ...chosen, [name]: to }),
  });
  return (
    <PlayerControls
      labels={t}
      playing={playing}
      onPlay={setPlaying}
      skip={{ mark: t.skipped, onSkip: (way) => setAt(at + way * 10) }}
      neighbours={{ onPrevious: () => undefined, onNext: () => undefined }}
      time={t.time}
      seekBar={
        <SeekBar
          label={t.seek}
          start={0}
          end={5520}
          value={at}
          valueText={t.timeInWords}
          timeAt={digits}
          onSeek={setAt}
          buffered={[{ start: 600, end: 1500 }]}
          marks={t.chapterNames.map((label, place) => ({ at: place * 1100, label }))}
          {...seek}
        />
      }
      volume={{
        ...volume,
        valueText: t.volumeInWords,
        onChange: (value) => setVolume({ value, muted: false }),
        onMute: (muted) => setVolume({ ...volume, muted }),
      }}
      captions={{
        ...list('captions', t.captionsChoices, '1'),
        off: '0',
        settings: { label: t.captionsSettings, onSelect: () => undefined },
      }}
      sound={list('sound', t.soundChoices, '0')}
      quality={list('quality', t.qualityChoices, '0')}
      speed={list('speed', t.speedChoices, '1')}
      pictureInPicture={toggle('pictureInPicture')}
      theatre={toggle('theatre')}
      fullScreen={toggle('fullScreen')}
      cast={toggle('cast')}
      {...rest}
    />
  );
}
