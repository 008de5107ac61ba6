/** One face of the page, as another page needs it. */
export interface FontFaceNotice {
  family: string;
  /** Of the file, in full. */
  address: string;
  weight: string;
  style: string;
  /** The letters that the file has: a face of two scripts has two files. */
  unicodeRange: string;
}

/** The faces of this page that come from files; what only stands in for them until they are there is left out. */
export function fontFaces(
  sheets: Iterable<CSSStyleSheet> = document.styleSheets,
): FontFaceNotice[] {
  return [...sheets].flatMap(rulesOf).flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const of = (name: string) => rule.style.getPropertyValue(name);
    const [, file] = /url\(\s*["']?([^"')]+)/.exec(of('src')) ?? [];
    if (!file) return [];
    return {
      family: of('font-family').replace(/^["']|["']$/g, ''),
      address: new URL(file, rule.parentStyleSheet?.href ?? document.baseURI).href,
      weight: of('font-weight') || 'normal',
      style: of('font-style') || 'normal',
      unicodeRange: of('unicode-range') || 'U+0-10FFFF',
    };
  });
}

/** None of a sheet of another origin, such as one of the viewer's extensions: the browser does not show them to a page. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch (error) {
    if (error instanceof DOMException) return [];
    throw error;
  }
}
