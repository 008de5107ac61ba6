import { expect, it } from 'vitest';
import { type DocumentParts, writeDocument } from './document';

const parts: DocumentParts = {
  lang: 'en',
  dir: 'ltr',
  attributes: {},
  head: '<title>Delta</title>',
  preloads: '',
  styles: [],
  themeColours: [],
  icon: { href: '/icon.svg', type: 'image/svg+xml' },
  manifest: '/manifest.webmanifest',
  session: 'delta.signedIn',
  html: '<main>Delta</main>',
  // Only its place in the document matters here.
  data: {} as DocumentParts['data'],
  boot: { text: '', entry: '/entry.js', sheet: '/sheet.css', preload: [] },
  unsupported: { title: 'Old', text: 'browser' },
};

it('is drawn once all that shows has come, and waits for no data', () => {
  const html = writeDocument(parts);
  expect(html).toContain('<link rel="expect" href="#app" blocking="render">');
  expect(html.indexOf('id="page-data"')).toBeGreaterThan(html.indexOf('<main>Delta</main></div>'));
});

it('is drawn once an element that the page names has come', () => {
  const html = writeDocument({ ...parts, blocksPaintUntil: 'second' });
  expect(html).toContain('<link rel="expect" href="#second" blocking="render">');
});
