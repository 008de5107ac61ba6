import type { JsonObject } from './shape';

/**
 * Why a call failed:
 * `offline` no answer came · `timeout` none in time · `aborted` by the caller · `http` the origin
 * refused · `malformed` an answer that breaks the contract · `settle` something must be settled
 * first (428, 424) · `outsideRegion` the viewer is outside the allowed territories (spec 1 §8).
 */
export type OriginErrorKind =
  | 'offline'
  | 'timeout'
  | 'aborted'
  | 'http'
  | 'malformed'
  | 'settle'
  | 'outsideRegion';

export interface OriginErrorDetails {
  /** The HTTP status, 0 when there was no answer. */
  status?: number;
  /**
   * The origin's code, or one of ours: `OFFLINE`, `TIMEOUT`, `ABORTED`, `MALFORMED`,
   * `FOREIGN_AUDIENCE`, `HTTP_<status>`.
   */
  code: string;
  /** The origin's messages, in the language of the call. */
  messages?: string[];
  requestId?: string;
  retryAfterSeconds?: number;
  /** What the origin says beyond the code; the contract has its fields, by code. */
  details?: JsonObject;
  cause?: unknown;
}

/** The error of every failed call to the origin. */
export class OriginError extends Error {
  override readonly name = 'OriginError';
  readonly kind: OriginErrorKind;
  readonly status: number;
  readonly code: string;
  readonly messages: string[];
  readonly requestId?: string;
  readonly retryAfterSeconds?: number;
  readonly details: JsonObject;

  constructor(kind: OriginErrorKind, details: OriginErrorDetails) {
    const { status = 0, code, messages = [], requestId, retryAfterSeconds, cause } = details;
    super(messages[0] ?? code, cause === undefined ? undefined : { cause });
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.messages = messages;
    this.details = details.details ?? {};
    if (requestId !== undefined) this.requestId = requestId;
    if (retryAfterSeconds !== undefined) this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const malformed = (status: number, requestId?: string, cause?: unknown): OriginError =>
  new OriginError('malformed', { status, code: 'MALFORMED', requestId, cause });
