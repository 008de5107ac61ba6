// What the test of the stand-ins uses of two libraries that bring no types.
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'sfnt' | 'woff2' },
  ): Promise<Uint8Array>;
}

declare module 'fontkit' {
  export interface Font {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    variationAxes: Partial<Record<string, { min: number; max: number }>>;
    getVariation(settings: Record<string, number>): Font;
    layout(text: string): { advanceWidth: number };
  }
  export function create(font: Uint8Array): Font;
}
