// What is used of two libraries that bring no types, where fonts are cut and where the stand-ins are tested.
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff2';
      /** What is kept of each axis: a range of it, or one value. */
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
    /** Every code point that it has a letter for. */
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
