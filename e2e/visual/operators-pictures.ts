import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { root } from '../test-servers/paths';

const docs = join(root, 'docs/operators');
const kept = join(docs, 'pictures');

/** TAKE=1 takes the pictures anew; without it they are compared. */
const taking = process.env.TAKE === '1';

/**
 * The share of a picture that may differ. A code or an hour changes each time, but is smaller than this; a catalogue changes
 * from day to day and is larger.
 */
const MAY_DIFFER = { still: 0.02, catalogue: 0.12 };

async function pixels(image: Buffer) {
  const { data, info } = await sharp(image)
    .removeAlpha()
    .resize({ width: 160, kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, size: `${info.width}×${info.height}` };
}

/** The share of pixels, in small copies of two pictures, whose colours clearly differ. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [before, after] = await Promise.all([pixels(one), pixels(other)]);
  if (before.size !== after.size) return 1;
  let differing = 0;
  for (let at = 0; at < before.data.length; at += 3) {
    const far = [0, 1, 2].some(
      (channel) =>
        Math.abs((before.data[at + channel] ?? 0) - (after.data[at + channel] ?? 0)) > 40,
    );
    if (far) differing += 1;
  }
  return differing / (before.data.length / 3);
}

/** Takes a picture of the window for the operators' docs, or compares the window with the picture that they show. */
export async function operatorsPicture(
  page: Page,
  name: string,
  kind: keyof typeof MAY_DIFFER = 'still',
): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inSight = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    });
    // A broken image shows in the picture.
    await Promise.all(inSight.map((image) => image.decode().catch(() => undefined)));
  });
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const file = join(kept, `${name}.webp`);
  if (taking) {
    await mkdir(kept, { recursive: true });
    await writeFile(file, await sharp(shot).webp({ quality: 62, effort: 5 }).toBuffer());
  }
  expect(
    await difference(await readFile(file), shot),
    `docs/operators/pictures/${name}.webp no longer shows the page; npm run pictures takes it anew`,
  ).toBeLessThan(MAY_DIFFER[kind]);
}

/** Lists the picture files, and the pictures that pages of the docs show, each with the page's name. */
export async function keptAndShown(): Promise<{ kept: string[]; shown: string[] }> {
  const pages = (await readdir(docs)).filter((name) => name.endsWith('.md'));
  const texts = await Promise.all(pages.map((name) => readFile(join(docs, name), 'utf8')));
  const shown = texts.flatMap((text) =>
    [...text.matchAll(/!\[[^\]]+\]\(pictures\/([^)]+)\)/g)].map(([, name]) => name ?? ''),
  );
  return { kept: (await readdir(kept)).sort(), shown: shown.sort() };
}

/** The JSON blocks of a page of the operators' docs. */
export async function jsonOf(name: string): Promise<Record<string, unknown>[]> {
  const text = await readFile(join(docs, `${name}.md`), 'utf8');
  return [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(([, block = '']) =>
    JSON.parse(/^\s*\{/.test(block) ? block : `{${block}}`),
  );
}
