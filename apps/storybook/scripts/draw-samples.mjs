// Draws the sample pictures of the stories with the sandbox's own artwork and writes art/*.webp and their colours.
// Run it when that artwork changes: npm run art -w @marquee/storybook
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { runnerImport } from 'vite';

const SUBJECTS = {
  apex: ['Okafor v Lindqvist', 'The Long Way Back', 'Inside the Corner'],
  corral: ['Bull riding final', 'Bronc riding', 'Barrel race'],
  noor: ['Derby night football', 'Evening camel race', 'Football final'],
  metro: ['Evening news studio', 'Kitchen show', 'Night drama'],
  unity: ["Women's 100 m final", 'Football final', 'Swimming relay'],
  plain: ['Harbour derby', 'The draft', 'First light'],
};
const WIDTHS = { hero: 1280, heroMobile: 720, landscape: 560, portrait: 400, square: 420 };

const art = fileURLToPath(new URL('../art/', import.meta.url));
const engine = fileURLToPath(new URL('../../origin/src/artwork/index.ts', import.meta.url));
const { module } = await runnerImport(engine);

await rm(art, { recursive: true, force: true });
await mkdir(art, { recursive: true });
const tones = {};
for (const [realm, names] of Object.entries(SUBJECTS)) {
  for (const [at, name] of names.entries()) {
    for (const [crop, width] of Object.entries(WIDTHS)) {
      const request = { realm, titleId: `sample-${at}`, kind: 'event', crop, name, seed: 7 + at };
      const { svg, tone } = await module.renderArtwork(request);
      const picture = sharp(Buffer.from(svg), { unlimited: true })
        .resize(width)
        .webp({ quality: 50, effort: 6 });
      await picture.toFile(`${art}${realm}-${at}-${crop}.webp`);
      tones[`${realm}-${at}`] = tone;
    }
  }
}
await writeFile(`${art}tones.json`, `${JSON.stringify(tones, null, 2)}\n`);
