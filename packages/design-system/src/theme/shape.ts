import type { BrandInputs } from '@marquee/theme';

/** Corner radii of small things, controls, fields, cards and panels. */
const CORNERS: Record<
  BrandInputs['corners'],
  { r1: string; r2: string; 'r-field': string; r3: string }
> = {
  sharp: { r1: '2px', r2: '2px', 'r-field': '2px', r3: '2px' },
  soft: { r1: '3px', r2: '6px', 'r-field': '6px', r3: '6px' },
  round: { r1: '6px', r2: '14px', 'r-field': '14px', r3: '14px' },
  pill: { r1: '99px', r2: '99px', 'r-field': '21px', r3: '21px' },
};

/**
 * The height of controls, and the space between cards, between sections and at the page's sides.
 */
const DENSITY: Record<
  BrandInputs['density'],
  { control: string; gap: string; section: string; gutter: string }
> = {
  compact: { control: '44px', gap: '8px', section: '21px', gutter: 'clamp(13px, 3vw, 55px)' },
  regular: { control: '48px', gap: '13px', section: '34px', gutter: 'clamp(13px, 4vw, 68px)' },
  airy: { control: '52px', gap: '21px', section: '44px', gutter: 'clamp(21px, 5vw, 89px)' },
};

/** Times of movement, never longer than the 200 ms of spec 1 §9. */
const MOTION: Record<BrandInputs['motion'], { dur: string; ease: string }> = {
  quick: { dur: '120ms', ease: 'cubic-bezier(.2,0,0,1)' },
  calm: { dur: '200ms', ease: 'ease-out' },
  playful: { dur: '200ms', ease: 'cubic-bezier(.3,1.6,.6,1)' },
  none: { dur: '0s', ease: 'linear' },
};

export function shapeVariables(inputs: BrandInputs): Record<string, string> {
  return {
    ...CORNERS[inputs.corners],
    ...(inputs.ornament === 'tiles' && inputs.corners === 'round'
      ? { r3: '20px', 'r-field': '16px', r2: '16px' }
      : {}),
    ...DENSITY[inputs.density],
    ...MOTION[inputs.motion],
    'display-case': inputs.displayCase === 'upper' ? 'uppercase' : 'none',
  };
}
