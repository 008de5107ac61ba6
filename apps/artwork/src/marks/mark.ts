/** A brand's wordmark and its square sign, drawn as paths: no font is needed, and none can be missing. */
export interface BrandMark {
  logo: string;
  /** The wordmark for dark pages, where the other would be lost on them. */
  logoDark?: string;
  icon: string;
}

export const svg = (width: number, height: number, title: string, marks: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img"><title>${title}</title>${marks}</svg>\n`;

export const fill = (data: string, colour: string, more = ''): string =>
  `<path fill="${colour}" fill-rule="evenodd" d="${data}"${more && ` ${more}`}/>`;

/** Overlapping parts of one letter add up. */
export const solid = (data: string, colour: string): string =>
  `<path fill="${colour}" d="${data}"/>`;

export const line = (data: string, colour: string, width: number, more = ''): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${data}"${more && ` ${more}`}/>`;

export const at = (x: number, y: number, marks: string): string =>
  `<g transform="translate(${x} ${y})">${marks}</g>`;
