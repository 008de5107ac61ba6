import type { PaletteName } from '@marquee/theme';
import { BASE_VARIABLES } from '../base-variables';
import type { CssType } from './read-css-value';
import type { Path } from './token';

/** The place of a CSS variable of the site among the tokens, and what it is for. */
export interface Row {
  path: Path;
  type: CssType | 'transition';
  description: string;
}

const COLOURS: Record<PaletteName, string> = {
  surface: 'The page itself.',
  'surface-raised': 'Cards and panels on the page.',
  'surface-sunken': 'Fields and wells in the page.',
  'surface-overlay': 'Menus, sheets and dialogs.',
  text: 'Text.',
  'text-muted': 'Secondary text.',
  border: 'Hairlines.',
  'border-strong': 'Edges of controls.',
  skeleton: 'Placeholders, and the groove of a bar that fills.',
  tint: 'The ground of quiet controls.',
  'tint-strong': 'The ground of quiet controls on hover.',
  accent: 'The brand’s signal colour.',
  'accent-hover': 'The same, on hover.',
  'accent-edge': 'Edges in the accent that have to be visible.',
  'accent-text': 'Text in the accent.',
  'accent-soft': 'A soft ground in the accent.',
  'accent-alt': 'The second accent.',
  'accent-on-plate': 'Marks in the accent on pictures.',
  'on-accent': 'Text on the accent.',
  'on-accent-alt': 'Text on the second accent.',
  focus: 'The ring round the focused control.',
  danger: 'Actions that destroy something.',
  'danger-hover': 'The same, on hover.',
  'danger-text': 'Text about errors.',
  'danger-soft': 'The ground of an error.',
  'on-danger': 'Text on danger.',
  'success-text': 'Text about success.',
  'success-soft': 'The ground of a success.',
  'warning-text': 'Text of warnings.',
  'warning-soft': 'The ground of a warning.',
  live: 'Titles that are live now.',
  'on-live': 'Text on live.',
  'live-on-plate': 'Marks of live on pictures.',
};

const ART: Record<string, string> = {
  plate: 'The plate under text on a picture.',
  'on-plate': 'Text on that plate.',
  'art-text': 'Text on a picture.',
  'art-tint': 'Quiet controls on a picture.',
  'art-tint-strong': 'The same, on hover.',
  'art-border': 'Edges of controls on a picture.',
  letterbox: 'Beside a picture that does not fill its frame.',
  scrim: 'Over the page behind a dialog.',
  'scrim-strong': 'The same where nothing may show through.',
  'corner-red': 'The mark of the red corner of a ring.',
  'corner-blue': 'The mark of the blue corner.',
};

const DURATIONS: Record<string, string> = {
  'dur-fade': 'Fades.',
  'dur-turn': 'One turn of a spinner.',
  'dur-turn-slow': 'One turn where a viewer asks for less motion.',
  'dur-sweep': 'One sweep of a bar without an end.',
  'dur-breath': 'One pulse of a placeholder.',
  'dur-slide': 'How long a hero stays.',
  'dur-wait': 'How long a hint waits.',
  dur: 'Movements.',
};

type Rows = Record<string, Row>;

const rows = (type: Row['type'], path: (name: string) => Path, told: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(told).map(([name, description]): [string, Row] => [
      name,
      { path: path(name), type, description },
    ]),
  );

const under = (group: string) => (name: string) => [group, name];
const namesIn = (pattern: RegExp, description: (name: string) => string) =>
  Object.fromEntries(
    Object.keys(BASE_VARIABLES)
      .filter((name) => pattern.test(name))
      .map((name) => [name, description(name)]),
  );

/**
 * Every CSS variable of the site, by its name without dashes. A test checks that none is missing.
 */
export const ROWS: Readonly<Rows> = {
  ...rows('color', under('colour'), COLOURS),
  ...rows('color', under('art'), ART),
  shadow: { path: ['shadow'], type: 'shadow', description: 'The shadow of overlays.' },
  ...rows(
    'dimension',
    (name) => ['space', name.slice(1)],
    namesIn(/^s\d+$/, (name) => `A space of ${name.slice(1)} px.`),
  ),
  ...rows('dimension', under('space'), {
    gap: 'Between cards.',
    section: 'Between sections of a page.',
    gutter: 'At the sides of a page; grows with the window from the minimum to the maximum.',
    edge: 'Between menus or hints and the edges of the window.',
  }),
  ...rows('dimension', under('size'), {
    bar: 'The height of the bar at the top.',
    touch: 'The minimum size of a touch target.',
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
      name === 't-field' ? 'Text in fields, never below 16 px.' : 'A step of the scale of type.',
    ),
  ),
  ...rows('fontFamily', (name) => ['font', name.slice(5)], {
    'font-text': 'The font of all text but headings, and its stand-ins.',
    'font-display': 'The font of headings and numbers, and its stand-ins.',
  }),
  'display-weight': {
    path: ['display', 'weight'],
    type: 'fontWeight',
    description: 'The weight of headings.',
  },
  ...rows('number', (name) => ['display', name.slice(8)], {
    'display-tracking': 'Space between letters of headings, as a share of their size (em).',
    'display-leading': 'Height of lines of headings, as a multiple of their size.',
    'display-scale': 'The factor of the size of headings, so that all fonts look equally large.',
    'display-space': 'Space added between words of headings, as a share of their size (em).',
  }),
  'display-case': {
    path: ['display', 'case'],
    type: 'text',
    description: 'Whether headings are set in capitals.',
  },
  ...rows('duration', (name) => ['motion', name.replace('dur', 'duration')], DURATIONS),
  ease: {
    path: ['motion', 'ease'],
    type: 'cubicBezier',
    description: 'The easing of movements.',
  },
  fade: { path: ['motion', 'fade'], type: 'transition', description: 'The transition of fades.' },
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
  scale: 'Seven scales from background to text. The colours below refer to a step of one of them.',
  'scale/neutral':
    '1 to 4 are grounds, 5 is a placeholder, 6 and 7 are hairlines, 8 is the edge of a control, 11 is quiet text and 12 text.',
  colour: 'Colours by their use in components.',
  art: 'Colours for use on pictures, the same in every brand.',
  space: 'Distances, built on 13.',
  size: 'Sizes of elements.',
  radius: 'Corners.',
  'font-size': 'The scale of type.',
  font: 'The two fonts of the brand.',
  display: 'How headings are set.',
  motion: 'Times and easings.',
  typography: 'Styles of headings and texts.',
  ...VARIANTS,
};
