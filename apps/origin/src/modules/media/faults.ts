import { Fault, faults } from '../../kernel/errors/faults';

/** The refusals of addresses below `/media`. */
export const mediaFaults = {
  signature: () =>
    new Fault(403, 'MEDIA_SIGNATURE', [
      'This address was not made by the origin for what it asks.',
    ]),
  expired: () =>
    new Fault(403, 'MEDIA_EXPIRED', ['This address has expired; ask for the stream anew.']),
  noSuchFile: () =>
    new Fault(404, 'NOT_FOUND', ['The stream has no such file, or no longer, or not yet.']),
  range: (size: number) =>
    new Fault(416, 'RANGE', ['The file is shorter.'], { 'content-range': `bytes */${size}` }),
  invalidRange: () => faults.invalidRequest(['range is not a range of bytes.']),
} as const;
