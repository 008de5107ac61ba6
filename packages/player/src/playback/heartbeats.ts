import { type OriginClient, OriginError } from '@marquee/origin-client';
import { streamHeartbeat } from '@marquee/origin-client/calls';
import { readAnswer, readEach } from '@marquee/origin-client/catalogue';

/** What a screen plays, as a heartbeat says it. */
export interface Playing {
  id: string;
  /** Seconds from the beginning. */
  position: number;
  timeline?: string;
  hidden: boolean;
}

interface HeartbeatOptions {
  origin: Pick<OriginClient, 'call'>;
  lease: string;
  /** Seconds between heartbeats. */
  interval: number;
  playing: () => Playing;
  /** Called once, with the reason, when the origin ends the screen. */
  onStop: (code: string) => void;
}

export interface Heartbeats {
  /** Sends one at once: what is played, or whether it is seen, has changed. */
  beat(): void;
  /** Gives the lease back; also while the page is closed. */
  end(): void;
}

/** Tells the origin at intervals what this screen plays. */
export function startHeartbeats(options: HeartbeatOptions): Heartbeats {
  const { origin, lease, interval, playing, onStop } = options;
  // The origin leaves out a beat that comes after a later one.
  let number = Date.now();
  let isOver = false;

  /** Resolves to the reason for which the origin ends the screen; null where it goes on, or no answer came. */
  async function send(streams: readonly Playing[], isLast: boolean): Promise<string | null> {
    number += 1;
    try {
      const answer = await origin.call(streamHeartbeat, {
        body: { lease, number, streams: [...streams] },
        keepalive: isLast ? true : undefined,
      });
      return readAnswer(() => stopOf(answer.streams));
    } catch (error) {
      if (!(error instanceof OriginError)) throw error;
      // The lease holds for two and a half intervals, so that the next one is in time.
      return null;
    }
  }

  async function beat() {
    const code = await send([playing()], false);
    if (code === null || isOver) return;
    stop();
    onStop(code);
  }

  const timer = setInterval(() => void beat(), interval * 1000);
  function stop() {
    isOver = true;
    clearInterval(timer);
  }

  return {
    beat: () => {
      if (!isOver) void beat();
    },
    end() {
      if (isOver) return;
      stop();
      void send([], true);
    },
  };
}

interface Answered {
  readonly goOn: boolean;
  readonly code?: string;
}

/** The reason of the first stream that the origin ends. Only a plain no ends one: what says nothing of it is a fault. */
function stopOf(streams: readonly Answered[]): string | null {
  const codes = readEach(streams, ({ goOn, code = 'RELEASED' }) => {
    if (typeof goOn !== 'boolean') throw new TypeError('A stream goes on, or does not.');
    return goOn ? null : code;
  });
  return codes.find((code) => code !== null) ?? null;
}
