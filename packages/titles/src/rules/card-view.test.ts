import { createTranslator, formatDuration } from '@marquee/i18n';
import { expect, it } from 'vitest';
import en from '../labels/en.json';
import { video } from '../testing/title-answers';
import { cardView } from './card-view';
import { titleView } from './title-view';

const format = {
  t: createTranslator({ locale: 'en', labels: en }).t,
  duration: (seconds: number) => formatDuration(seconds, 'en'),
};

it.each([
  ['landscape', 1920, 1080],
  ['portrait', 1280, 1920],
  ['square', 1440, 1440],
] as const)(
  'a %s card has its title’s facts and the picture of its shape, and no more of it',
  (shape, width, height) => {
    expect(cardView(video(), shape, format)).toEqual({
      ...titleView(video(), format),
      picture: { url: `http://origin.test/images/demo/${shape}`, width, height, tone: '#102030' },
    });
  },
);
