import type { AssetFile } from '@marquee/realm';
import { readSvg } from '@marquee/realm/svg';
import type { DroppedFace, DroppedLogo } from './look';

export interface ReadLogo {
  asset: AssetFile;
  logo: DroppedLogo;
}

/** A path that the schema accepts, whatever the name of the file. */
const pathOf = (file: File) =>
  `assets/${file.name.replace(/^\.+/, '').replace(/[^\w.-]+/g, '-') || 'logo'}`;

/**
 * Judging the picture is left to the checks of `marquee validate`; one that cannot be rendered has
 * no size.
 */
export async function readLogo(file: File): Promise<ReadLogo> {
  const path = pathOf(file);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const src = await dataAddress(file);
  if (/\.svg$/i.test(file.name)) {
    const svg = readSvg(bytes);
    if ('problem' in svg) throw new Error(`${file.name} ${svg.problem}.`);
    const { width, height } = svg;
    return { asset: { src: `/_assets/${path}`, ...svg }, logo: { path, src, width, height } };
  }
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) throw new Error(`${file.name} is not a picture that a browser can show.`);
  const { width, height } = picture;
  picture.close();
  return { asset: { src: `/_assets/${path}`, width, height }, logo: { path, src, width, height } };
}

export async function readFace(file: File, use: DroppedFace['use']): Promise<DroppedFace> {
  const bytes = await file.arrayBuffer();
  const name = file.name.replace(/[^\w -]+/g, ' ').trim() || 'face';
  const face = await new FontFace('Bench trial', bytes.slice(0)).load().catch(() => undefined);
  if (!face) throw new Error(`${file.name} is not a font that a browser can read.`);
  return { use, name, bytes };
}

function dataAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error(`${file.name} cannot be read.`));
    reader.readAsDataURL(file);
  });
}
