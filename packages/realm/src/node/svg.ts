interface Size {
  width: number;
  height: number;
}

/** Why an SVG cannot be served from a brand's own host, if it cannot. */
export function svgProblem(text: string): string | undefined {
  if (/<script[\s>]/i.test(text) || /\son[a-z]+\s*=/i.test(text) || /javascript:/i.test(text)) {
    return 'holds a script: export it as a plain picture';
  }
  return undefined;
}

/** The colour of the first rectangle that covers the whole picture, as `#rrggbb`. */
export function svgTone(text: string, { width, height }: Size): string | undefined {
  const view = /\sviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(text);
  const wide = ['100%', String(width), view?.[1]];
  const high = ['100%', String(height), view?.[2]];
  for (const [rectangle] of text.matchAll(/<rect\s[^>]*>/g)) {
    const covers =
      wide.includes(attribute(rectangle, 'width')) && high.includes(attribute(rectangle, 'height'));
    const fill = covers
      ? /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(attribute(rectangle, 'fill') ?? '')
      : null;
    const digits = fill?.[1]?.toLowerCase();
    if (digits) return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
  }
  return undefined;
}

function attribute(element: string, name: string): string | undefined {
  return new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(element)?.[1];
}
