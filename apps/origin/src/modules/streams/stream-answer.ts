import type { WatchTerms } from '../catalogue';
import {
  hasChapters,
  LATENCY_SECONDS,
  LIVE_WINDOW_SECONDS,
  type MediaGrant,
  type MediaSigner,
  SOUNDS,
  TEXTS,
} from '../media';
import { clipOf } from './clip-of';
import { HEARTBEAT_SECONDS } from './leases';

/** The time for which the addresses of a stream can be used, in ms. */
const GRANTED_MS = 6 * 60 * 60 * 1000;

/** Seconds from the end of an episode to the next. */
const NEXT_SECONDS = 8;

const instant = (ms: number) => new Date(ms).toISOString();

interface StreamRequest {
  realmId: string;
  terms: WatchTerms;
  kind: 'live' | 'vod';
  /** The origin's own address. */
  address: string;
  /** Null where screens are not counted. */
  lease: string | null;
  /** Where the viewer stopped. */
  resume: { position: number; at: Date } | null;
  /** The episodes beside it in its series. */
  previousId: string | null;
  nextId: string | null;
  /** Who watches; null for guests. */
  profile: string | null;
  /** In ms since 1970. */
  now: number;
}

/** What a title is played from (schema `Stream`). */
export function streamAnswer(
  signer: MediaSigner,
  { realmId, terms, kind, address, lease, resume, previousId, nextId, profile, now }: StreamRequest,
) {
  const { event } = terms;
  const clip = clipOf(realmId, terms);
  const live = kind === 'live' && event ? event : null;
  const grant: MediaGrant = {
    realmId,
    titleId: terms.id,
    clip,
    startsAt: live ? live.startsAt : null,
    seconds: terms.seconds,
    expiresAt: now + GRANTED_MS,
    lease: lease ?? '',
  };
  const base = `${address}/media/${signer.sign(grant)}/${clip}`;
  return {
    id: terms.id,
    kind,
    hls: `${base}/main.m3u8`,
    expiresAt: instant(grant.expiresAt),
    audio: SOUNDS.map(({ name, language, role }) => ({ id: name, language, role, name })),
    text: TEXTS.map(({ id, name, language, kind: of }) => ({
      id: name,
      language,
      kind: of,
      name,
      // What is still to be said, and what lies behind the window, is in no file.
      file: live || of === 'forced' ? undefined : `${base}/${id}.vtt`,
    })),
    // A live stream has no pictures of what is still ahead.
    thumbnails: live ? undefined : `${base}/thumbnails.vtt`,
    chapters: hasChapters(grant) ? `${base}/chapters.vtt` : undefined,
    live: live
      ? {
          startsAt: instant(live.startsAt),
          endsAt: instant(live.startsAt + terms.seconds * 1000),
          window: LIVE_WINDOW_SECONDS,
          timeline: live.timeline,
          latency: LATENCY_SECONDS,
        }
      : undefined,
    resume: resume ? { position: resume.position, at: resume.at.toISOString() } : undefined,
    next: nextId === null ? undefined : { id: nextId, countdown: NEXT_SECONDS },
    previous: previousId === null ? undefined : { id: previousId },
    heartbeat: lease === null ? undefined : { lease, interval: HEARTBEAT_SECONDS },
    castable: true,
    profile: profile ?? undefined,
    asOf: instant(now),
  };
}
