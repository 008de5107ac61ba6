const GAMMA = 2.2;

/**
 * How much more saturated an area is than the picture's average colour, which is duller than any
 * colour in it.
 */
const VIVID = 2.5;

/** Red, green and blue, each from 0 to 1. */
type Colour = readonly number[];

/** Reads `#rrggbb`; any other text is black. */
const parseColour = (text: string): Colour =>
  [1, 3, 5].map((at) => (Number.parseInt(text.slice(at, at + 2), 16) || 0) / 255);

const formatColour = (colour: Colour): string =>
  `#${colour
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const lightness = ([red = 0, green = 0, blue = 0]: Colour) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Makes a colour more saturated, as light as before as far as its channels allow. */
function vivid(colour: Colour): Colour {
  const grey = lightness(colour);
  return colour.map((value) => Math.min(1, Math.max(0, grey + (value - grey) * VIVID)));
}

/** Darkens a colour to a relative luminance, and keeps its hue. */
function dimmed(colour: Colour, most: number): string {
  const linear = colour.map((value) => value ** GAMMA);
  const luminance = lightness(linear);
  const factor = luminance > most ? most / luminance : 1;
  return formatColour(linear.map((value) => (value * factor) ** (1 / GAMMA)));
}

/**
 * The colour under text on a picture: white has 15:1 on it, so that 4.5:1 is left where the picture
 * shows through.
 */
export const scrimColour = (tone = '#202020') => dimmed(parseColour(tone), 0.02);

/**
 * The colour of a plain area under text, in the picture's hue and not dull: white has 6:1 on it.
 */
export const fieldColour = (tone = '#333333') => dimmed(vivid(parseColour(tone)), 0.12);
