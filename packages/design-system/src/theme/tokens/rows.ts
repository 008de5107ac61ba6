import type { PaletteName } from '@marquee/theme';
import { BASE_VARIABLES } from '../base-variables';
import type { CssType } from './read-css-value';
import type { Path } from './token';

/** The place of a CSS variable of the site among the tokens, and what it is for. */
export interface Row {
  path: Path;
  type: CssType | 'transition';
  says: string;
}

const COLOURS: Record<PaletteName, string> = {
  surface: 'The page itself.',
  'surface-raised': 'Cards and panels on the page.',
  'surface-sunken': 'Fields and wells in the page.',
  'surface-overlay': 'Menus, sheets and dialogs.',
  text: 'Words.',
  'text-muted': 'Quiet words.',
  border: 'Hairlines.',
  'border-strong': 'Edges of controls.',
  skeleton: 'Placeholders, and the groove of a bar that fills.',
  tint: 'Laid under quiet controls.',
  'tint-strong': 'Laid under quiet controls that are pointed at.',
  accent: 'The brand’s signal colour.',
  'accent-hover': 'The same, pointed at.',
  'accent-edge': 'Edges in the accent that have to be seen.',
  'accent-text': 'Words in the accent.',
  'accent-soft': 'A soft ground in the accent.',
  'accent-alt': 'The second accent.',
  'accent-on-plate': 'Marks in the accent on pictures.',
  'on-accent': 'Words on the accent.',
  'on-accent-alt': 'Words on the second accent.',
  focus: 'The ring round what has the focus.',
  danger: 'What destroys something.',
  'danger-hover': 'The same, pointed at.',
  'danger-text': 'Words about errors.',
  'danger-soft': 'The ground of an error.',
  'on-danger': 'Words on danger.',
  'success-text': 'Words about success.',
  'success-soft': 'The ground of a success.',
  'warning-text': 'Words of warning.',
  'warning-soft': 'The ground of a warning.',
  live: 'What is on now.',
  'on-live': 'Words on live.',
  'live-on-plate': 'Marks of live on pictures.',
};

const ART: Record<string, string> = {
  plate: 'The plate under words on a picture.',
  'on-plate': 'Words on that plate.',
  'art-text': 'Words on a picture.',
  'art-tint': 'Quiet controls on a picture.',
  'art-tint-strong': 'The same, pointed at.',
  'art-border': 'Edges of controls on a picture.',
  scrim: 'Over the page behind a dialog.',
  'scrim-strong': 'The same where nothing may shine through.',
};

const DURATIONS: Record<string, string> = {
  'dur-fade': 'Fades.',
  'dur-turn': 'One turn of a spinner.',
  'dur-turn-slow': 'One turn where a viewer asks for less motion.',
  'dur-sweep': 'One sweep of a bar without an end.',
  'dur-breath': 'One breath of a placeholder.',
  'dur-slide': 'How long a hero stays.',
  'dur-wait': 'How long a hint waits.',
  dur: 'Movements.',
};

type Rows = Record<string, Row>;

const rows = (type: Row['type'], path: (name: string) => Path, told: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(told).map(([name, says]): [string, Row] => [
      name,
      { path: path(name), type, says },
    ]),
  );

const under = (group: string) => (name: string) => [group, name];
const namesIn = (pattern: RegExp, says: (name: string) => string) =>
  Object.fromEntries(
    Object.keys(BASE_VARIABLES)
      .filter((name) => pattern.test(name))
      .map((name) => [name, says(name)]),
  );

/**
 * Every CSS variable of the site, by its name without dashes. A test checks that none is missing.
 */
export const ROWS: Readonly<Rows> = {
  ...rows('color', under('colour'), COLOURS),
  ...rows('color', under('art'), ART),
  shadow: { path: ['shadow'], type: 'shadow', says: 'Under what floats above the page.' },
  ...rows(
    'dimension',
    (name) => ['space', name.slice(1)],
    namesIn(/^s\d+$/, (name) => `A space of ${name.slice(1)} px.`),
  ),
  ...rows('dimension', under('space'), {
    gap: 'Between cards.',
    section: 'Between sections of a page.',
    gutter: 'At the sides of a page; grows with the window from the least to the most.',
    edge: 'What a window keeps free round menus and hints.',
  }),
  ...rows('dimension', under('size'), {
    bar: 'The height of the bar at the top.',
    touch: 'The least size of what a finger meets.',
    control: 'The height of buttons and fields.',
    ...namesIn(/^icon\d$/, () => 'An icon.'),
  }),
  ...rows('dimension', (name) => ['radius', name.replace('r-', '')], {
    r1: 'Corners of small things.',
    r2: 'Corners of controls.',
    'r-field': 'Corners of fields.',
    r3: 'Corners of cards and panels.',
  }),
  ...rows(
    'dimension',
    under('font-size'),
    namesIn(/^(tiny|t\d|t-field)$/, (name) =>
      name === 't-field' ? 'Words in fields, never below 16 px.' : 'A step of the scale of type.',
    ),
  ),
  ...rows('fontFamily', (name) => ['font', name.slice(5)], {
    'font-text': 'The face of everything but headings, and what stands in for it.',
    'font-display': 'The face of headings and numbers, and what stands in for it.',
  }),
  'display-weight': {
    path: ['display', 'weight'],
    type: 'fontWeight',
    says: 'The weight of headings.',
  },
  ...rows('number', (name) => ['display', name.slice(8)], {
    'display-tracking': 'Space between letters of headings, as a share of their size (em).',
    'display-leading': 'Height of lines of headings, as a multiple of their size.',
    'display-scale': 'What the size of headings is multiplied by, so that faces look alike large.',
    'display-space': 'Space added between words of headings, as a share of their size (em).',
  }),
  'display-case': {
    path: ['display', 'case'],
    type: 'text',
    says: 'Whether headings are set in capitals.',
  },
  ...rows('duration', (name) => ['motion', name.replace('dur', 'duration')], DURATIONS),
  ease: {
    path: ['motion', 'ease'],
    type: 'cubicBezier',
    says: 'How movements speed up and slow down.',
  },
  fade: { path: ['motion', 'fade'], type: 'transition', says: 'How things fade.' },
  ...rows('text', (name) => ['bar', name.slice(4)], {
    'bar-over-position': 'How the bar lies over a hero.',
    'bar-over-ground': 'The ground of a bar over a hero.',
    'bar-over-pull': 'How far a hero is pulled under the bar.',
  }),
};

/** Groups of tokens that differ under a condition; their paths repeat below the group. */
export const VARIANTS = {
  wide: 'In windows wider than 1024 px, instead of the tokens of the same names.',
  'joined-scripts':
    'For scripts whose letters join, such as Arabic, instead of the tokens of the same names.',
  'more-contrast':
    'For viewers who ask their system for more contrast, instead of the tokens of the same names.',
} as const;

export type Variant = keyof typeof VARIANTS;

/** What groups are for, by their path. */
export const GROUPS: Readonly<Record<string, string>> = {
  scale: 'Seven scales from ground to ink. The colours below name a step of one of them.',
  'scale/neutral':
    '1 to 4 are grounds, 5 is a placeholder, 6 and 7 are hairlines, 8 is the edge of a control, 11 is quiet text and 12 text.',
  colour: 'Colours by their use: what components ask for.',
  art: 'What stands on pictures, in every brand alike.',
  space: 'Distances, built on 13.',
  size: 'Sizes of things.',
  radius: 'Corners.',
  'font-size': 'The scale of type.',
  font: 'The two voices of the brand.',
  display: 'How headings are set.',
  motion: 'Times and easings. Less motion is always less.',
  typography: 'Styles of headings and texts.',
  ...VARIANTS,
};
