import { getCssText } from '../stitches';

/** The part of the style sheet that this html uses, in the form Stitches takes over in the browser. */
export function criticalCss(_html: string, sheet: string = getCssText()): string {
  return sheet;
}
