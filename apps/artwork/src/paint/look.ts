import type { Layer } from '../solid/layers';
import type { Sample } from '../solid/relief';
import type { Hex } from './colour';

type Step = readonly [above: number, colour: Hex, opacity?: number];

/** Light on edges, from behind: orange in a cage, gold at night. */
export interface EdgeLight {
  rim?: readonly Step[];
  back?: readonly Step[];
}

/** A poster in few inks: brightness alone chooses the colour, as in a screen print. */
export interface RampLook extends EdgeLight {
  kind: 'ramp';
  base: Hex;
  steps: readonly Step[];
  /** The brightness of each material, by its number; 0.6 where absent. */
  albedo: Readonly<Record<number, number>>;
  ambient: number;
  /** Materials that keep inks of their own, painted over the ramp. */
  accents?: Readonly<Record<number, readonly Step[]>>;
}

/** Flat colours, each with its own shadow and light. */
export interface ColourLook extends EdgeLight {
  kind: 'colour';
  base: Hex;
  /** The colours of each material: shadow, colour and (where given) light. */
  colours: Readonly<Record<number, readonly [Hex, Hex, Hex?]>>;
  shadow: number;
  light: number;
}

export type Look = RampLook | ColourLook;

const keyLight = (sample: Sample) => Math.max(0, sample.key) * (0.45 + 0.55 * sample.open);

function rampLayers(look: RampLook): Layer[] {
  const brightness = (sample: Sample) =>
    (look.albedo[sample.material] ?? 0.6) *
    (look.ambient * sample.open + (1 - look.ambient) * 1.5 * keyLight(sample));
  const layers: Layer[] = [{ colour: look.base, covers: () => 1, smallest: 2 }];
  for (const [above, colour, opacity] of look.steps) {
    layers.push({ colour, opacity, covers: (sample) => brightness(sample) - above });
  }
  for (const [number, steps] of Object.entries(look.accents ?? {})) {
    const only = Number(number);
    for (const [above, colour, opacity] of steps) {
      const covers = (sample: Sample) =>
        sample.material === only ? look.ambient * sample.open + keyLight(sample) - above : -1;
      layers.push({ colour, opacity, covers });
    }
  }
  return layers;
}

function colourLayers(look: ColourLook): Layer[] {
  const layers: Layer[] = [{ colour: look.base, covers: () => 1, smallest: 2 }];
  for (const [number, [dark, colour, bright]] of Object.entries(look.colours)) {
    const only = Number(number);
    const over = (threshold: number) => (sample: Sample) =>
      sample.material === only ? keyLight(sample) - threshold : -1;
    layers.push({
      colour: dark,
      covers: (sample) => (sample.material === only ? 1 : -1),
      smallest: 2,
    });
    layers.push({ colour, covers: over(look.shadow) });
    if (bright) layers.push({ colour: bright, covers: over(look.light) });
  }
  return layers;
}

export function layersOf(look: Look): Layer[] {
  const layers = look.kind === 'ramp' ? rampLayers(look) : colourLayers(look);
  for (const [above, colour, opacity] of look.back ?? []) {
    layers.push({ colour, opacity, covers: (sample) => sample.back * sample.open - above });
  }
  for (const [above, colour, opacity] of look.rim ?? []) {
    layers.push({
      colour,
      opacity,
      covers: (sample) => sample.rim * (0.3 + 0.7 * sample.open) - above,
    });
  }
  return layers;
}
