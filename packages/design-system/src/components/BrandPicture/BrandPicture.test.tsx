import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BrandPicture } from './BrandPicture';

const web = { src: '/web.webp', width: 1080, height: 1440 };
const mobile = { src: '/mobile.webp', width: 820, height: 1080 };
const rtl = { src: '/rtl.webp', width: 1080, height: 1440 };

it.each([
  ['ltr', { web, rtl }, '/web.webp'],
  ['rtl', { web, rtl }, '/rtl.webp'],
  ['rtl', { web }, '/web.webp'],
  ['ltr', { web, mobile }, '/mobile.webp'],
  ['rtl', { web, rtl, mobile }, '/mobile.webp'],
] as const)(
  'BrandPicture shows a %s page the art for its direction, as decoration',
  (dir, art, src) => {
    const { container } = render(<BrandPicture dir={dir} background={art} />);
    const image = container.querySelector('img');
    expect(image).toHaveAttribute('src', src);
    expect(image).toHaveAttribute('alt', '');
  },
);
