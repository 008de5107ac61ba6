interface Focussed {
  focus?: { x: number; y: number };
}

/**
 * CSS variables with the focus of a brand's pictures beside a form, which stays in view when they
 * are cropped. Variables, because a page's policy allows no style attribute.
 */
export function artFocusCss(background: {
  web: Focussed;
  rtl?: Focussed;
  mobile?: Focussed;
}): string {
  const { web, rtl, mobile = web } = background;
  // Without a focus, a picture is cropped around its middle.
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
