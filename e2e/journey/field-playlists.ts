/** A way to write a playlist that is met in the field. */
export interface FieldPlaylist {
  name: string;
  /** The playlists by their paths; `main.m3u8` is opened. The segments lie in `media/`, from 0.m4s on. */
  lists: Readonly<Record<string, string>>;
  /** Where playing begins and ends, in seconds. */
  begins?: number;
  ends?: number;
}

const HEAD = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-TARGETDURATION:2'];
const MAP = '#EXT-X-MAP:URI="media/header.mp4"';
const segment = (at: number) => ['#EXTINF:2.0,', `media/${at}.m4s`];
const four = [0, 1, 2, 3].flatMap(segment);
const END = '#EXT-X-ENDLIST';

const list = (...lines: readonly (string | readonly string[])[]) => `${lines.flat().join('\n')}\n`;
const whole = list(HEAD, MAP, four, END);
const VARIANT = '#EXT-X-STREAM-INF:BANDWIDTH=100000,RESOLUTION=320x180';

/**
 * Every line is our own (RFC 8216, and its second edition); the shapes are those of the public streams that hls.js is tried with
 * (`tests/test-streams.js`, `tests/unit/loader/m3u8-parser.ts` there). Left out is what the sample clips are not: transport
 * streams, MP3 and HEVC.
 */
export const FIELD_PLAYLISTS: readonly FieldPlaylist[] = [
  { name: 'one rendition without a main playlist', lists: { 'main.m3u8': whole } },
  {
    name: 'a byte order mark and line ends of Windows',
    lists: { 'main.m3u8': `\ufeff${whole.replaceAll('\n', '\r\n')}` },
  },
  {
    name: 'blank lines, comments, tags of other makers, titles with commas',
    lists: {
      'main.m3u8': list(
        HEAD,
        ['#EXT-X-MADE-BY:a packager, version 2', '', '# a comment', MAP],
        four.map((line) => line.replace(',', ',Round 1, "red" corner')),
        ['', END],
      ),
    },
  },
  {
    name: 'lengths of segments as whole numbers, without a comma',
    lists: { 'main.m3u8': whole.replaceAll('#EXTINF:2.0,', '#EXTINF:2') },
  },
  {
    name: 'a target duration that is too short',
    lists: { 'main.m3u8': whole.replace('TARGETDURATION:2', 'TARGETDURATION:1') },
  },
  {
    name: 'parts of one file, each after the one before it',
    lists: {
      'main.m3u8': list(
        HEAD,
        '#EXT-X-MAP:URI="media/clip.mp4",BYTERANGE="{header}"',
        [0, 1, 2, 3].flatMap((at) => [
          '#EXTINF:2.0,',
          `#EXT-X-BYTERANGE:{${at === 0 ? 'first' : `length ${at}`}}`,
          'media/clip.mp4',
        ]),
        END,
      ),
    },
  },
  {
    name: 'addresses with a host, from the root, with dots and with questions',
    lists: {
      'main.m3u8': list('#EXTM3U', VARIANT, 'deep/er/list.m3u8?token=a%2Fb==&x=1'),
      'deep/er/list.m3u8': list(
        HEAD,
        '#EXT-X-MAP:URI="../../media/header.mp4"',
        ['#EXTINF:2.0,', 'http://suite.test/media/0.m4s', '#EXTINF:2.0,', '/media/1.m4s'],
        ['#EXTINF:2.0,', '../../media/2.m4s?a=b', '#EXTINF:2.0,', './../../media/3.m4s'],
        END,
      ),
    },
  },
  {
    name: 'another programme after a break, whose clock begins anew',
    lists: {
      'main.m3u8': list(
        HEAD,
        MAP,
        [0, 1].flatMap(segment),
        '#EXT-X-DISCONTINUITY',
        MAP,
        [0, 1].flatMap(segment),
        END,
      ),
    },
  },
  {
    name: 'a clock that has run for a while',
    lists: { 'main.m3u8': list(HEAD, MAP, [6, 7, 8, 9].flatMap(segment), END) },
  },
  {
    name: 'a segment that is marked as missing',
    lists: {
      'main.m3u8': list(
        HEAD,
        MAP,
        segment(0),
        '#EXT-X-GAP',
        '#EXTINF:2.0,',
        'gone.m4s',
        [2, 3].flatMap(segment),
        END,
      ),
    },
  },
  {
    name: 'a segment that is not there',
    lists: {
      'main.m3u8': list(
        HEAD,
        MAP,
        segment(0),
        '#EXTINF:2.0,',
        'gone.m4s',
        [2, 3].flatMap(segment),
        END,
      ),
    },
  },
  {
    name: 'a place to begin',
    begins: 4,
    lists: { 'main.m3u8': whole.replace(MAP, `#EXT-X-START:TIME-OFFSET=4.0,PRECISE=YES\n${MAP}`) },
  },
  {
    name: 'tags in another order, spaces after addresses, and no end of the last line',
    lists: {
      'main.m3u8': list(
        '#EXTM3U',
        MAP,
        '#EXT-X-TARGETDURATION:2',
        [0, 1, 2, 3].flatMap((at) => [
          '#EXT-X-PROGRAM-DATE-TIME:2026-11-27T20:00:00Z',
          '#EXTINF:2.0,',
          '#EXT-X-BITRATE:90',
          `media/${at}.m4s  `,
        ]),
        '#EXT-X-VERSION:7',
        '#EXT-X-ALLOW-CACHE:YES',
        END,
      ).trimEnd(),
    },
  },
  {
    name: 'numbers that begin high, and a clock that begins with a part of a second',
    lists: {
      'main.m3u8': list(
        HEAD,
        ['#EXT-X-MEDIA-SEQUENCE:4294967290', '#EXT-X-DISCONTINUITY-SEQUENCE:31', MAP],
        four,
        END,
      ),
    },
  },
  {
    name: 'lengths of segments that are a little wrong',
    lists: { 'main.m3u8': whole.replaceAll('#EXTINF:2.0,', '#EXTINF:2.09,') },
  },
  {
    name: 'segments that are locked, with the number of each as its beginning',
    lists: {
      'main.m3u8': list(
        HEAD,
        MAP,
        '#EXT-X-KEY:METHOD=AES-128,URI="media/key"',
        four.map((line) => line.replace('media/', 'locked/')),
        END,
      ),
    },
  },
  {
    name: 'segments that are locked from the second on, with a beginning of their own, and open again',
    lists: {
      'main.m3u8': list(
        HEAD,
        MAP,
        segment(0),
        `#EXT-X-KEY:METHOD=AES-128,URI="media/key",IV=0x${'0f'.repeat(16)}`,
        [1, 2].flatMap((at) => ['#EXTINF:2.0,', `own/${at}.m4s`]),
        '#EXT-X-KEY:METHOD=NONE',
        segment(3),
        END,
      ),
    },
  },
  {
    name: 'sound beside the picture, in two languages',
    lists: {
      'main.m3u8': list(
        '#EXTM3U',
        '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="aac",NAME="English",LANGUAGE="en",DEFAULT=YES,AUTOSELECT=YES,URI="sound.m3u8"',
        '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="aac",NAME="Español",LANGUAGE="es",AUTOSELECT=YES,URI="other.m3u8"',
        `${VARIANT},AUDIO="aac"`,
        'list.m3u8',
      ),
      'list.m3u8': whole,
      'sound.m3u8': whole.replaceAll('media/', 'sound/'),
      'other.m3u8': whole.replaceAll('media/', 'sound/'),
    },
  },
  {
    name: 'sound without a picture',
    lists: { 'main.m3u8': whole.replaceAll('media/', 'sound/') },
  },
  {
    name: 'two hosts of one rendition',
    lists: {
      'main.m3u8': list('#EXTM3U', [VARIANT, 'list.m3u8'], [VARIANT, 'spare.m3u8']),
      'list.m3u8': whole,
      'spare.m3u8': whole,
    },
  },
  {
    name: 'variables',
    lists: {
      'main.m3u8': list(
        '#EXTM3U',
        '#EXT-X-VERSION:11',
        '#EXT-X-DEFINE:NAME="where",VALUE="media"',
        VARIANT,
        'list.m3u8',
      ),
      'list.m3u8': list(
        HEAD,
        '#EXT-X-DEFINE:IMPORT="where"',
        '#EXT-X-MAP:URI="{$where}/header.mp4"',
        four.map((line) => line.replace('media/', '{$where}/')),
        END,
      ),
    },
  },
  {
    name: 'pictures for seeking, data of a session, and a rendition that no browser decodes',
    lists: {
      'main.m3u8': list(
        '#EXTM3U',
        '#EXT-X-INDEPENDENT-SEGMENTS',
        '#EXT-X-SESSION-DATA:DATA-ID="com.example.title",VALUE="Walkouts"',
        '#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=9000,URI="pictures.m3u8"',
        ['#EXT-X-STREAM-INF:BANDWIDTH=900000,CODECS="zzzz.1.2"', 'unknown.m3u8'],
        [VARIANT, 'list.m3u8'],
      ),
      'list.m3u8': whole,
    },
  },
  {
    name: 'a rendition whose playlist is gone, beside one that is there',
    lists: {
      'main.m3u8': list(
        '#EXTM3U',
        VARIANT,
        'gone.m3u8',
        VARIANT.replace('1000', '2000'),
        'list.m3u8',
      ),
      'list.m3u8': whole,
    },
  },
  {
    name: 'dates with an offset without a colon, and ranges of dates',
    lists: {
      'main.m3u8': whole.replace(
        MAP,
        [
          MAP,
          '#EXT-X-PROGRAM-DATE-TIME:2026-11-27T20:00:00.000+0100',
          '#EXT-X-DATERANGE:ID="bell",START-DATE="2026-11-27T20:00:02.000+0100",X-ROUND="1"',
        ].join('\n'),
      ),
    },
  },
];
