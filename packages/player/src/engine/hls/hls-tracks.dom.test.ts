import Hls, { AttrList, Events, type MediaPlaylist } from 'hls.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hlsTracks } from './hls-tracks';

const opened: Hls[] = [];
afterEach(() => {
  for (const hls of opened.splice(0)) hls.destroy();
});

type Given = Pick<MediaPlaylist, 'name' | 'lang'> & { default?: boolean };

const playlist = (
  type: 'AUDIO' | 'SUBTITLES',
  { name, lang, ...more }: Given,
  id: number,
): MediaPlaylist => ({
  attrs: new AttrList({ 'GROUP-ID': 'group', NAME: name }) as MediaPlaylist['attrs'],
  autoselect: true,
  bitrate: 0,
  default: more.default ?? false,
  forced: false,
  groupId: 'group',
  id,
  lang,
  name,
  type,
  url: `${name}.m3u8`,
});

/** The library itself, with the tracks of a playlist that is not loaded. */
function library(audio: Given[], text: Given[]) {
  const hls = new Hls({ enableWorker: false });
  opened.push(hls);
  const known: { audio: MediaPlaylist[]; text: MediaPlaylist[] } = { audio: [], text: [] };
  const chosen = { audio: 0, text: -1 };
  vi.spyOn(hls, 'audioTracks', 'get').mockImplementation(() => known.audio);
  vi.spyOn(hls, 'subtitleTracks', 'get').mockImplementation(() => known.text);
  vi.spyOn(hls, 'audioTrack', 'get').mockImplementation(() => chosen.audio);
  vi.spyOn(hls, 'audioTrack', 'set').mockImplementation((index) => {
    chosen.audio = index;
  });
  vi.spyOn(hls, 'subtitleTrack', 'get').mockImplementation(() => chosen.text);
  vi.spyOn(hls, 'subtitleTrack', 'set').mockImplementation((index) => {
    chosen.text = index;
  });
  const changed = vi.fn();
  const tracks = hlsTracks(hls, changed);
  return {
    ...tracks,
    changed,
    /** Ends when the library has told of the tracks, and what it does right after that is done. */
    async learn() {
      known.audio = audio.map((one, index) => playlist('AUDIO', one, index));
      known.text = text.map((one, index) => playlist('SUBTITLES', one, index));
      hls.trigger(Events.AUDIO_TRACKS_UPDATED, { audioTracks: known.audio });
      hls.trigger(Events.SUBTITLE_TRACKS_UPDATED, { subtitleTracks: known.text });
      hls.subtitleTrack = text.findIndex((one) => one.default);
      await Promise.resolve();
    },
  };
}

const english: Given = { name: 'English', lang: 'en', default: true };
const spanish: Given = { name: 'Español', lang: 'es' };

describe('hlsTracks', () => {
  it('makes a choice that came before the tracks', async () => {
    const { choose, learn, tracks } = library([english, spanish], [english, spanish]);
    choose('sound', 'Español');
    choose('text', 'Español');
    await learn();
    expect(tracks()).toEqual({
      sounds: [
        { id: 'English', language: 'en' },
        { id: 'Español', language: 'es' },
      ],
      texts: [
        { id: 'English', language: 'en' },
        { id: 'Español', language: 'es' },
      ],
      sound: 'Español',
      text: 'Español',
    });
  });

  it('shows no text that only the playlist prefers', async () => {
    const { learn, tracks } = library([english], [english]);
    await learn();
    expect(tracks().text).toBeNull();
  });

  it('keeps the sound that plays where the wanted one is missing', async () => {
    const { choose, learn, tracks } = library([english], []);
    choose('sound', 'Deutsch');
    await learn();
    expect(tracks().sound).toBe('English');
  });

  it('tells that tracks are known', async () => {
    const { learn, changed } = library([english], [spanish]);
    await learn();
    expect(changed).toHaveBeenCalled();
  });
});
