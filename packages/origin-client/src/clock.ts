/** The times of one answer of the origin, in ms since 1970. */
export interface ClockSample {
  /** The origin's clock when it answered. */
  asOf: number;
  /** This device's clock when the call was sent, and when its answer came. */
  sentAt: number;
  receivedAt: number;
}

/** The origin's clock, told by its answers: countdowns and live streams do not trust the device's. */
export interface OriginClock {
  /** In ms since 1970; the device's own clock before the first answer. */
  now(): number;
  hear(sample: ClockSample): void;
  /** Makes a call and hears the clock of its answer, if that has one. */
  timed<Answer extends { asOf?: string }>(call: () => Promise<Answer>): Promise<Answer>;
}

/** So many of the last answers are compared: the quickest one says best what time it is. */
const SAMPLES = 8;

export function createOriginClock(device: () => number = Date.now): OriginClock {
  let samples: readonly { offset: number; trip: number }[] = [];
  let offset = 0;

  function hear({ asOf, sentAt, receivedAt }: ClockSample) {
    const trip = receivedAt - sentAt;
    // The device's clock was set during the call, or the answer has no time.
    if (Number.isNaN(asOf) || trip < 0) return;
    const sample = { offset: asOf - (sentAt + trip / 2), trip };
    samples = [sample, ...samples].slice(0, SAMPLES);
    const best = samples.reduce((a, b) => (b.trip < a.trip ? b : a), sample);
    offset = best.offset;
  }

  return {
    now: () => device() + offset,
    hear,
    async timed(call) {
      const sentAt = device();
      const answer = await call();
      hear({ asOf: Date.parse(answer.asOf ?? ''), sentAt, receivedAt: device() });
      return answer;
    },
  };
}
