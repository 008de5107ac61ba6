import { headTags, writeHead } from '@marquee/renderer/head';
import { realmFixture, siteFixture } from '@marquee/renderer/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { catalogue } from '../catalogue';
import { titleHead } from './title-head';
import type { TitlePageView } from './title-page-view';

const picture = { url: 'https://origin.example/x', width: 1600, height: 900, tone: '#102030' };
const titleOf = (name: string, synopsis: string): TitlePageView => ({
  id: 'v-1',
  kind: 'video',
  name,
  synopsis,
  accessLevel: 'FREE',
  picture,
  portrait: picture,
  square: picture,
  releasedAt: '2026-11-01T10:00:00Z',
  seconds: 60,
  credits: [],
  seasons: [],
  related: [],
});

const site = siteFixture({
  realm: realmFixture({ hosts: ['demo.example'] }),
  features: [catalogue],
});
const place = { address: 'https://demo.example' };

/** The head of a title's page as a browser reads it. */
function headOf(title: TitlePageView) {
  const html = writeHead(headTags(site, place, titleHead(site, title)));
  return new DOMParser().parseFromString(`<!doctype html><head>${html}</head>`, 'text/html');
}

/** Texts that are likely to end an element, and any others. */
const text = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1 }),
  fc
    .array(
      fc.constantFrom(
        '</script>',
        '<!--',
        '<script',
        '-->',
        ']]>',
        '"',
        "'",
        '\\',
        '\u2028',
        '&lt;',
        '</SCRIPT ',
        'a',
      ),
      { minLength: 1 },
    )
    .map((parts) => parts.join('')),
);

it('no text of a title ends the script element or adds another', () => {
  fc.assert(
    fc.property(text, text, (name, synopsis) => {
      const document = headOf(titleOf(name, synopsis));
      const scripts = [...document.querySelectorAll('script')];
      expect(scripts).toHaveLength(2);
      expect(document.body.childNodes).toHaveLength(0);
      const [video] = scripts.map(({ textContent }) => JSON.parse(textContent));
      expect(video).toMatchObject({ '@type': 'VideoObject', name, description: synopsis });
    }),
  );
});

it('names the title for sites that the page is shared on, and no address that plays', () => {
  const document = headOf(titleOf('The long night', 'Twelve rounds.'));
  const content = (property: string) =>
    document.querySelector(`meta[property="${property}"]`)?.getAttribute('content');
  expect(content('og:title')).toBe('The long night');
  expect(content('og:type')).toBe('video.other');
  expect(content('og:image')).toBe('https://origin.example/x?w=1440&f=jpeg');
  expect(content('og:video')).toBeUndefined();
});
