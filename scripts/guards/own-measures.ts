import type { ForeignColours, OwnMeasure } from './raw-values';

/** Sizes of boxes that belong to one component and to no scale, in pixels, each with its reason. */
export const OWN_MEASURES: readonly OwnMeasure[] = [
  { module: 'AccountMenu', pixels: [210], why: 'a menu no narrower than the names in it' },
  { module: 'GuestAction', pixels: [28], why: 'the place of the avatar beside a line of text' },
  { module: 'Avatar', pixels: [28, 68, 110], why: 'beside a line of text, in a menu, on a page' },
  { module: 'Avatar', pixels: [4], why: 'the ring of who is live: a gap of 2 and a line of 2' },
  {
    module: 'Badge',
    pixels: [22],
    why: 'a line of small text and its air, alike with and without a dot',
  },
  {
    module: 'Button',
    pixels: [36],
    why: 'the small one is drawn lower than the 44 it is touched at',
  },
  {
    module: 'Calendar',
    pixels: [46, 48],
    why: 'a day is touched at 44 and more; seven stand in a row',
  },
  { module: 'Card', pixels: [6], why: 'the edges of the cards behind a playlist' },
  {
    module: 'ChoiceList',
    pixels: [34, 56, 64],
    why: 'the plate of a company’s mark: on a tile, and on a row',
  },
  { module: 'Card', pixels: [28], why: 'the disc of the lock' },
  { module: 'Card', pixels: [4], why: 'the bar of what has been watched' },
  { module: 'CodeBoxes', pixels: [52], why: 'a box for one digit' },
  {
    module: 'DateField',
    pixels: [48],
    why: 'the button at the end of the field, as in PasswordField',
  },
  {
    module: 'Dialog',
    pixels: [440, 600, 880, 760],
    why: 'a question, a form, a table; and how tall at most',
  },
  {
    module: 'Hero',
    pixels: [4, 24],
    why: 'the bars of progress, and the room they are touched in',
  },
  {
    module: 'JoinedBox',
    pixels: [99],
    why: 'a shadow that fills the field, over what a browser paints there',
  },
  { module: 'Layout', pixels: [760, 1600], why: 'lines to read, a page' },
  {
    module: 'LoadMore',
    pixels: [233],
    why: 'a button that looks the same whatever it says',
  },
  {
    module: 'Logo',
    pixels: [110, 165],
    why: 'the width of logos (spec 1 §9), and half as much again',
  },
  { module: 'Menu', pixels: [200, 340], why: 'two words and a line, before it wraps' },
  { module: 'Menu', pixels: [20], why: 'the column of ticks' },
  {
    module: 'Navbar',
    pixels: [340],
    why: 'the sidebar on a phone leaves some of the page in sight',
  },
  {
    module: 'Notice',
    pixels: [52],
    why: 'alike with and without a button',
  },
  { module: 'Popover', pixels: [380], why: 'about 45 letters a line' },
  { module: 'ProfileTile', pixels: [160], why: 'the largest face, so that two stand on a phone' },
  { module: 'ProfileTile', pixels: [28], why: 'the disc of the lock, as on a card' },
  { module: 'Progress', pixels: [64], why: 'the ring' },
  {
    module: 'Rail',
    pixels: [144],
    why: 'the room of heading and captions, before a rail is drawn',
  },
  { module: 'RankingRow', pixels: [68, 110], why: 'a row with a face, and the first row' },
  { module: 'RankingRow', pixels: [4], why: 'the ring of focus stays inside the row' },
  { module: 'RecordRow', pixels: [4], why: 'the mark of a win or a loss' },
  {
    module: 'Sheet',
    pixels: [440, 640, 880],
    why: 'a form at the side; a table from below, and how tall',
  },
  {
    module: 'SplitLayout',
    pixels: [210, 400, 420, 480],
    why: 'a form of 400 and its air; how tall art may be',
  },
  {
    module: 'StateMessage',
    pixels: [440, 640],
    why: 'a sentence or two in short lines; a picture beside tall windows',
  },
  { module: 'Stepper', pixels: [4, 34], why: 'the discs of the steps, and the line between them' },
  { module: 'Tooltip', pixels: [280], why: 'about 35 letters a line' },
  { module: 'SocialButton', pixels: [140], why: 'the least width that Apple asks for' },
  { module: 'VendorMark', pixels: [6], why: 'the air around a mark on its tile' },
];

/** Modules whose colours are a vendor's own, which no theme may change. */
export const FOREIGN_COLOURS: readonly ForeignColours[] = [
  { module: 'SocialButton', why: 'the vendors’ own (decision 54)' },
  { module: 'VendorMark', why: 'the vendors’ own (decision 54)' },
];
