// Cuts the brand fonts down to the characters and weights a site needs and writes fonts/*.woff2 with their measures.
// Run it after changing the table below: npm run fonts -w @marquee/design-system
/** @import { Font } from 'fontkit' */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const require = createRequire(import.meta.url);

/**
 * An npm package, the files of it, the weights (and the width) to keep.
 * @typedef {object} Spec
 * @property {string} package
 * @property {string} file
 * @property {string} [arabic]
 * @property {[light: number, heavy: number]} weights
 * @property {number} [width]
 * @property {{ ascent: number, descent: number, lineGap: number }} [centred]
 */

/**
 * Weights from 200 to 800 (spec 1 §9), as far as the face goes.
 * @type {Record<string, Spec>}
 */
const FONTS = {
  default: { package: 'geist', file: 'latin-wght', weights: [200, 800] },
  condensed: { package: 'sofia-sans-extra-condensed', file: 'latin-wght', weights: [200, 800] },
  sober: { package: 'public-sans', file: 'latin-wght', weights: [200, 800] },
  slab: { package: 'rokkitt', file: 'latin-wght', weights: [200, 800] },
  humanist: { package: 'cabin', file: 'latin-wght', weights: [400, 700] },
  kufi: { package: 'reem-kufi', file: 'latin-wght', arabic: 'arabic-wght', weights: [400, 700] },
  naskh: {
    package: 'noto-naskh-arabic',
    file: 'latin-wght',
    arabic: 'arabic-wght',
    weights: [400, 700],
    // the face's own ascent and descent leave room for vowel signs and set every label too high
    centred: { ascent: 1.07, descent: 0.45, lineGap: 0 },
  },
  rounded: { package: 'nunito', file: 'latin-wght', weights: [200, 800] },
  wide: { package: 'archivo', file: 'latin-wdth', weights: [200, 800], width: 125 },
  grotesque: { package: 'space-grotesk', file: 'latin-wght', weights: [300, 700] },
};

/** @type {(from: number, to: number) => number[]} */
const span = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const LATIN = [
  ...span(0x20, 0x7e),
  ...span(0xa0, 0xff),
  ...[...'ıŒœˆ˜–—‘’‚“”„†•…‹›€™−'].map((letter) => letter.charCodeAt(0)),
];
/** Letters of names in Europe's languages, such as "Perković" and "Demirbağ". */
const LATIN_EXTENDED = [...span(0x100, 0x17f), ...span(0x218, 0x21b), 0x1e9e];
const ARABIC = [
  ...[0x60c, 0x61b, 0x61f, 0x640, 0x670, 0x67e, 0x686, 0x698, 0x6a4, 0x6a9, 0x6af, 0x6cc],
  ...span(0x621, 0x63a),
  ...span(0x641, 0x652),
  ...span(0x660, 0x66c),
  ...span(0x6f0, 0x6f9),
];

/** Advance widths of Arial (and of its metric twins Liberation Sans and Arimo), thousandths of an em. */
const ARIAL = {
  regular:
    'a556b556c500d556e556f278g556h556i222j222k500l222m833n556o556p556q556r333s500t278u556v500w722x500y500z500 278A667B667C722D722E667F611G778H722I278J500K667L556M833N722O778P667Q778R722S667T611U722V667W944X667Y667Z611,278.278:278',
  bold: 'a556b611c556d611e556f333g611h611i278j278k556l278m889n611o611p611q611r389s556t333u611v556w778x556y556z500 278A722B722C722D722E667F611G778H722I278J556K722L611M833N722O778P667Q778R722S667T611U722V667W944X667Y667Z611,278.278:333',
};
const ARABIC_SAMPLE = [
  'الليلة التي حبس فيها الملعب أنفاسه ثم غنى حتى آخر حافلة إلى البيت في مدينة لا تنام',
  'شاهد كل مباراة مباشرة أو حين تشاء وأكمل من حيث توقفت على أي شاشة في المنزل',
  'اختر الباقة التي تناسبك وادفع شهريا أو مرة في السنة وألغ الاشتراك بنقرة واحدة',
].join(' ');
/**
 * The length in ems of those words without spaces in DejaVu Sans 2.37, which Linux has for Arabic;
 * spaces are Latin on every page. Arial has no open twin with Arabic letters.
 */
const DEJAVU_ARABIC = { regular: 90.688, bold: 110.096 };
/** A text long enough that its letters are about as frequent as in the texts of a site. */
const SAMPLE = [
  'The night the stadium held its breath and then sang until the last bus home in a city that never quite sleeps.',
  'Watch every event live, or on demand whenever you like, and go on where you stopped, on any screen in the house.',
  'Choose a plan that fits, pay monthly or once a year, and leave by one click: we keep your place and your favourites.',
].join(' ');

/**
 * @param {string} table
 * @returns {Record<string, number>}
 */
const widthsOf = (table) =>
  Object.fromEntries(
    [...table.matchAll(/(.)(\d+)/g)].map(([, letter, width]) => [letter, Number(width)]),
  );
/** @type {(text: string, table: string) => number} */
const arialWidth = (text, table) => {
  const widths = widthsOf(table);
  return [...text].reduce((sum, letter) => sum + (widths[letter] ?? 556), 0) / 1000;
};
/** @type {(font: Font, text: string) => number} */
const fontWidth = (font, text) =>
  [...text].reduce((sum, one) => sum + font.glyphForCodePoint(one.charCodeAt(0)).advanceWidth, 0) /
  font.unitsPerEm;
/** @param {number} value */
const round = (value) => Math.round(value * 1000) / 1000;

/**
 * The font at a weight, or at the nearest that it has.
 * @param {Font} font
 * @param {Spec['weights']} weights
 * @param {number} weight
 */
const atWeight = (font, [light, heavy], weight) =>
  font.getVariation({ wght: Math.min(Math.max(weight, light), heavy) });

/**
 * @param {Font} font
 * @param {Spec['weights']} weights
 */
function measure(font, weights) {
  /** @type {(weight: number, text: string, table: string) => number} */
  const ratio = (weight, text, table) =>
    round(fontWidth(atWeight(font, weights, weight), text) / arialWidth(text, table));
  return {
    // how much wider than Arial the face runs: text, bold text, display, display in capitals
    text: ratio(400, SAMPLE, ARIAL.regular),
    bold: ratio(700, SAMPLE, ARIAL.bold),
    display: ratio(800, SAMPLE, ARIAL.bold),
    capitals: ratio(800, SAMPLE.toUpperCase(), ARIAL.bold),
    ascent: round(font.ascent / font.unitsPerEm),
    descent: round(-font.descent / font.unitsPerEm),
    lineGap: round(font.lineGap / font.unitsPerEm),
  };
}

/**
 * Measures Arabic letters in the same way, against DejaVu Sans.
 * @param {Font} font
 * @param {Spec['weights']} weights
 */
function measureArabic(font, weights) {
  /** @type {(weight: number) => number} */
  const width = (weight) => {
    const at = atWeight(font, weights, weight);
    return ARABIC_SAMPLE.split(' ').reduce(
      (sum, word) =>
        sum + at.layout(word, undefined, 'arab', 'ar', 'rtl').advanceWidth / at.unitsPerEm,
      0,
    );
  };
  return {
    text: round(width(400) / DEJAVU_ARABIC.regular),
    bold: round(width(700) / DEJAVU_ARABIC.bold),
    display: round(width(800) / DEJAVU_ARABIC.bold),
  };
}

/** @param {number[]} codePoints */
function ranges(codePoints) {
  const sorted = [...new Set(codePoints)].sort((one, other) => one - other);
  /** @type {(value: number) => string} */
  const hex = (value) => value.toString(16).toUpperCase();
  /** @type {{ start: number, end: number }[]} */
  const found = [];
  for (const one of sorted) {
    const last = found.at(-1);
    if (last && last.end + 1 === one) last.end = one;
    else found.push({ start: one, end: one });
  }
  return found
    .map(({ start, end }) => (start === end ? `U+${hex(start)}` : `U+${hex(start)}-${hex(end)}`))
    .join(',');
}

/**
 * @param {string} name
 * @param {Spec} spec
 * @param {string} file
 * @param {string} script
 * @param {number[]} wanted
 */
async function cut(name, spec, file, script, wanted) {
  const folder = dirname(require.resolve(`@fontsource-variable/${spec.package}/package.json`));
  const source = await readFile(join(folder, 'files', `${spec.package}-${file}-normal.woff2`));
  const [min, max] = spec.weights;
  const text = String.fromCodePoint(...wanted);
  /** @type {Record<string, number>} */
  const width = spec.width ? { wdth: spec.width } : {};
  /** @type {(variationAxes: Record<string, number | { min: number, max: number }>) => Promise<Uint8Array>} */
  const subset = (variationAxes) =>
    subsetFont(source, text, { targetFormat: 'woff2', variationAxes });
  const [narrowed, whole] = await Promise.all([
    subset({ wght: { min, max }, ...width }),
    subset(width),
  ]);
  // fewer weights can take more bytes when an end of the range is not a master of the font
  const small = narrowed.length < whole.length ? narrowed : whole;
  const hash = createHash('sha256').update(small).digest('hex').slice(0, 8);
  const written = `${name}-${script}.${hash}.woff2`;
  await writeFile(join(root, 'fonts', written), small);
  const font = fontkit.create(Buffer.from(await subsetFont(small, text, { targetFormat: 'sfnt' })));
  const has = new Set(font.characterSet);
  console.log(String(small.length).padStart(6), written);
  return {
    file: written,
    bytes: small.length,
    range: ranges(wanted.filter((one) => has.has(one))),
    font,
  };
}

/**
 * @param {string} name
 * @param {Spec} spec
 * @param {string} file
 */
async function cutArabic(name, spec, file) {
  const { font, ...arabic } = await cut(name, spec, file, 'arabic', ARABIC);
  return { ...arabic, widths: measureArabic(font, spec.weights) };
}

await rm(join(root, 'fonts'), { recursive: true, force: true });
await mkdir(join(root, 'fonts'), { recursive: true });
/** @type {Record<string, object>} */
const data = {};
const notices = [];
for (const [name, spec] of Object.entries(FONTS)) {
  const { font, ...latin } = await cut(name, spec, spec.file, 'latin', LATIN);
  const inLatin = new Set(font.characterSet);
  const { font: _, ...extended } = await cut(
    name,
    spec,
    spec.file.replace('latin', 'latin-ext'),
    'latin-ext',
    LATIN_EXTENDED.filter((one) => !inLatin.has(one)),
  );
  const about = JSON.parse(
    await readFile(require.resolve(`@fontsource-variable/${spec.package}/metadata.json`), 'utf8'),
  );
  const family = about.family.replace(/ Arabic$/, '');
  notices.push(`${family}: ${about.license.type}. ${about.license.attribution}`);
  data[name] = {
    family,
    weights: spec.weights,
    latin,
    extended,
    ...(spec.arabic ? { arabic: await cutArabic(name, spec, spec.arabic) } : {}),
    measures: { ...measure(font, spec.weights), ...spec.centred },
    centred: Boolean(spec.centred),
  };
}

await writeFile(
  join(root, 'fonts', 'LICENCES.txt'),
  `These fonts are subsets of fonts under the SIL Open Font License 1.1 (https://openfontlicense.org).\n\n${notices.join('\n')}\n`,
);

await writeFile(
  join(root, 'src', 'theme', 'generated', 'font-data.ts'),
  `// Written by scripts/build-fonts.mjs; do not edit.\nexport const fontData = ${JSON.stringify(data, null, 2)} as const;\n`,
);
