import { type ErrorData, ErrorTypes } from 'hls.js';
import type { EngineFailure } from '../engine';
import { isOfCaptions } from './picture-errors';

/**
 * Whether an error ends the playback, unless it is mended. An address that has expired does so at once: the library would go on
 * asking for it, for half a minute.
 */
export const isFailure = (data: ErrorData): boolean =>
  data.fatal || (isRefused(data) && data.type === ErrorTypes.NETWORK_ERROR);

/** Whether the media's host has refused an address, as it does once that has expired. */
const isRefused = ({ response }: Pick<ErrorData, 'response'>): boolean =>
  response?.code === 401 || response?.code === 403;

/** What an error of hls.js that ends the playback means. */
export function hlsFailure(data: ErrorData): EngineFailure {
  const { details: detail } = data;
  const requestId = requestIdOf(data.networkDetails);
  if (!isRefused(data)) return { kind: kindOf(data), detail, requestId };
  return { kind: 'expired', detail, requestId, isRefused: true, isOfCaptions: isOfCaptions(data) };
}

function kindOf({ type, details }: ErrorData): EngineFailure['kind'] {
  const isForeign =
    details === 'manifestIncompatibleCodecsError' || details === 'bufferIncompatibleCodecsError';
  if (isForeign || details === 'bufferAddCodecError') return 'unsupported';
  // A playlist or segment that is none: a gateway's page, or a body that broke off.
  return type === 'networkError' || details === 'levelParsingError' ? 'network' : 'decode';
}

/** Of an answer whose headers the media's host lets pages read: to ask for one that it does not is an error in the console. */
function requestIdOf(answer: unknown): string | undefined {
  if (!(answer instanceof XMLHttpRequest)) return undefined;
  return /^x-request-id: *(.*?)\r?$/im.exec(answer.getAllResponseHeaders())?.[1];
}
