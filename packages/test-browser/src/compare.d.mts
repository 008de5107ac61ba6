/** How pictures are kept; each part of a picture is encoded by itself. */
export const pictureFormats: Record<
  'exact' | 'small',
  { extension: string; encode: (screenshot: Buffer) => Promise<Buffer> }
>;

/** Null when two pictures look the same; else what differs, and a picture of that where both have one size. */
export function difference(
  before: Buffer,
  after: Buffer,
): Promise<{ message: string; picture?: Buffer } | null>;
