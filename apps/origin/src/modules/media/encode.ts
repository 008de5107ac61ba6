import sharp from 'sharp';

export type Format = 'avif' | 'webp' | 'jpeg';

// Two pictures at most are encoded at once, each on one thread: the calls beside them keep their processor.
sharp.concurrency(1);
// A picture is drawn once and kept on disk; libvips' own cache would only hold memory.
sharp.cache(false);

/** Named in every stored picture's key: change it together with the settings below. */
export const encoderRelease = '1';

/** Dots per inch at which librsvg draws one pixel for one unit of the drawing. */
const plainDensity = 72;

/** Draws an SVG at the asked width and encodes it. */
export async function encode(
  { svg, width: drawnWidth, height: drawnHeight }: { svg: Buffer; width: number; height: number },
  width: number,
  format: Format,
): Promise<Buffer> {
  const picture = sharp(svg, { density: (plainDensity * width) / drawnWidth })
    // The density is exact only to a rounding of librsvg.
    .resize({ width, height: Math.round((width * drawnHeight) / drawnWidth), fit: 'fill' })
    .flatten({ background: '#000000' });
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 50, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer();
    case 'webp':
      return picture.webp({ quality: 72, effort: 3 }).toBuffer();
    case 'jpeg':
      return picture.jpeg({ quality: 76, progressive: true }).toBuffer();
  }
}
