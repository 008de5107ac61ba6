import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../../../kernel/package-root';
import { type FragmentedTrack, readTrack } from './fragmented-mp4';

export interface PictureTrack {
  height: number;
  width: number;
  track: FragmentedTrack;
}

/** A sample clip: 24 seconds of moving pictures in two sizes, and small ones of each two seconds. */
export interface Clip {
  pictures: readonly PictureTrack[];
  sprite: Buffer;
}

export interface ClipFiles {
  /** The moving picture of a clip as one file; the plain one where there is no clip of this name. */
  whole(name: string): Promise<Buffer>;
  /** @throws {Error} where there is no clip of this name. */
  clip(name: string): Promise<Clip>;
  /** The sounds that every clip may have, by name. */
  sound(name: SoundName): Promise<FragmentedTrack>;
}

export type SoundName = 'main' | 'second';

/** Heights and widths of a clip's pictures, the size to begin with first. */
const SIZES = [
  [360, 640],
  [180, 320],
] as const;

/** Reads the clips of `@marquee/artwork`, each file once. */
export function openClipFiles(
  folder = join(repositoryRoot(), 'apps', 'artwork', 'clips'),
): ClipFiles {
  const clips = new Map<string, Promise<Clip>>();
  const wholes = new Map<string, Promise<Buffer>>();
  const sounds = new Map<SoundName, Promise<FragmentedTrack>>();
  const read = (...path: string[]) => readFile(join(folder, ...path));

  async function readClip(name: string): Promise<Clip> {
    const [sprite, ...pictures] = await Promise.all([
      read(name, 'sprite.webp'),
      ...SIZES.map(async ([height, width]) => ({
        height,
        width,
        track: readTrack(await read(name, `${height}.mp4`)),
      })),
    ]);
    return { pictures, sprite };
  }

  /** Brands have a clip of their own each; others show the plain one. */
  async function readWhole(name: string): Promise<Buffer> {
    try {
      return await read(name, '360.mp4');
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
      return read('plain', '360.mp4');
    }
  }

  return {
    whole: (name) => once(wholes, name, () => readWhole(name)),
    clip: (name) => once(clips, name, () => readClip(name)),
    sound: (name) => once(sounds, name, async () => readTrack(await read('sound', `${name}.mp4`))),
  };
}

/** Makes a value for a key once; a failure is not kept. */
function once<Key, Value>(
  known: Map<Key, Promise<Value>>,
  key: Key,
  make: () => Promise<Value>,
): Promise<Value> {
  const there = known.get(key);
  if (there) return there;
  const made = make();
  known.set(key, made);
  made.catch(() => known.delete(key));
  return made;
}
