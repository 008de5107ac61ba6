// Writes each icon that we use as one path, from lucide-react's drawings: lucide's own component
// weighs more than all of the paths together. Each icon is a module, so that a page loads only its
// own. Run it after changing the tables below: npm run icons -w @marquee/design-system
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** our name → lucide's */
const ICONS = {
  airPlay: 'airplay',
  alert: 'circle-alert',
  arrowEnd: 'arrow-right',
  arrowStart: 'arrow-left',
  bell: 'bell',
  calendar: 'calendar',
  captions: 'captions',
  cast: 'cast',
  channel: 'tv',
  check: 'check',
  checkCircle: 'circle-check',
  chevronDown: 'chevron-down',
  chevronEnd: 'chevron-right',
  chevronStart: 'chevron-left',
  clock: 'clock',
  close: 'x',
  crown: 'crown',
  exitFullScreen: 'minimize',
  externalLink: 'external-link',
  eye: 'eye',
  eyeOff: 'eye-off',
  forward: 'rotate-cw',
  fullScreen: 'maximize',
  globe: 'globe',
  heart: 'heart',
  home: 'house',
  info: 'info',
  list: 'list-video',
  lock: 'lock',
  mail: 'mail',
  mapPin: 'map-pin',
  menu: 'menu',
  minus: 'minus',
  more: 'ellipsis',
  move: 'move',
  news: 'newspaper',
  pause: 'pause',
  pencil: 'pencil',
  person: 'user-round',
  pictureInPicture: 'picture-in-picture-2',
  play: 'play',
  plus: 'plus',
  radio: 'radio',
  refresh: 'refresh-cw',
  replay: 'rotate-ccw',
  screens: 'monitor-smartphone',
  search: 'search',
  series: 'gallery-vertical-end',
  settings: 'settings',
  share: 'share-2',
  signOut: 'log-out',
  skipNext: 'skip-forward',
  skipPrevious: 'skip-back',
  sliders: 'sliders-horizontal',
  sort: 'arrow-up-down',
  sound: 'audio-lines',
  speed: 'gauge',
  star: 'star',
  theatre: 'rectangle-horizontal',
  user: 'circle-user',
  volume: 'volume-2',
  volumeLow: 'volume-1',
  volumeOff: 'volume-x',
  warning: 'triangle-alert',
  wifiOff: 'wifi-off',
};

/** Icons that point in a direction: mirrored in right-to-left text. */
const DIRECTIONAL = new Set([
  'arrowEnd',
  'arrowStart',
  'chevronEnd',
  'chevronStart',
  'externalLink',
  'share',
  'signOut',
]);
/** Icons drawn solid, because an outline would be too light beside a text button. */
const FILLED = new Set(['pause', 'play']);

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const lucide = dirname(createRequire(import.meta.url).resolve('lucide-react/package.json'));

/** @typedef {Record<string, string>} Attributes */

/**
 * Turns every shape into path data.
 * @type {Record<string, (attributes: Attributes) => string>}
 */
const toPath = {
  // lines after a relative move at the start of a path are relative too
  path: ({ d = '' }) =>
    d.replace(/^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)(?=[\s,\d.-])/, 'M$1 $2l').replace(/^m/, 'M'),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}Z`,
  circle: ({ cx, cy, r }) => {
    const round = `a${r} ${r} 0 1 0`;
    const radius = Number(r);
    return `M${Number(cx) - radius} ${cy}${round} ${radius * 2} 0${round} ${radius * -2} 0`;
  },
  rect: ({ x = 0, y = 0, width, height, ...round }) => {
    const rx = Number(round.rx ?? 0);
    const ry = Number(round.ry ?? rx);
    const across = Number(width) - 2 * rx;
    const down = Number(height) - 2 * ry;
    /** @type {(dx: number, dy: number) => string} */
    const corner = (dx, dy) => (rx ? `a${rx} ${ry} 0 0 1 ${dx} ${dy}` : '');
    return `M${Number(x) + rx} ${y}h${across}${corner(rx, ry)}v${down}${corner(-rx, ry)}h${-across}${corner(-rx, -ry)}v${-down}${corner(rx, -ry)}z`;
  },
};

/**
 * Reads the shapes of a drawing. The file of a renamed icon only refers to the new one.
 * @param {string} drawing
 * @returns {Promise<[shape: string, attributes: Attributes][]>}
 */
async function nodesOf(drawing) {
  const file = join(lucide, 'dist', 'esm', 'icons', `${drawing}.mjs`);
  const { __iconData } = await import(pathToFileURL(file).href);
  if (__iconData) return __iconData.node;
  const [, renamed] = /from '\.\/([\w-]+)\.mjs'/.exec(await readFile(file, 'utf8')) ?? [];
  if (!renamed) throw new Error(`${file} has neither a drawing nor the name of one.`);
  return nodesOf(renamed);
}

/**
 * @param {string} shape
 * @param {Attributes} attributes
 */
function pathOf(shape, attributes) {
  const write = toPath[shape];
  if (!write) throw new Error(`There is no way here to write <${shape}> as a path.`);
  return write(attributes);
}

const folder = join(root, 'src', 'components', 'Icon');
const header =
  '// Written by scripts/build-icons.mjs; do not edit. Drawings: Lucide, ISC licence, © Lucide Contributors.\n';
/** @type {string[]} */
const components = [];
await rm(join(folder, 'generated'), { recursive: true, force: true });
await mkdir(join(folder, 'generated'));
for (const [name, drawing] of Object.entries(ICONS)) {
  const path = (await nodesOf(drawing))
    .map(([shape, attributes]) => pathOf(shape, attributes))
    .join('');
  const component = `${name.charAt(0).toUpperCase()}${name.slice(1)}Icon`;
  components.push(component);
  const marks = `${DIRECTIONAL.has(name) ? ' directional' : ''}${FILLED.has(name) ? ' filled' : ''}`;
  await writeFile(
    join(folder, 'generated', `${component}.tsx`),
    `${header}import { Icon, type IconProps } from '../Icon';\n
export const ${component} = (props: IconProps) => (
  <Icon {...props} path="${path}"${marks} />
);\n`,
  );
}
await writeFile(
  join(folder, 'index.ts'),
  `// Written by scripts/build-icons.mjs; do not edit.
${components
  .sort()
  .map((name) => `export { ${name} } from './generated/${name}';\n`)
  .join('')}export type { IconProps } from './Icon';\n`,
);
