import { type ErrorData, ErrorDetails, ErrorTypes, Fragment, PlaylistLevelType } from 'hls.js';
import { expect, it } from 'vitest';
import { hlsFailure, isFailure } from './hls-failure';

const { NETWORK_ERROR, MEDIA_ERROR } = ErrorTypes;

it.each<[string, ErrorTypes, ErrorDetails, number | undefined]>([
  ['network', NETWORK_ERROR, ErrorDetails.FRAG_LOAD_ERROR, 404],
  ['network', NETWORK_ERROR, ErrorDetails.MANIFEST_LOAD_TIMEOUT, undefined],
  ['network', NETWORK_ERROR, ErrorDetails.LEVEL_PARSING_ERROR, 200],
  ['decode', MEDIA_ERROR, ErrorDetails.BUFFER_APPEND_ERROR, undefined],
  ['unsupported', MEDIA_ERROR, ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR, undefined],
  ['unsupported', MEDIA_ERROR, ErrorDetails.BUFFER_ADD_CODEC_ERROR, undefined],
])('hlsFailure reads as %s: %s, %s, status %s', (kind, type, details, code) => {
  const data: ErrorData = {
    type,
    details,
    fatal: true,
    error: new Error('fatal'),
    response: code === undefined ? undefined : { url: '', data: undefined, code },
  };
  expect(hlsFailure(data)).toEqual({ kind, detail: details, requestId: undefined });
});

it.each<[string, boolean, Partial<ErrorData>]>([
  ['what the library gives up', true, { fatal: true }],
  ['a segment whose address has expired', true, { response: answered(403) }],
  ['a segment that is not there', false, { response: answered(404) }],
  ['a segment that asks who it is for', true, { response: answered(401) }],
  ['captions that are refused', true, { response: answered(403), frag: captions() }],
  ['captions that are not there', false, { response: answered(404), frag: captions() }],
  [
    'a playlist of captions that is refused',
    true,
    { response: answered(403), details: ErrorDetails.SUBTITLE_LOAD_ERROR },
  ],
])('isFailure says of %s: %s', (_what, is, data) => {
  const error = new Error('of the library');
  const details = ErrorDetails.FRAG_LOAD_ERROR;
  expect(isFailure({ type: NETWORK_ERROR, details, fatal: false, error, ...data })).toBe(is);
});

function answered(code: number) {
  return { url: '', data: undefined, code };
}

function captions() {
  return new Fragment(PlaylistLevelType.SUBTITLE, 'https://media.example/list.m3u8');
}

it.each<[string, boolean, Partial<ErrorData>]>([
  ['a segment', false, { response: answered(403) }],
  ['a playlist', false, { response: answered(401), details: ErrorDetails.LEVEL_LOAD_ERROR }],
  ['captions', true, { response: answered(403), frag: captions() }],
])(
  'hlsFailure says that the host has refused %s, and whether that is captions alone',
  (_what, isOfCaptions, data) => {
    const error = new Error('of the library');
    const details = ErrorDetails.FRAG_LOAD_ERROR;
    expect(
      hlsFailure({ type: NETWORK_ERROR, details, fatal: false, error, ...data }),
    ).toMatchObject({ kind: 'expired', isRefused: true, isOfCaptions });
  },
);

it('hlsFailure reads the request id of an answer whose headers can be read', () => {
  const answer = new XMLHttpRequest();
  answer.getAllResponseHeaders = () => 'content-type: text/html\r\nx-request-id: r-7\r\n';
  const error = new Error('fatal');
  const details = ErrorDetails.FRAG_LOAD_ERROR;
  const data = { type: NETWORK_ERROR, details, fatal: true, error, networkDetails: answer };
  expect(hlsFailure(data).requestId).toBe('r-7');
});
