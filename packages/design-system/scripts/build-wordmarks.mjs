// Writes the outlines of the letters of sample logos: live text in a logo would be drawn with any
// font that the machine has. Run it after changing the letters below: npm run wordmarks -w
// @marquee/design-system
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzã';

const require = createRequire(import.meta.url);
const source = await readFile(
  require.resolve('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'),
);
const heavy = await subsetFont(source, LETTERS, {
  targetFormat: 'sfnt',
  variationAxes: { wght: 800 },
});
const font = fontkit.create(Buffer.from(heavy));
const scale = 1000 / font.unitsPerEm;
/** @type {Record<string, { width: number, path: string }>} */
const letters = {};
for (const letter of LETTERS) {
  const glyph = font.glyphForCodePoint(letter.charCodeAt(0));
  letters[letter] = {
    width: Math.round(glyph.advanceWidth * scale),
    path: glyph.path
      .scale(scale, -scale)
      .toSVG()
      .replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number)))),
  };
}
await writeFile(
  fileURLToPath(new URL('../src/samples/generated/letters.ts', import.meta.url)),
  `// Written by scripts/build-wordmarks.mjs; do not edit.\n/** Outlines at 1000 units an em, from the base line up, and how far each letter moves the next. */\nexport const letters: Readonly<Record<string, { width: number; path: string }>> = ${JSON.stringify(letters, null, 2)};\n`,
);
