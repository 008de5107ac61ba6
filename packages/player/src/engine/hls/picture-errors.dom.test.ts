import Hls, {
  type ErrorData,
  ErrorDetails,
  ErrorTypes,
  Events,
  Fragment,
  PlaylistLevelType,
} from 'hls.js';
import { afterEach, expect, it } from 'vitest';
import { PictureErrors } from './picture-errors';

const opened: Hls[] = [];
afterEach(() => {
  for (const hls of opened.splice(0)) hls.destroy();
});

const of = (type: PlaylistLevelType) => new Fragment(type, 'https://media.example/list.m3u8');

const { FRAG_LOAD_ERROR, SUBTITLE_LOAD_ERROR, SUBTITLE_TRACK_LOAD_TIMEOUT } = ErrorDetails;

it.each<[string, boolean, Partial<ErrorData>]>([
  ['a segment of the picture', true, { frag: of(PlaylistLevelType.MAIN) }],
  ['a segment of sound', true, { frag: of(PlaylistLevelType.AUDIO) }],
  ['a piece of captions', false, { frag: of(PlaylistLevelType.SUBTITLE) }],
  ['a playlist of captions', false, { details: SUBTITLE_LOAD_ERROR }],
  ['a playlist of captions that takes too long', false, { details: SUBTITLE_TRACK_LOAD_TIMEOUT }],
])('with PictureErrors, hls.js that gives up %s ends the picture: %s', (_what, ends, given) => {
  const hls = new Hls({ enableWorker: false, errorController: PictureErrors });
  opened.push(hls);
  const data: ErrorData = {
    type: ErrorTypes.NETWORK_ERROR,
    details: FRAG_LOAD_ERROR,
    fatal: false,
    error: new Error('of the library'),
    // As the library decides before it tells.
    errorAction: { action: 2, flags: 1 },
    ...given,
  };
  const told: boolean[] = [];
  hls.on(Events.ERROR, (_, { fatal }) => told.push(fatal));
  hls.trigger(Events.ERROR, data);
  expect(told).toEqual([ends]);
});
