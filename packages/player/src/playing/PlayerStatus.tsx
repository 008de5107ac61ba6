import { VisuallyHidden } from '@marquee/design-system';
import { durationInWords, formatDuration } from '@marquee/i18n';
import { useLabels, useSite } from '@marquee/renderer';
import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  HEARD_NOTHING,
  isTold,
  newsWords,
  type StatusReading,
  statusNews,
  type TellingControl,
} from '../rules/status-news';
import type { ShownView } from './shown-view';

interface PlayerStatusProps {
  frame: RefObject<HTMLElement | null>;
  view: ShownView;
}

/** Tells a viewer who hears the player what happens in it, unless the control that has the focus tells it. */
export function PlayerStatus({ frame, view }: PlayerStatusProps) {
  const t = useLabels();
  const { locale } = useSite();
  const heard = useRef(HEARD_NOTHING);
  const [text, setText] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const reading = readingOf(view);
    const look = () => {
      // The device's clock: by it the beginning of a wait was noted.
      const { news, changesIn, ...now } = statusNews(heard.current, reading, Date.now());
      heard.current = now.heard;
      if (news) {
        const words = newsWords(news, reading, {
          length: (seconds) => durationInWords(seconds, locale),
          place: (seconds) => formatDuration(seconds, locale),
        });
        // What the control tells takes the place of what was said before, too.
        setText(isTold(news, tellingControl(frame.current)) ? '' : t(words.key, words.values));
      }
      if (changesIn !== null) timer = setTimeout(look, changesIn);
    };
    look();
    return () => clearTimeout(timer);
  }, [view, frame, t, locale]);
  return (
    <VisuallyHidden as="div" role="status">
      {text}
    </VisuallyHidden>
  );
}

function readingOf({
  playback,
  position,
  liveness,
  behind,
  stream,
  tracks,
  gap,
}: ShownView): StatusReading {
  const text = stream?.text.find(({ id }) => id === tracks.text);
  const isRead = text !== undefined && text.kind !== 'forced';
  const { status } = playback;
  return { status, position, liveness, behind, captions: isRead ? text.name : null, gap };
}

/** Where the controls are that tell what they change. */
const TELLING: readonly [TellingControl, string][] = [
  ['play', '[data-ui="player-play"]'],
  ['position', '[data-ui="seek-bar"] input'],
  ['lamp', '[data-ui="live-lamp"]'],
  ['captions', 'input[type="radio"]'],
];

/** The control inside of the player that has the focus and tells what it changes; null for any other. */
function tellingControl(frame: HTMLElement | null): TellingControl | null {
  const focused = frame?.querySelector(':focus');
  const [control = null] = TELLING.find(([, place]) => focused?.matches(place)) ?? [];
  return control;
}
