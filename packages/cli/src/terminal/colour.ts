import { styleText } from 'node:util';

/** The variables of the environment that decide on colours: https://no-color.org, https://force-color.org. */
export interface ColourWishes {
  NO_COLOR?: string | undefined;
  FORCE_COLOR?: string | undefined;
  TERM?: string | undefined;
}

/** Whether a stream gets colours: never with NO_COLOR, always with FORCE_COLOR, else on a terminal that has them. */
export function wantsColour(
  stream: { isTTY?: boolean | undefined },
  { NO_COLOR, FORCE_COLOR, TERM }: ColourWishes,
): boolean {
  if (NO_COLOR) return false;
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '') return !/^(0|false)$/.test(FORCE_COLOR);
  return stream.isTTY === true && TERM !== 'dumb';
}

export type Style = Parameters<typeof styleText>[0];
export type Paint = (style: Style, text: string) => string;

/** Paints texts, or leaves them as they are. */
export const painter =
  (colour: boolean): Paint =>
  (style, text) =>
    colour ? styleText(style, text, { validateStream: false }) : text;
