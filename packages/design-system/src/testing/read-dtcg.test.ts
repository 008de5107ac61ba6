import { describe, expect, it } from 'vitest';
import { readDtcg } from './read-dtcg';

describe('readDtcg', () => {
  const red = { $type: 'color', $value: { colorSpace: 'srgb', components: [1, 0, 0] } };
  it.each([
    ['a token without a type', { a: { $value: 3 } }, 'a: has no type'],
    ['a colour as a text', { a: { $type: 'color', $value: '#ff0000' } }, 'a: a colour has'],
    [
      'hex with alpha',
      { a: { $type: 'color', $value: { ...red.$value, hex: '#ff000080' } } },
      'six digits',
    ],
    [
      'a component beyond 1',
      { a: { $type: 'color', $value: { ...red.$value, components: [255, 0, 0] } } },
      '0 to 1',
    ],
    ['a length in em', { a: { $type: 'dimension', $value: { value: 1, unit: 'em' } } }, 'px, rem'],
    ['a length as a text', { a: { $type: 'dimension', $value: '13px' } }, 'no number with a unit'],
    ['a name with a dot', { 'a.b': red }, 'cannot be a name'],
    ['a reference to nothing', { a: { $type: 'color', $value: '{b}' } }, 'there is no token "b"'],
    [
      'a reference to a group',
      { b: { c: red }, a: { $type: 'color', $value: '{b}' } },
      'there is no token "b"',
    ],
    [
      'a circle',
      { a: { $type: 'color', $value: '{b}' }, b: { $type: 'color', $value: '{a}' } },
      'refers to itself',
    ],
    [
      'a reference to another type',
      { b: red, a: { $type: 'number', $value: '{b}' } },
      'is a number and names a color',
    ],
    ['a token in a token', { a: { ...red, b: red } }, 'a token holds no tokens'],
    ['a property of its own', { a: { ...red, $css: 'red' } }, '$css is no property'],
    ['a weight beyond 1000', { a: { $type: 'fontWeight', $value: 1200 } }, '1 to 1000'],
    [
      'an easing beyond the time',
      { a: { $type: 'cubicBezier', $value: [2, 0, 0, 1] } },
      'x is from 0 to 1',
    ],
  ])('refuses %s', (_, file, message) => {
    expect(() => readDtcg(file)).toThrow(message);
  });

  it('inherits a type, and resolves references of references', () => {
    const read = readDtcg({
      $type: 'color',
      a: { $value: red.$value },
      b: { $value: '{a}' },
      c: { $value: '{b}' },
    });
    expect(read.get('c')).toMatchObject({ type: 'color', alias: 'b', value: red.$value });
  });
});
