import { Countdown, type CountdownUnit } from '@marquee/design-system';
import { createOriginClock, OriginError, tabName } from '@marquee/origin-client';
import { stream } from '@marquee/origin-client/calls';
import { useLabels, useSite, type WatchTitle } from '@marquee/renderer';
import { spreadDelay } from '@marquee/titles';
import { useEffect, useEffectEvent, useState } from 'react';

/** A page that is still told that the event has not begun looks again after so many ms, and a while more. */
const AGAIN_MS = 5000;

interface StartCountdownProps {
  title: WatchTitle;
  /** The start, in RFC 3339. */
  at: string;
  /** Called some seconds after the start, and again for as long as the countdown is shown. */
  onBegun: () => void;
}

/** Counts down to the start of an event by the origin's clock. */
export function StartCountdown({ title, at, onBegun }: StartCountdownProps) {
  const t = useLabels();
  const { locale } = useSite();
  const now = useOriginNow(title.id);
  const [begun, setBegun] = useState<string | null>(null);
  // An event that is moved has not begun.
  const hasBegun = begun === at;
  const tell = useEffectEvent(onBegun);
  useEffect(() => {
    if (!hasBegun) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      tell();
      timer = setTimeout(look, AGAIN_MS + spreadDelay());
    };
    timer = setTimeout(look, spreadDelay());
    return () => clearTimeout(timer);
  }, [hasBegun]);
  const unit = (name: CountdownUnit, value: number) => t(`player.unit.${name}`, { count: value });
  return (
    <Countdown
      key={now === null ? 'device' : 'origin'}
      to={at}
      size="large"
      locale={locale}
      label={t('player.starts.in', { title: title.name })}
      unitLabel={unit}
      now={now ?? Date.now}
      // The device's clock alone may be an hour ahead.
      onEnd={now === null ? undefined : () => setBegun(at)}
    />
  );
}

const asOfOf = (error: OriginError): string | null => {
  const { asOf } = error.details;
  return typeof asOf === 'string' ? asOf : null;
};

/** The origin's clock, which its answer tells; null until then. The device's where the origin tells none. */
function useOriginNow(id: string): (() => number) | null {
  const { origin } = useSite();
  const [now, setNow] = useState<(() => number) | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const call = { params: { kind: 'live', id }, query: { tab: tabName() }, signal } as const;
    origin
      .call(stream, call)
      .then(
        ({ asOf }) => asOf,
        (error: unknown) => {
          if (!(error instanceof OriginError)) throw error;
          return asOfOf(error);
        },
      )
      .then((asOf) => {
        if (signal.aborted) return;
        const clock = createOriginClock();
        // As if it had answered just now: a countdown may end late, never before the start.
        const heardAt = Date.now();
        if (asOf) clock.hear({ asOf: Date.parse(asOf), sentAt: heardAt, receivedAt: heardAt });
        setNow(() => clock.now);
      });
    return () => controller.abort();
  }, [origin, id]);
  return now;
}
