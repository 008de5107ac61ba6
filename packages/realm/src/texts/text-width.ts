/** How wide characters run beside the height of the letters, as fonts of our kind have them on average. */
const CLASSES: readonly [RegExp, number][] = [
  [/[\p{Mn}\p{Cf}]/u, 0],
  [/[ijl.,:;'’|!()[\]·]/u, 0.3],
  [/[frt\s-]/u, 0.36],
  [/[mwMW@%—]/u, 0.86],
  [/\p{Script=Arabic}/u, 0.48],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 1],
  [/\p{Emoji_Presentation}/u, 1.2],
  [/\p{Lu}/u, 0.68],
];
const USUAL = 0.54;

/** No place has room for more: what follows is not measured. */
const LONGEST = 1_000;

/** How wide a text runs, in units of its font's size. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text.slice(0, LONGEST)) {
    width += CLASSES.find(([pattern]) => pattern.test(character))?.[1] ?? USUAL;
  }
  return width;
}
