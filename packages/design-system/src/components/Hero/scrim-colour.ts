const GAMMA = 2.2;

/** How much farther from grey a field is than the picture's average, which is duller than any colour in it. */
const VIVID = 2.5;

/** Red, green and blue, each from 0 to 1. */
type Colour = readonly number[];

/** Of `#rrggbb`; what is no colour is black. */
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

/** The colour with more of its hue, as light as before until a channel has no more to give. */
function vivid(colour: Colour): Colour {
  const grey = lightness(colour);
  return colour.map((value) => Math.min(1, Math.max(0, grey + (value - grey) * VIVID)));
}

/** The colour brought down to a relative luminance, its hue kept. */
function dimmed(colour: Colour, most: number): string {
  const linear = colour.map((value) => value ** GAMMA);
  const luminance = lightness(linear);
  const factor = luminance > most ? most / luminance : 1;
  return formatColour(linear.map((value) => (value * factor) ** (1 / GAMMA)));
}

/** For text over a picture: white has 15:1 on it, so that 4.5:1 is left where the picture shows through. */
export const scrimColour = (tone = '#202020') => dimmed(parseColour(tone), 0.02);

/** For text on a plain field of the picture's colour, and no dull one: white has 6:1 on it. */
export const fieldColour = (tone = '#333333') => dimmed(vivid(parseColour(tone)), 0.12);
