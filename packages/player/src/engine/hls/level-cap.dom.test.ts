import Hls, { AttrList, Events, type LevelParsed, LoadStats } from 'hls.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { levelCap } from './level-cap';

afterEach(() => void vi.unstubAllGlobals());

const parsed = (height: number, index: number): LevelParsed => ({
  attrs: new AttrList({ BANDWIDTH: String(height * 1000) }) as LevelParsed['attrs'],
  bitrate: height * 1000,
  details: undefined,
  height,
  width: (height * 16) / 9,
  id: index,
  name: String(height),
  url: `http://media.test/${height}.m3u8`,
  videoCodec: 'avc1.42E01E',
});

/** The heights that the library itself offers of a playlist, for a cap that was set before. */
function offered(heights: readonly number[], most: number | undefined): number[] {
  vi.stubGlobal('MediaSource', { isTypeSupported: () => true });
  const hls = new Hls({ enableWorker: false, autoStartLoad: false });
  try {
    levelCap(hls)(most);
    hls.trigger(Events.MANIFEST_LOADED, {
      audioTracks: [],
      captions: [],
      contentSteering: null,
      iframeVariants: [],
      levels: heights.map(parsed),
      networkDetails: null,
      sessionData: null,
      sessionKeys: null,
      startTimeOffset: null,
      stats: new LoadStats(),
      subtitles: [],
      url: 'http://media.test/main.m3u8',
      variableList: null,
    });
    return hls.levels.map(({ height }) => height);
  } finally {
    hls.destroy();
  }
}

describe('levelCap', () => {
  it.each<[string, number[], number | undefined, number[]]>([
    ['offers no level that is larger', [180, 360, 720, 1080], 720, [180, 360, 720]],
    ['offers the smallest where all are larger', [720, 1080], 360, [720]],
    ['offers all without a cap', [180, 360], undefined, [180, 360]],
  ])('%s', (_, heights, most, left) => {
    expect(offered(heights, most)).toEqual(left);
  });
});
