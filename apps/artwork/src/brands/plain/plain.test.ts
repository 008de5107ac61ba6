import { describe, expect, it } from 'vitest';
import { compositionOf, renderArtwork } from '../../index';
import { difference, labOf } from '../../paint/colour';
import { createRandom } from '../../random';
import type { ArtworkCrop, ArtworkRequest } from '../../request';
import { createStage } from '../../stage/stage';
import { plain } from './index';
import { toneAt } from './palette';

const crops: readonly [ArtworkCrop, ...ArtworkCrop[]] = [
  'landscape',
  'square',
  'portrait',
  'hero',
  'heroMobile',
];
const about = (name: string, league = ''): ArtworkRequest => ({
  realm: 'plain',
  titleId: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
  kind: 'event',
  crop: 'landscape',
  name,
  league,
  seed: 3,
});

describe('plain', () => {
  it.each(plain.scenes.map((scene, index) => [scene.name, index] as const))(
    'draws “%s” as sound geometry without type',
    (_, index) => {
      const crop = crops[index % crops.length] ?? 'square';
      const random = createRandom('test', index);
      const stage = createStage({ ...about('Anything'), crop }, random);
      plain.scenes[index]?.draw(
        stage,
        plain.palettes[index % plain.palettes.length] ?? plain.palettes[0],
      );
      const svg = stage.picture.toSvg();
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|font/);
      expect(svg.match(/<(path|circle|ellipse|rect)\b/g)?.length).toBeGreaterThan(5);
    },
    60_000,
  );

  it('draws realms without an art language of their own', () => {
    const request = about('Eclipse');
    expect(renderArtwork({ ...request, realm: 'nowhere' }).svg).toContain('<svg');
  }, 60_000);

  it.each([
    ['A Night at the Observatory', 'Evening Talks', /^observatory$/],
    ['Eclipse', 'Evening Talks', /^limb$/],
    ['Organ at Dusk', 'Small Concerts', /^pipes$/],
    ['Ask a Gardener', 'The Workshop', /^glasshouse$/],
    ['Slow Train North', '', /^(train|bridge)$/],
  ])('draws the subject that “%s” names', (name, league, scene) => {
    expect(compositionOf(about(name, league))).toMatch(scene);
  });

  it.each(plain.palettes.map((palette, index) => [index, palette] as const))(
    'prints palette %i from dark to light in even steps',
    (_, palette) => {
      const steps = [0, 0.2, 0.4, 0.6, 0.8, 1].map((at) => labOf(toneAt(palette, at))[0]);
      for (const [index, step] of steps.entries()) {
        if (index > 0) expect(step).toBeGreaterThan(steps[index - 1] ?? 1);
      }
      expect(difference(toneAt(palette, 0), palette.inks[0])).toBeLessThan(0.01);
    },
  );
});
