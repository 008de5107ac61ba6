import { createRequire } from 'node:module';
import type { BrandInputs, FontName } from '@marquee/theme';
import { fontData } from './generated/font-data';

/** A file to serve at `publicPath`. */
export interface FontFile {
  publicPath: string;
  /** Absolute path on disk, for the server. */
  file: string;
  family: string;
  /** Whether pages of its script load it at once: `latin-ext` is loaded by pages with one of its letters. */
  preload: boolean;
  script: 'latin' | 'latin-ext' | 'arabic';
}

interface Look {
  weight: number;
  tracking: string;
  leading: string;
  /** Evens out how large a face looks at the same size. */
  scale: number;
  /** Only where the face's own space is too narrow at display sizes. */
  space?: string;
}

/** The look of each face when it is the display face. */
const DISPLAY: Record<FontName, Look> = {
  default: { weight: 700, tracking: '-0.035em', leading: '1.08', scale: 1 },
  condensed: { weight: 800, tracking: '-0.005em', leading: '0.95', scale: 1.4 },
  sober: { weight: 700, tracking: '-0.02em', leading: '1.1', scale: 1 },
  slab: { weight: 800, tracking: '-0.02em', leading: '1', scale: 1.18 },
  humanist: { weight: 700, tracking: '-0.015em', leading: '1.1', scale: 1 },
  kufi: { weight: 600, tracking: '0', leading: '1.25', scale: 1.05, space: '.14em' },
  naskh: { weight: 700, tracking: '0', leading: '1.4', scale: 1 },
  rounded: { weight: 800, tracking: '-0.02em', leading: '1.1', scale: 1 },
  wide: { weight: 800, tracking: '-0.03em', leading: '1.02', scale: 0.86 },
  grotesque: { weight: 700, tracking: '-0.03em', leading: '1.08', scale: 1 },
};

const GENERIC: Partial<Record<FontName, string>> = { slab: 'serif', naskh: 'serif' };

const require = createRequire(import.meta.url);

const files = (name: FontName) => {
  const data = fontData[name];
  const latin = [
    ['latin', data.latin],
    ['latin-ext', data.extended],
  ] as const;
  return 'arabic' in data ? [...latin, ['arabic', data.arabic] as const] : latin;
};

const percent = (value: number) => `${Math.round(value * 1000) / 10}%`;

interface Measures {
  ascent: number;
  descent: number;
  lineGap: number;
}

const overrides = ({ ascent, descent, lineGap }: Measures, ratio: number) =>
  `;ascent-override:${percent(ascent / ratio)};descent-override:${percent(descent / ratio)};line-gap-override:${percent(lineGap / ratio)}`;

/**
 * The system fonts that stand in for a face until it is loaded, and how wide they run compared with
 * Arial.
 */
const STAND_INS = [
  {
    name: 'local',
    regular: ['Arial', 'Liberation Sans', 'Arimo'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    width: { text: 1, bold: 1, capitals: 1 },
  },
  {
    name: 'local-android',
    regular: ['Roboto'],
    bold: ['Roboto Bold'],
    width: { text: 1.008, bold: 0.953, capitals: 0.953 },
  },
  {
    name: 'local-linux',
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold'],
    width: { text: 1.148, bold: 1.198, capitals: 1.113 },
  },
] as const;

function standIn(
  family: string,
  sources: readonly string[],
  ratio: number,
  name: FontName,
  weight: number,
  letters = '',
): string {
  return (
    `@font-face{font-family:"${family}";font-weight:${weight};${letters}` +
    `src:${sources.map((source) => `local("${source}")`).join(',')};` +
    `size-adjust:${percent(ratio)}${overrides(fontData[name].measures, ratio)}}`
  );
}

const ARABIC_STAND_IN = STAND_INS[2];

/**
 * Arabic letters run at another width than Latin ones beside the same stand-in, so a later rule
 * overrides it for them.
 */
function arabicStandIns(name: FontName, use: 'text' | 'display'): string {
  const data = fontData[name];
  if (!('arabic' in data)) return '';
  const { range, widths } = data.arabic;
  const { name: system, regular, bold } = ARABIC_STAND_IN;
  const letters = `unicode-range:${range};`;
  const face = (sources: readonly string[], ratio: number, weight: number) =>
    standIn(`${use}-${system}`, sources, ratio, name, weight, letters);
  return use === 'text'
    ? face(regular, widths.text, 400) + face(bold, widths.bold, 700)
    : face(bold, widths.display, 700);
}

/**
 * One stand-in family for each system, since each needs its own measures; the browser takes the
 * first that exists.
 */
function standIns({ fonts, displayCase }: BrandInputs): string {
  const { measures } = fontData[fonts.text];
  const display = fontData[fonts.display].measures;
  const upper = displayCase === 'upper';
  return STAND_INS.map(({ name, regular, bold, width }) => {
    const wide = upper ? display.capitals / width.capitals : display.display / width.bold;
    return (
      standIn(`text-${name}`, regular, measures.text / width.text, fonts.text, 400) +
      standIn(`text-${name}`, bold, measures.bold / width.bold, fonts.text, 700) +
      standIn(`display-${name}`, bold, wide, fonts.display, 700)
    );
  })
    .concat(arabicStandIns(fonts.text, 'text'), arabicStandIns(fonts.display, 'display'))
    .join('');
}

const standInStack = (use: 'text' | 'display') =>
  STAND_INS.map(({ name }) => `${use}-${name}`).join(',');

export interface Fonts {
  /** `@font-face` rules: the files, and local fallbacks with the same measures so that text never jumps. */
  css: string;
  files: FontFile[];
  variables: Record<string, string>;
  /** Variables that change for scripts whose letters join. */
  joinedVariables: Record<string, string>;
}

export function brandFonts(inputs: BrandInputs): Fonts {
  const { fonts } = inputs;
  const names = [...new Set([fonts.display, fonts.text])];
  const served: FontFile[] = [];
  let css = '';
  for (const name of names) {
    const { family, weights, centred, measures } = fontData[name];
    const metrics = centred ? overrides(measures, 1) : '';
    for (const [script, { file, range }] of files(name)) {
      const publicPath = `/_fonts/${file}`;
      css +=
        `@font-face{font-family:"${family}";font-weight:${weights.join(' ')};font-display:swap;` +
        `src:url(${publicPath}) format("woff2");unicode-range:${range}${metrics}}`;
      served.push({
        publicPath,
        file: require.resolve(`@marquee/design-system/fonts/${file}`),
        family,
        preload: script !== 'latin-ext',
        script,
      });
    }
  }
  css += standIns(inputs);

  const look = DISPLAY[fonts.display];
  const stack = (name: FontName, local: string) =>
    `"${fontData[name].family}",${local},${GENERIC[name] ?? 'system-ui,sans-serif'}`;
  return {
    css,
    files: served,
    variables: {
      'font-text': stack(fonts.text, standInStack('text')),
      'font-display': stack(fonts.display, standInStack('display')),
      'display-weight': String(look.weight),
      'display-tracking': look.tracking,
      'display-leading': look.leading,
      'display-scale': String(look.scale),
      'display-space': look.space ?? '0',
    },
    joinedVariables: {
      'display-tracking': '0',
      'display-leading': '1.3',
      // a face without Arabic letters leaves them to the system's font, whose size needs no evening
      // out
      ...('arabic' in fontData[fonts.display] ? {} : { 'display-scale': '1' }),
    },
  };
}
