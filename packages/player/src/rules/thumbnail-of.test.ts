import { describe, expect, it } from 'vitest';
import { thumbnailOf } from './thumbnail-of';

const LIST = 'https://media.example/s1/clip/thumbnails.vtt';
const HOSTS = ['https://origin.example/api', 'https://media.example'];
const part = { x: 160, y: 90, width: 160, height: 90 };

describe('thumbnailOf', () => {
  it.each([
    ['sprite.webp#xywh=160,90,160,90', 'https://media.example/s1/clip/sprite.webp'],
    ['/sprite.webp#xywh=pixel:160,90,160,90', 'https://media.example/sprite.webp'],
    [
      'https://origin.example/sprite.webp?w=1#xywh=160,90,160,90',
      'https://origin.example/sprite.webp?w=1',
    ],
    [' sprite.webp#xywh=160,90,160,90\n', 'https://media.example/s1/clip/sprite.webp'],
  ])('finds the part of a picture in %j', (text, src) => {
    expect(thumbnailOf(text, LIST, HOSTS)).toEqual({ src, ...part });
  });

  it.each([
    ['another host', 'https://elsewhere.example/sprite.webp#xywh=0,0,160,90'],
    ['another host without a scheme', '//elsewhere.example/sprite.webp#xywh=0,0,160,90'],
    ['a media host without https', 'http://media.example/sprite.webp#xywh=0,0,160,90'],
    ['a media host at another port', 'https://media.example:8443/sprite.webp#xywh=0,0,160,90'],
    ['a host that only begins alike', 'https://media.example.evil/sprite.webp#xywh=0,0,160,90'],
    ['a picture as data', 'data:image/png;base64,AAAA#xywh=0,0,160,90'],
    ['a script', 'javascript:alert(1)#xywh=0,0,160,90'],
    ['a whole picture', 'sprite.webp'],
    ['a part in per cent', 'sprite.webp#xywh=percent:0,0,25,25'],
    ['a part of no size', 'sprite.webp#xywh=0,0,0,90'],
    ['a part left of the picture', 'sprite.webp#xywh=-1,0,160,90'],
    ['nothing', ''],
  ])('refuses %s', (_what, text) => {
    expect(thumbnailOf(text, LIST, HOSTS)).toBeNull();
  });
});
