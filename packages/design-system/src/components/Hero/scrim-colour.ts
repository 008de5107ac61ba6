const GAMMA = 2.2;

/** How much farther from grey a field is than the picture's average, which is duller than any colour in it. */
const VIVID = 2.5;

/** The colour with more of its hue, as light as before until a channel has no more to give. */
function vivid(tone: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(tone.slice(at, at + 2), 16));
  const [red = 0, green = 0, blue = 0] = channels;
  const grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return `#${channels
    .map((value) => Math.round(Math.min(255, Math.max(0, grey + (value - grey) * VIVID))) || 0)
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** The colour brought down to a relative luminance, its hue kept. */
function dimmed(tone: string, most: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(tone.slice(at, at + 2), 16) / 255);
  const linear = channels.map((value) => (Number.isFinite(value) ? value ** GAMMA : 0));
  const [red = 0, green = 0, blue = 0] = linear;
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const factor = luminance > most ? most / luminance : 1;
  return `#${linear
    .map((value) => Math.round((value * factor) ** (1 / GAMMA) * 255))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** For text over a picture: white stands at 15:1 on it, so that 4.5:1 is left where the picture shows through. */
export const scrimColour = (tone = '#202020') => dimmed(tone, 0.02);

/** For text on a plain field of the picture's colour, and no dull one: white stands at 6:1. */
export const fieldColour = (tone = '#333333') => dimmed(vivid(tone), 0.12);
