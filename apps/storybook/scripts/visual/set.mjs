/** @import { Look, Picture } from '../check/part.mjs' */
import { entries } from '../check/build.mjs';

/** @type {Look['viewport']} */
const desk = [1280, 900];
/** @type {Look['viewport']} */
const piece = [960, 640];

const LIGHT_LTR = 'brand:plain;scheme:light;direction:ltr;text:short';

/**
 * Components are shown in two looks that differ in everything: light and Latin, dark and Arabic.
 */
const COMPONENT_LOOKS = [
  { name: 'light-ltr', globals: LIGHT_LTR },
  { name: 'dark-rtl', globals: 'brand:noor;scheme:dark;language:ar;direction:rtl;text:arabic' },
].map((look) => ({ ...look, viewport: piece }));

const REALMS = ['apex', 'corral', 'metro', 'noor', 'plain', 'unity'];
const SCHEMES = ['light', 'dark'];
const DIRECTIONS = {
  ltr: 'direction:ltr;text:short',
  rtl: 'language:ar;direction:rtl;text:arabic',
};

const SHEET_LOOKS = REALMS.flatMap((brand) =>
  SCHEMES.flatMap((scheme) =>
    Object.entries(DIRECTIONS).map(([direction, globals]) => ({
      name: `${brand}-${scheme}-${direction}`,
      globals: `brand:${brand};scheme:${scheme};${globals}`,
      viewport: desk,
      whole: true,
    })),
  ),
);

/** The short run shows each realm's sheet once, in one of its own schemes and directions. */
const SHORT_SHEETS = [
  'apex-dark-ltr',
  'corral-light-ltr',
  'metro-light-ltr',
  'noor-dark-rtl',
  'plain-light-ltr',
  'unity-light-rtl',
];

/**
 * The story to show, for components whose first story is not the most useful one.
 * @type {Record<string, string>}
 */
const TELLING = {
  'Actions/Button': 'variants',
  'Actions/IconButton': 'variants',
  'Forms/AddressGroup': 'with-errors',
  'Forms/All together': 'with-problems',
  'Forms/Calendar': 'chosen',
  'Forms/CalendarOpener': 'open',
  'Forms/ComboboxField': 'open',
  'Forms/DateField': 'every-order',
  'Forms/DatePickerField': 'open',
  'Forms/Field': 'states',
  'Forms/FormActions': 'alignments',
  'Forms/OneTimeCodeField': 'wrong',
  'Forms/PhoneField': 'filled',
  'Forms/PinField': 'part-filled',
  'Forms/RadioGroupField': 'cards',
  'Media/BoutRow': 'results',
  'Media/CaptionsLayer': 'places',
  'Media/Card': 'states',
  'Media/EventRow': 'states',
  'Media/Hero': 'live',
  'Media/PlayerFrame': 'letterbox',
  'Media/PlayerMessage': 'too-many-screens',
  'Media/SeekBar': 'with-pictures',
  'Navigation/FilterChips': 'on',
  'Navigation/LanguageSwitch': 'below',
  'Navigation/Navbar': 'viewer',
  'Navigation/SeasonPicker': 'many',
  'Navigation/Stepper': 'every-state',
  'Navigation/Tabs': 'looks',
  'Text/Badge': 'kinds',
  'Text/Heading': 'scale',
  'Text/Icon': 'everything',
  'Text/LanguageBadge': 'styles',
  'Text/Price': 'on-a-plan',
  'Text/Tag': 'facts',
  'Text/Text': 'tones',
};

/**
 * Each type of field has a picture, for the operators' page about them: docs/operators/gallery.md.
 */
const GALLERY = 'Forms/Field types';
/** @type {Look} */
const GALLERY_LOOK = {
  name: 'light-ltr',
  globals: LIGHT_LTR,
  viewport: [480, 120],
  above: 'button[type=submit]',
};

/** Whole features have journeys and screenshots of their own, and the matrix shows the same as the sheets. */
const PICTURED = /\/packages\/(design-system|renderer|player)\//;

/**
 * The pictures of a run: every component once, every realm's sheet in both schemes and directions.
 * @param {{ full: boolean, only: string }} options
 * @returns {Promise<Picture[]>}
 */
export async function pictures({ full, only }) {
  const stories = (await entries()).filter(({ type }) => type === 'story');
  const sheet = stories.find(({ title }) => title === 'Brands/Brand sheet');
  if (!sheet) throw new Error('There is no sheet of brands.');
  const titles = new Set(
    stories
      .filter(({ title, importPath }) => PICTURED.test(importPath) && title !== GALLERY)
      .map(({ title }) => title),
  );
  const components = [...titles].flatMap((title) => {
    const own = stories.filter((story) => story.title === title);
    return own.find(({ id }) => id.endsWith(`--${TELLING[title]}`)) ?? own.slice(0, 1);
  });
  const all = [
    ...SHEET_LOOKS.filter(({ name }) => full || SHORT_SHEETS.includes(name)).map((look) => ({
      ...sheet,
      look,
      file: `sheets/${look.name}`,
    })),
    ...COMPONENT_LOOKS.slice(0, full ? 2 : 1).flatMap((look) =>
      components.map((story) => ({
        ...story,
        look,
        file: `${look.name}/${story.id.split('--')[0]}`,
      })),
    ),
    ...stories
      .filter(({ title }) => full && title === GALLERY)
      .map((story) => ({
        ...story,
        look: GALLERY_LOOK,
        file: `fields/${story.id.split('--')[1]}`,
      })),
  ];
  return all.filter(({ file }) => file.includes(only));
}
