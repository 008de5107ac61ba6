import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface PictureStore {
  /** The picture with this name, made by `make` when it is not there yet; asked twice at once it is made once. */
  read(name: string, make: () => Promise<Buffer>): Promise<Buffer>;
}

/** Pictures of one release in a folder of their own; those of earlier releases are removed. */
export async function openPictureStore(folder: string, release: string): Promise<PictureStore> {
  const own = join(folder, release);
  await mkdir(own, { recursive: true });
  for (const name of await readdir(folder)) {
    if (name !== release) await rm(join(folder, name), { recursive: true, force: true });
  }
  const flights = new Map<string, Promise<Buffer>>();

  async function readOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const file = join(own, name.slice(0, 2), name);
    try {
      return await readFile(file);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
    const picture = await make();
    await mkdir(dirname(file), { recursive: true });
    const partial = `${file}.${process.pid}.partial`;
    await writeFile(partial, picture);
    await rename(partial, file);
    return picture;
  }

  return {
    read(name, make) {
      const flying = flights.get(name);
      if (flying) return flying;
      const flight = readOrMake(name, make).finally(() => flights.delete(name));
      flights.set(name, flight);
      return flight;
    },
  };
}
