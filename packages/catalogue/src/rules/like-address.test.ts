import { expect, it } from 'vitest';
import { likeAddress } from './like-address';

const named = (...names: string[]) => names.map((name) => ({ name }));
const FIRST = named('Corner Talk', 'The Knockout Reel', 'Knockout Night', 'Épée: the final');

it.each<[string, string, string[]]>([
  [
    'more words before fewer, and a long one before a short one',
    '/video/gone/the-knockout-reel-2',
    ['The Knockout Reel', 'Knockout Night', 'Épée: the final', 'Corner Talk'],
  ],
  [
    'letters without their marks',
    '/video/gone/epee-final',
    ['Épée: the final', 'Corner Talk', 'The Knockout Reel', 'Knockout Night'],
  ],
  [
    'the order of the list where no word is shared',
    '/video/gone',
    ['Corner Talk', 'The Knockout Reel', 'Knockout Night', 'Épée: the final'],
  ],
  [
    'the order of the list for an address that is none',
    '/video/%E0%A4%A',
    ['Corner Talk', 'The Knockout Reel', 'Knockout Night', 'Épée: the final'],
  ],
])('likeAddress puts first: %s', (_what, pathname, names) => {
  expect(likeAddress(pathname, FIRST).map(({ name }) => name)).toEqual(names);
});

it('likeAddress reads an Arabic address', () => {
  const titles = named('أهداف الموسم', 'صباحات الصحراء');
  const pathname = `/video/gone/${encodeURIComponent('صباحات-الصحراء')}`;
  expect(likeAddress(pathname, titles)[0]?.name).toBe('صباحات الصحراء');
});
