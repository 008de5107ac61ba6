import { readAnswer, readEach } from '@marquee/origin-client/catalogue';
import type { Stream } from './playback-view';

/** Heartbeats come no faster than this, in seconds, whatever an answer says. */
const FASTEST_BEAT = 5;

/**
 * Reads a stream's answer, of which the client has checked only the outline. What a title plays without is left out where it
 * breaks the contract.
 * @throws {OriginError} `malformed` where a live stream does not say when it is
 */
export function readStream(answer: Stream): Stream {
  const { heartbeat, live } = answer;
  return readAnswer(() => {
    if (live && !(isAmount(Date.parse(live.startsAt)) && isAmount(live.latency)))
      throw new TypeError('A live stream needs its start and its latency.');
    return {
      ...answer,
      audio: readEach(answer.audio, track),
      text: readEach(answer.text, track),
      profile: isText(answer.profile) ? answer.profile : undefined,
      resume: partOf(answer.resume, ({ position }) => isAmount(position)),
      next: partOf(answer.next, ({ id, countdown }) => isText(id) && isAmount(countdown)),
      previous: partOf(answer.previous, ({ id }) => isText(id)),
      heartbeat: partOf(
        heartbeat && { ...heartbeat, interval: Math.max(FASTEST_BEAT, heartbeat.interval) },
        ({ lease, interval }) => isText(lease) && isAmount(interval),
      ),
    };
  });
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isAmount = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

function track<Track extends { id: string; language: string }>(one: Track): Track {
  if (!isText(one.id) || !isText(one.language))
    throw new TypeError('A track needs an id and a language.');
  return one;
}

function partOf<Part extends object>(
  part: Part | undefined,
  isSound: (part: Part) => boolean,
): Part | undefined {
  if (!part || isSound(part)) return part ?? undefined;
  console.warn('A part of a stream that breaks the contract was left out.', part);
  return undefined;
}
