interface Focussed {
  focus?: { x: number; y: number };
}

/** What stays in sight of a brand's pictures beside a form, as variables: a page's policy takes no style attribute. */
export function artFocusCss(background: {
  web: Focussed;
  rtl?: Focussed;
  mobile?: Focussed;
}): string {
  const { web, rtl, mobile = web } = background;
  // The middle is where a picture is cut around without a word.
  if (![web, rtl, mobile].some((picture) => picture?.focus)) return '';
  return [
    rule(':root', '--art-focus', web),
    rule(':root', '--art-focus-below', mobile),
    rule('[dir=rtl]', '--art-focus', rtl),
  ].join('');
}

function rule(selector: string, name: string, picture: Focussed | undefined): string {
  if (!picture) return '';
  const { x, y } = picture.focus ?? { x: 0.5, y: 0.5 };
  return `${selector}{${name}:${percent(x)} ${percent(y)}}`;
}

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;
