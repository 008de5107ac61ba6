/** A face of this page, for the framed page. */
export interface FontFaceNotice {
  family: string;
  /** The full address of the file. */
  address: string;
  weight: string;
  style: string;
  /** The characters that the file has: a face of two scripts has two files. */
  unicodeRange: string;
}

/** The faces of this page that come from files, without their local stand-ins. */
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

/**
 * The rules of a sheet; none for a sheet of another origin, such as one of an extension, which the
 * browser does not show to a page.
 */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch (error) {
    if (error instanceof DOMException) return [];
    throw error;
  }
}
