/**
 * The part of an answer's shape that is checked at run time: its required top-level fields, written
 * `field:type field:type`, or `array`. Generated from the contracts; empty when nothing is promised.
 */
export type Shape = string;

export type JsonObject = { readonly [key: string]: unknown };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

export function hasShape(value: unknown, shape: Shape): boolean {
  if (shape === '') return true;
  if (!shape.includes(':')) return typeOf(value) === shape;
  return (
    isObject(value) &&
    shape.split(' ').every((field) => {
      const [name = '', type] = field.split(':');
      return Object.hasOwn(value, name) && typeOf(value[name]) === type;
    })
  );
}
