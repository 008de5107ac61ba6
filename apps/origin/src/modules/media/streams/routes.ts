import type { FastifyReply } from 'fastify';
import type { Handlers } from '../../../kernel/contract';
import { mediaFaults } from '../faults';
import { type AskedFault, askedFault, segmentOf } from './asked-fault';
import type { MediaGrant, MediaSigner } from './media-grant';
import { STORED_SECONDS, send } from './send-file';
import type { MediaFile, StreamFiles } from './stream-files';

interface MediaParams {
  signature: string;
  clip: string;
  rendition: string;
  file: string;
}

/** The calls below `/media`: playlists, segments, captions and thumbnails. */
export function streamFileRoutes({
  streamFiles,
  mediaSigner,
  clock,
}: {
  streamFiles: StreamFiles;
  mediaSigner: MediaSigner;
  clock: () => Date;
}) {
  function grantOf({ signature, clip }: MediaParams, now: number): MediaGrant {
    const grant = mediaSigner.verify(signature, now);
    if (grant.clip !== clip) throw mediaFaults.signature();
    return grant;
  }

  return {
    async mediaFile(request, reply) {
      const params = request.params as MediaParams;
      const now = clock().getTime();
      const grant = grantOf(params, now);
      const file = await streamFiles.top(grant, params.file);
      return send(request, reply, file, { seconds: storedFor(file, grant, now) });
    },

    async mediaSegment(request, reply) {
      const params = request.params as MediaParams;
      const now = clock().getTime();
      const grant = grantOf(params, now);
      const fault = askedFault(request.headers['x-media-fault']);
      const segment = segmentOf(params.file);
      if (fault) refuseAsAsked(fault, params.rendition, segment);
      const given = fault?.is === 'over' ? endingAt(grant, fault.at) : grant;
      const asOf = fault && segment === null ? listedAt(fault, now) : now;
      const breaksAt = fault?.is === 'discontinuity' ? fault.segment : undefined;
      const file = await streamFiles.of(given, params.rendition, params.file, asOf, breaksAt);
      if (fault?.is === 'cut' && fault.segment === segment) return cut(reply, file);
      const type = fault?.is === 'type' && segment !== null ? 'image/webp' : file.type;
      // What is wrong on demand is wrong in that answer alone.
      const seconds = fault ? 0 : storedFor(file, grant, now);
      return send(request, reply, file, { type, seconds });
    },
  } satisfies Handlers;
}

/** How long a file may be stored, in seconds: no longer than its address is good for. */
const storedFor = ({ isFinal }: MediaFile, { expiresAt }: MediaGrant, now: number): number =>
  Math.min(isFinal ? STORED_SECONDS : 1, Math.floor((expiresAt - now) / 1000));

/** When a playlist is as it is answered now, in ms since 1970. */
function listedAt(fault: AskedFault, now: number): number {
  if (fault.is === 'stale') return now - fault.seconds * 1000;
  return fault.is === 'stalled' ? Math.min(now, fault.at * 1000) : now;
}

/** An event that ends at an instant, in seconds since 1970; a title on demand stays as it is. */
const endingAt = (grant: MediaGrant, at: number): MediaGrant =>
  grant.startsAt === null ? grant : { ...grant, seconds: at - grant.startsAt / 1000 };

function refuseAsAsked(fault: AskedFault, rendition: string, segment: number | null): void {
  if (fault.is === 'without' && fault.rendition === rendition) throw mediaFaults.noSuchFile();
  if (segment === null) return;
  if (fault.is === 'missing' && fault.segment === segment) throw mediaFaults.noSuchFile();
  if (fault.is === 'expired' && segment >= fault.segment) throw mediaFaults.expired();
}

/** Promises a whole file, sends half of it, and ends the connection. */
function cut(reply: FastifyReply, { bytes, type }: MediaFile): FastifyReply {
  const whole = Buffer.from(bytes);
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  const headers = { 'content-type': type, 'content-length': whole.length };
  raw.writeHead(200, { ...headers, 'cache-control': 'no-store' });
  raw.write(whole.subarray(0, whole.length / 2), () => raw.destroy());
  return reply;
}
