import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { VendorMark } from './VendorMark';

it.each([
  ['google', ['#ea4335', '#fbbc04', '#34a853', '#4285f4']],
  ['apple', ['currentColor']],
  ['facebook', ['#0866ff', '#fff']],
] as const)('VendorMark of %s is a square in the vendor’s colours', (vendor, colours) => {
  const drawing = renderToStaticMarkup(<VendorMark vendor={vendor} />);
  expect(drawing).toContain('viewBox="0 0 24 24"');
  expect(drawing).toContain('aria-hidden="true"');
  for (const colour of colours) expect(drawing).toContain(`"${colour}"`);
});

it('VendorMark keeps the colours of two marks on a page apart', () => {
  const drawings = renderToStaticMarkup(
    <>
      <VendorMark vendor="google" />
      <VendorMark vendor="google" tile />
    </>,
  );
  const ids = [...drawings.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(8);
  expect(new Set(ids).size).toBe(8);
  for (const id of ids) expect(drawings).toContain(`url(#${id})`);
});
