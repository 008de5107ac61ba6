import type { FastifyReply, FastifyRequest } from 'fastify';
import { mediaFaults } from '../faults';
import type { MediaFile } from './stream-files';

/** How long a file that does not change may be stored, in seconds. */
export const STORED_SECONDS = 6 * 60 * 60;

interface HowSent {
  type?: string;
  /** How long the answer may be stored, in seconds; 0 for not at all. */
  seconds?: number;
}

/** Answers with a file, or with the part of it that is asked for. */
export function send(
  request: FastifyRequest,
  reply: FastifyReply,
  file: MediaFile,
  // What can change is as old as a caching proxy needs it to serve many viewers at once.
  { type = file.type, seconds = file.isFinal ? STORED_SECONDS : 1 }: HowSent = {},
): FastifyReply {
  const bytes = typeof file.bytes === 'string' ? Buffer.from(file.bytes) : file.bytes;
  reply
    .type(type)
    .header('accept-ranges', 'bytes')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('cache-control', seconds > 0 ? `public, max-age=${seconds}` : 'no-store');
  const range = request.headers.range;
  if (range === undefined) return reply.send(bytes);
  const { from, to } = rangeOf(range, bytes.length);
  return reply
    .code(206)
    .header('content-range', `bytes ${from}-${to}/${bytes.length}`)
    .send(bytes.subarray(from, to + 1));
}

/** One range of bytes (RFC 9110 §14.1.2), both ends included. */
function rangeOf(range: string, size: number): { from: number; to: number } {
  const match = /^bytes=(\d*)-(\d*)$/.exec(range.trim());
  const [, first = '', last = ''] = match ?? [];
  if (!match || (first === '' && last === '')) throw mediaFaults.invalidRange();
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (from > to) throw mediaFaults.range(size);
  return { from, to };
}
