import { describe, expect, it } from 'vitest';
import { compositionOf, renderArtwork } from '../../index';
import { createRandom } from '../../random';
import type { ArtworkCrop, ArtworkRequest } from '../../request';
import { createStage } from '../../stage/stage';
import { unity } from './index';
import { numberIn, spread } from './numerals';
import { sportOf } from './sports';

const crops: readonly [ArtworkCrop, ...ArtworkCrop[]] = [
  'square',
  'portrait',
  'landscape',
  'heroMobile',
  'hero',
];
const about = (name: string, league = ''): ArtworkRequest => ({
  realm: 'unity',
  titleId: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
  kind: 'event',
  crop: 'landscape',
  name,
  league,
  seed: 7,
});

describe('unity', () => {
  it.each(unity.scenes.map((scene, index) => [scene.name, index] as const))(
    'draws “%s” as sound geometry without type',
    (_, index) => {
      const crop = crops[index % crops.length] ?? 'square';
      const random = createRandom('test', index);
      const stage = createStage({ ...about('Relay Finals, 100 m'), crop }, random);
      unity.scenes[index]?.draw(
        stage,
        unity.palettes[index % unity.palettes.length] ?? unity.palettes[0],
      );
      const svg = stage.picture.toSvg();
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|font/);
      expect(svg.match(/<(path|circle|ellipse|rect)\b/g)?.length).toBeGreaterThan(5);
    },
    60_000,
  );

  it('gives the same picture for the same title', () => {
    const request = about('Sport by sport', 'Climbing');
    expect(renderArtwork(request).svg).toBe(renderArtwork(request).svg);
  }, 60_000);

  it.each([
    ['swimming: morning heats swimming and diving', 'pool'],
    ['diving: ten-metre platform swimming and diving', 'tower'],
    ['the goalkeeper scores', 'net'],
    ['football: the final', 'pitch'],
    ['table tennis: mixed doubles', 'table'],
    ['rowing: the eights', 'lake'],
    ['judo: finals', 'mat'],
  ])('finds the setting of “%s”', (words, setting) => {
    expect(sportOf(words, createRandom('any')).setting).toBe(setting);
  });

  it('reads the number in a title', () => {
    expect(numberIn("women's 100 m: final")).toBe('100');
    expect(numberIn('fourth place')).toBe('4');
    expect(numberIn('happy tears')).toBeUndefined();
    expect(spread('100', 10)).toBeGreaterThan(spread('1', 10));
  });

  it('carries flags into ceremonies', () => {
    expect(compositionOf(about('The Opening Ceremony', 'Ceremonies'))).toMatch(/parade|scraps/);
  });
});
