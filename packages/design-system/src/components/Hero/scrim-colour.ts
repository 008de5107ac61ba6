/**
 * The picture's own colour, dark enough for white text: its relative luminance is brought down to 0.03, where white
 * stands at 13:1, so that 4.5:1 is left where the scrim lets the picture through.
 */
export function scrimColour(tone = '#202020'): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(tone.slice(at, at + 2), 16) / 255);
  const linear = channels.map((value) => (Number.isFinite(value) ? value ** 2.2 : 0));
  const [red = 0, green = 0, blue = 0] = linear;
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const factor = luminance > 0.03 ? 0.03 / luminance : 1;
  return `#${linear
    .map((value) => Math.round((value * factor) ** (1 / 2.2) * 255))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}
