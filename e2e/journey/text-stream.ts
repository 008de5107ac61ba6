import { byteRange, type MediaFiles, type SampleClip } from './bare-engine';

/** A rendition of text, whose files of WebVTT follow one another every twelve seconds. */
export interface TextRendition {
  name: string;
  files: readonly string[];
  /** Whether the playlist says that it is shown unless a viewer says otherwise. */
  isDefault?: boolean;
}

/** How long a file of text is, in seconds: the clip has 24. */
const TEXT_SECONDS = 12;

const m3u8 = (lines: readonly string[]) => ({
  type: 'application/vnd.apple.mpegurl',
  body: ['#EXTM3U', ...lines, ''].join('\n'),
});

const listOf = (segments: readonly string[]) =>
  m3u8([
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${TEXT_SECONDS}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    ...segments,
    '#EXT-X-ENDLIST',
  ]);

/** The files of a stream with the clip's picture and these texts; its playlist is `main.m3u8`. */
export function textStream(
  { file, header, segments }: SampleClip,
  texts: readonly TextRendition[],
): MediaFiles {
  const renditions = texts.map(
    ({ name, isDefault = false }) =>
      `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="text",NAME="${name}",LANGUAGE="en",AUTOSELECT=YES,DEFAULT=${isDefault ? 'YES' : 'NO'},URI="${name}.m3u8"`,
  );
  const textFiles = texts.flatMap(({ name, files }) => [
    ...files.map((body, at) => [`${name}-${at}.vtt`, { type: 'text/vtt', body }] as const),
    [
      `${name}.m3u8`,
      listOf(files.flatMap((_, at) => [`#EXTINF:${TEXT_SECONDS}.0,`, `${name}-${at}.vtt`])),
    ] as const,
  ]);
  return {
    'picture.mp4': file,
    'picture.m3u8': listOf([
      `#EXT-X-MAP:URI="picture.mp4",BYTERANGE="${byteRange(header)}"`,
      ...segments.flatMap((one) => [
        '#EXTINF:2.0,',
        `#EXT-X-BYTERANGE:${byteRange(one)}`,
        'picture.mp4',
      ]),
    ]),
    'main.m3u8': m3u8([
      ...renditions,
      '#EXT-X-STREAM-INF:BANDWIDTH=100000,RESOLUTION=320x180,SUBTITLES="text"',
      'picture.m3u8',
    ]),
    ...Object.fromEntries(textFiles),
  };
}
