// Types for the parts that we use of two libraries without types, in cutting fonts and testing
// their stand-ins.
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff2';
      /** What to keep of each axis: a range, or one value. */
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Uint8Array>;
}

declare module 'fontkit' {
  export interface Font {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    lineGap: number;
    /** Every code point that the font has a letter for. */
    characterSet: number[];
    variationAxes: Partial<Record<string, { min: number; max: number }>>;
    getVariation(settings: Record<string, number>): Font;
    layout(
      text: string,
      features?: string[],
      script?: string,
      language?: string,
      direction?: 'ltr' | 'rtl',
    ): { advanceWidth: number };
    glyphForCodePoint(codePoint: number): Glyph;
  }
  export interface Glyph {
    advanceWidth: number;
    path: Outline;
  }
  export interface Outline {
    scale(x: number, y: number): Outline;
    toSVG(): string;
  }
  export function create(font: Uint8Array): Font;
}
