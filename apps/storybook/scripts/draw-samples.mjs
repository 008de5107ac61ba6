// Writes the samples of stories: art/*.webp, drawn by the sandbox's own artwork package, and the
// texts, tones and logos in the design system's samples. Run it when artwork or a catalogue
// changes: npm run art -w @marquee/storybook
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import {
  artist,
  brandsFile,
  pictureRequests,
  sampleBrands,
  sampleSeeds,
} from './sample-titles.mjs';

/**
 * The width of each crop, and the number of titles with one: a page has few heroes and long rails.
 */
const CROPS = {
  hero: { width: 1280, count: 3 },
  heroMobile: { width: 720, count: 3 },
  landscape: { width: 560, count: 10 },
  portrait: { width: 400, count: 10 },
  square: { width: 420, count: 10 },
};

const art = fileURLToPath(new URL('../art/', import.meta.url));

await writeFile(brandsFile, `${JSON.stringify(await sampleBrands(), null, 2)}\n`);
const { renderArtwork } = await artist();
await rm(art, { recursive: true, force: true });
await mkdir(art, { recursive: true });
for (const seed of await sampleSeeds()) {
  for (const [at, request] of pictureRequests(seed).entries()) {
    for (const [crop, { width, count }] of Object.entries(CROPS)) {
      if (at >= count) continue;
      const { svg } = await renderArtwork({ ...request, crop });
      await sharp(Buffer.from(svg), { unlimited: true })
        .resize(width)
        .webp({ quality: 50, effort: 6 })
        .toFile(`${art}${seed.id}-${at}-${crop}.webp`);
    }
  }
}
