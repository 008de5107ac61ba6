import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mosaicPictures } from './mosaic-pictures';
import { ThumbnailMosaic } from './ThumbnailMosaic';

const picture = (name: string) => ({ url: `/${name}`, width: 480, height: 270 });
const letters = (names: string) => [...names].map(picture);
const addresses = (list: readonly { url: string }[]) =>
  list.map(({ url }) => url.slice(1)).join('');

describe('mosaicPictures', () => {
  it.each([
    ['', ''],
    ['a', 'a'],
    ['abc', 'abc'],
    ['abcd', 'abcd'],
    ['abcdefg', 'abcd'],
  ])('[2.9-04] takes from %j the first four: %j', (list, shown) => {
    expect(addresses(mosaicPictures(letters(list)))).toBe(shown);
  });

  it('[2.9-05] shows the fifth when one of the four is removed', () => {
    const five = letters('abcde');
    for (let gone = 0; gone < 4; gone += 1) {
      const left = five.filter((_, at) => at !== gone);
      expect(addresses(mosaicPictures(left))).toBe('abcde'.replace('abcde'[gone] ?? '', ''));
      // the same when the item stays and only its picture is missing
      const holed = five.map((item, at) => (at === gone ? null : item));
      expect(mosaicPictures(holed)).toEqual(mosaicPictures(left));
    }
  });

  it('[2.4-52] follows the order of the list', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(letters('abcdefgh'), { minLength: 4 }), (order) => {
        expect(mosaicPictures(order)).toEqual(order.slice(0, 4));
      }),
    );
  });
});

describe('ThumbnailMosaic', () => {
  it('[2.9-04] shows four pictures and no more', () => {
    const { container } = render(<ThumbnailMosaic images={letters('abcdef')} />);
    const sources = [...container.querySelectorAll('img')].map((image) => image.src.slice(-17));
    expect(sources).toHaveLength(4);
    expect(sources[3]).toContain('/d?');
  });

  it('is hidden from assistive technology beside the list’s name, and otherwise has the given name', () => {
    const { rerender } = render(<ThumbnailMosaic images={letters('ab')} />);
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<ThumbnailMosaic images={letters('ab')} label="For the weekend" />);
    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(screen.getByRole('img', { name: 'For the weekend' })).toBeInTheDocument();
  });

  it('is not empty for an empty list', () => {
    const { container } = render(<ThumbnailMosaic images={[]} />);
    expect(container.querySelector('svg')).not.toBeNull();
  });
});
