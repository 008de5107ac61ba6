import type { CSSProperties } from 'react';

/** The eight colours that viewers may choose (FCC 79.103), and those of the device. */
export const CAPTIONS_COLOURS = {
  white: '#ffffff',
  black: '#000000',
  red: '#ff0000',
  green: '#00ff00',
  blue: '#0000ff',
  yellow: '#ffff00',
  magenta: '#ff00ff',
  cyan: '#00ffff',
  'system-text': 'CanvasText',
  'system-ground': 'Canvas',
} as const;

export type CaptionsColour = keyof typeof CAPTIONS_COLOURS;

/** The eight classes of fonts of FCC 79.103. */
const FONTS = [
  'default',
  'mono-serif',
  'serif',
  'mono-sans',
  'sans',
  'casual',
  'cursive',
  'small-caps',
] as const;

export type CaptionsFont = (typeof FONTS)[number];

const EDGES = ['none', 'raised', 'depressed', 'uniform', 'drop'] as const;

export type CaptionsEdge = (typeof EDGES)[number];

const POSITIONS = ['made', 'up', 'down'] as const;

/** How a viewer wants captions to look. Opacities are from 0 to 1. */
export interface CaptionsLook {
  /** Per cent of the usual size, from 50 to 300. */
  size: number;
  font: CaptionsFont;
  colour: CaptionsColour;
  opacity: number;
  /** The ground behind the letters. */
  background: CaptionsColour;
  backgroundOpacity: number;
  /** The box around all lines. */
  window: CaptionsColour;
  windowOpacity: number;
  edge: CaptionsEdge;
  /** Where they are: as their makers say, or always at the top or at the bottom. */
  position: (typeof POSITIONS)[number];
}

const usual: CaptionsLook = {
  size: 100,
  font: 'default',
  colour: 'white',
  opacity: 1,
  background: 'black',
  backgroundOpacity: 0.75,
  window: 'black',
  windowOpacity: 0,
  edge: 'none',
  position: 'made',
};

export type CaptionsPreset = 'default' | 'large' | 'contrast' | 'system';

/** Looks that a viewer may choose at once. */
export const CAPTIONS_PRESETS: Readonly<Record<CaptionsPreset, CaptionsLook>> = {
  default: usual,
  large: { ...usual, size: 200 },
  contrast: { ...usual, size: 150, font: 'sans', colour: 'yellow', backgroundOpacity: 1 },
  system: {
    ...usual,
    colour: 'system-text',
    background: 'system-ground',
    backgroundOpacity: 1,
  },
};

const isColour = (value: unknown): value is CaptionsColour =>
  typeof value === 'string' && Object.hasOwn(CAPTIONS_COLOURS, value);

/**
 * A look that was stored, as data of unknown origin. A part that is missing or no look's is the
 * default one's.
 */
export function readCaptionsLook(stored: unknown): CaptionsLook {
  const given: Record<string, unknown> =
    typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const oneOf = <Value>(values: readonly Value[], name: keyof CaptionsLook, otherwise: Value) =>
    values.find((value) => value === given[name]) ?? otherwise;
  const colour = (name: 'colour' | 'background' | 'window') => {
    const value = given[name];
    return isColour(value) ? value : usual[name];
  };
  const within = (name: keyof CaptionsLook, least: number, most: number, otherwise: number) => {
    const value = given[name];
    return typeof value === 'number' && value >= least && value <= most ? value : otherwise;
  };
  return {
    size: within('size', 50, 300, usual.size),
    font: oneOf(FONTS, 'font', usual.font),
    colour: colour('colour'),
    opacity: within('opacity', 0, 1, usual.opacity),
    background: colour('background'),
    backgroundOpacity: within('backgroundOpacity', 0, 1, usual.backgroundOpacity),
    window: colour('window'),
    windowOpacity: within('windowOpacity', 0, 1, usual.windowOpacity),
    edge: oneOf(EDGES, 'edge', usual.edge),
    position: oneOf(POSITIONS, 'position', usual.position),
  };
}

const mixed = (colour: CaptionsColour, opacity: number) =>
  `color-mix(in srgb, ${CAPTIONS_COLOURS[colour]} ${Math.round(opacity * 100)}%, transparent)`;

type LookStyle = CSSProperties &
  Record<'--caption-size' | '--caption-text' | '--caption-ground' | '--caption-window', string>;

/** The custom properties that the styles of captions read. */
export const lookStyle = (look: CaptionsLook): LookStyle => ({
  '--caption-size': String(Math.min(300, Math.max(50, look.size)) / 100),
  '--caption-text': mixed(look.colour, look.opacity),
  '--caption-ground': mixed(look.background, look.backgroundOpacity),
  '--caption-window': mixed(look.window, look.windowOpacity),
});
