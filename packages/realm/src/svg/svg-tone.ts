import { type Size, viewBoxOf } from './svg-size';
import { elementsOf, type SvgElement } from './svg-tree';

/** Returns the colour of the first rectangle that covers the whole picture, as `#rrggbb`. */
export function svgTone(root: SvgElement, { width, height }: Size): string | undefined {
  const view = viewBoxOf(root);
  const wide = ['100%', String(width), String(view?.width)];
  const high = ['100%', String(height), String(view?.height)];
  for (const { name, attributes } of elementsOf(root)) {
    const covers =
      name === 'rect' &&
      wide.includes(attributes.get('width') ?? '') &&
      high.includes(attributes.get('height') ?? '');
    const fill = covers ? /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(attributes.get('fill') ?? '') : null;
    const digits = fill?.[1]?.toLowerCase();
    if (digits) return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
  }
  return undefined;
}
