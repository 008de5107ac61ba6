import { parse, setOptions, type types } from 'hls-parser';
import { type Answered, ask } from '../ask';

// Otherwise a playlist with a mistake is read as far as it goes, and the mistake printed.
setOptions({ strictMode: true });

/** How many segments of a stream are loaded. */
const SEGMENTS = 2;

/** What of a stream was there. */
export interface Played {
  /** The smallest picture, with its captions. */
  variant: types.Variant;
  /** Seconds of the segments that were loaded. */
  seconds: number;
  /** The address of the first of them. */
  segment: string;
}

/**
 * Reads the playlists of a stream and loads two segments of its smallest picture, as a page does.
 * @throws {Error} with words for an operator.
 */
export async function play(address: string): Promise<Played> {
  const main = await media(address, 'the playlist');
  const playlist = read(main.text, 'the playlist');
  if (!playlist.isMasterPlaylist)
    throw new Error('the playlist names no renditions (EXT-X-STREAM-INF)');
  const [variant] = playlist.variants.toSorted((a, b) => a.bandwidth - b.bandwidth);
  if (!variant) throw new Error('the playlist has no picture to play');
  const listAddress = new URL(variant.uri, address).href;
  const list = read(
    (await media(listAddress, 'the smallest picture’s playlist')).text,
    listAddress,
  );
  if (list.isMasterPlaylist) throw new Error(`${listAddress} has no segments`);
  const { segments, endlist } = list;
  // Those at the live edge, where a viewer begins; else the first ones.
  const some = endlist ? segments.slice(0, SEGMENTS) : segments.slice(-SEGMENTS);
  const [first] = some;
  if (!first || some.length < SEGMENTS)
    throw new Error(`${listAddress} has fewer than ${SEGMENTS} segments`);
  const at = (uri: string) => new URL(uri, listAddress).href;
  const { map } = first;
  if (map) await media(at(map.uri), 'the header of the segments', rangeOf(map.byterange));
  for (const { uri, byterange } of some) await media(at(uri), 'a segment', rangeOf(byterange));
  const seconds = some.reduce((sum, { duration }) => sum + duration, 0);
  return { variant, seconds, segment: at(first.uri) };
}

/** The header that asks for a part of a file; none where a segment is a file of its own. */
const rangeOf = (part?: types.Byterange): Record<string, string> =>
  part ? { range: `bytes=${part.offset}-${part.offset + part.length - 1}` } : {};

/**
 * Loads a file of a stream, or a part of it.
 * @throws {Error} with words for an operator when there is none.
 */
export async function media(
  address: string,
  what: string,
  headers: Record<string, string> = {},
): Promise<Answered> {
  const answer = await ask(address, headers);
  if (answer.status !== 200 && answer.status !== 206)
    throw new Error(`${what} answers ${answer.status} (${address})`);
  if (answer.body.length === 0) throw new Error(`${what} is empty (${address})`);
  if (/html|json/.test(String(answer.headers['content-type'] ?? '')))
    throw new Error(`${what} is ${answer.headers['content-type']} (${address})`);
  return answer;
}

function read(text: string, what: string): types.MasterPlaylist | types.MediaPlaylist {
  try {
    return parse(text) as types.MasterPlaylist | types.MediaPlaylist;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new Error(`${what} is no playlist of HLS: ${error.message}`, { cause: error });
  }
}
