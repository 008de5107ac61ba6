import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ArtworkCrop, ArtworkKind, ArtworkRequest } from './index';
import { canvases, renderArtwork, toneOf } from './index';
import { difference, hexOf, labOf } from './paint/colour';

const realms = ['apex', 'corral', 'noor', 'metro', 'unity', 'plain'] as const;
const kinds: readonly ArtworkKind[] = ['event', 'video', 'series', 'playlist', 'fighter'];
const crops: readonly ArtworkCrop[] = ['hero', 'heroMobile', 'landscape', 'portrait', 'square'];

/** Names that ask for many different subjects. */
const names: Readonly<Record<string, readonly string[]>> = {
  apex: [
    'Fight Night: Quintela vs. Wren',
    'Anatomy of a Low Kick',
    'Inside Camp',
    'Mixtape',
    'Wren',
  ],
  corral: ['Bull Riding', 'Cloverleaf', 'Ranch Kitchen', 'Hands and Leather', 'Rider'],
  noor: ['Camel Cup', 'Photo Finish', 'The Falconers', 'Stadium Nights', 'Captain'],
  metro: ['Morning Desk', 'One Pan', 'Hidden Rivers', 'Rainy Sunday', 'Presenter'],
  unity: ['Women’s 100 m', 'Climbing', 'The Village', 'Football', 'Captain'],
  plain: ['A Talk on Bridges', 'Paper Boats', 'One Object', 'Three Essays', 'Author'],
};

const requestFor = (
  realm: string,
  kind: ArtworkKind,
  crop: ArtworkCrop,
  more = 0,
): ArtworkRequest => ({
  realm,
  kind,
  crop,
  titleId: `${realm}-${kind}-${more}`,
  name: names[realm]?.[kinds.indexOf(kind)] ?? 'A title',
  seed: 17 + more,
});

/** The picture at 240 pixels, as the image service would begin. */
const raster = (svg: string) =>
  sharp(Buffer.from(svg)).resize(240).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** The average of a picture as the eye weighs it. */
function average(data: Buffer): ReturnType<typeof hexOf> {
  const sum: [number, number, number] = [0, 0, 0];
  for (let at = 0; at < data.length; at += 3) {
    const hex = data.subarray(at, at + 3).toString('hex');
    const [l, a, b] = labOf(`#${hex}`);
    sum[0] += l;
    sum[1] += a;
    sum[2] += b;
  }
  const pixels = data.length / 3;
  return hexOf([sum[0] / pixels, sum[1] / pixels, sum[2] / pixels]);
}

/** A full run draws every kind in every realm; otherwise each realm has one kind, and each kind a realm. */
const kindsOf = (realm: (typeof realms)[number]) =>
  process.env.FULL ? kinds : kinds.filter((_, at) => realms.indexOf(realm) % kinds.length === at);

describe.each(realms)('the artwork of %s', (realm) => {
  it.each(kindsOf(realm))(
    'draws a %s in every crop, each on its own canvas',
    async (kind) => {
      for (const crop of crops) {
        const art = renderArtwork(requestFor(realm, kind, crop));
        expect({ width: art.width, height: art.height }).toEqual(canvases[crop]);
        const { data, info } = await raster(art.svg);
        expect(info.width).toBe(240);
        expect(info.height).toBe(Math.round((240 * art.height) / art.width));
        // A picture has parts: something in it differs from its own average.
        const mean = average(data);
        const spread = [...Array(60).keys()].some((step) => {
          const at = Math.floor((step / 60) * (data.length / 3)) * 3;
          return difference(`#${data.subarray(at, at + 3).toString('hex')}`, mean) > 0.05;
        });
        expect(spread).toBe(true);
        if (crop === 'landscape') expect(difference(mean, labelled(art.tone))).toBeLessThan(0.25);
      }
    },
    60_000,
  );
});

const labelled = (tone: string): `#${string}` => `#${tone.slice(1)}`;

describe('renderArtwork', () => {
  it('draws the same picture for the same request', () => {
    const request = requestFor('corral', 'event', 'portrait');
    expect(renderArtwork(request).svg).toBe(renderArtwork({ ...request }).svg);
  });

  it('gives a title one tone in all its crops, known without drawing', () => {
    const tones = crops.map((crop) => renderArtwork(requestFor('metro', 'series', crop)).tone);
    const { titleId, seed } = requestFor('metro', 'series', 'hero');
    expect(new Set(tones)).toEqual(new Set([toneOf('metro', titleId, seed)]));
    expect(toneOf('metro', titleId, seed)).toMatch(/^#[0-9a-f]{6}$/);
  });

  const many = process.env.FULL ? 40 : 12;
  it(`draws no two of ${many} titles alike`, () => {
    const drawn = Array.from({ length: many }, (_, index) =>
      renderArtwork(requestFor('metro', kinds[index % 4] ?? 'event', 'square', index)),
    );
    expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(many);
  }, 180_000);

  it('draws a realm without an art language of its own in the neutral one', () => {
    const art = renderArtwork(requestFor('someone-else', 'video', 'square'));
    expect(art.svg).toContain('<svg');
  });

  it('needs no font: nothing in a picture is text', () => {
    for (const realm of realms) {
      expect(renderArtwork(requestFor(realm, 'event', 'hero')).svg).not.toContain('<text');
    }
  });
});
