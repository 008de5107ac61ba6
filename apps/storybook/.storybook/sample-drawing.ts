/** Small drawings that stand in for a catalogue's pictures: light, depth, a crowd and figures, composed per crop. */

const SIZE = {
  hero: [1920, 1080],
  heroMobile: [960, 1200],
  landscape: [960, 540],
  portrait: [640, 960],
  square: [800, 800],
} as const;

type Shape = keyof typeof SIZE;

interface Subject {
  sky: [string, string, string];
  light: string;
  ink: string;
  rim: string;
  poses: string[][];
}

// limbs as polylines in a box 100 wide and 200 high, feet at 200; each begins with its width
const STANCE = [
  '16 42,70 44,118',
  '13 44,118 60,150 56,198',
  '13 44,118 28,152 22,198',
  '10 40,76 62,92 70,66',
  '10 42,76 58,84 66,60',
];
const STRIKE = [
  '16 46,68 38,118',
  '13 38,118 58,148 62,198',
  '13 38,118 22,150 6,192',
  '10 46,74 74,64 104,58',
  '10 44,76 58,92 66,74',
];
const RUN = [
  '15 58,66 46,112',
  '12 46,112 70,132 60,168',
  '12 46,112 26,142 -4,152',
  '9 58,72 38,90 24,78',
  '9 58,72 78,92 92,78',
];
const ARMS_UP = [
  '16 50,70 50,122',
  '13 50,122 58,160 60,200',
  '13 50,122 42,160 40,200',
  '9 50,76 70,52 76,16',
  '9 50,76 30,52 24,16',
];
const STAND = [
  '20 50,72 50,124',
  '13 50,124 56,160 58,200',
  '13 50,124 44,160 42,200',
  '9 50,78 68,100 70,128',
  '9 50,78 32,100 30,128',
];

const SUBJECTS: Record<string, Subject> = {
  bout: {
    sky: ['#05070d', '#101a2e', '#2b1420'],
    light: '#bcd4ff',
    ink: '#04060a',
    rim: '#ff6a3c',
    poses: [STRIKE, STANCE],
  },
  champion: {
    sky: ['#07090f', '#1b2233', '#3a1a14'],
    light: '#ffd9b8',
    ink: '#05060a',
    rim: '#ff7a45',
    poses: [ARMS_UP],
  },
  corner: {
    sky: ['#080b12', '#14202c', '#0d1420'],
    light: '#8fd0ff',
    ink: '#04060a',
    rim: '#6fb7ff',
    poses: [STANCE],
  },
  dust: {
    sky: ['#e8b878', '#d08a4e', '#8c4a26'],
    light: '#fff0cf',
    ink: '#2b140a',
    rim: '#ffd79a',
    poses: [RUN],
  },
  ranch: {
    sky: ['#f3d3a0', '#c97f4a', '#5d2c18'],
    light: '#fff3d6',
    ink: '#241008',
    rim: '#ffcf8a',
    poses: [STAND, STAND],
  },
  derby: {
    sky: ['#041c20', '#0c4a4c', '#1d7a70'],
    light: '#ffe3a0',
    ink: '#021214',
    rim: '#f2cc78',
    poses: [RUN, RUN],
  },
  evening: {
    sky: ['#06181f', '#17414f', '#a8763e'],
    light: '#ffe9b8',
    ink: '#03100f',
    rim: '#ffd98a',
    poses: [ARMS_UP, RUN],
  },
  studio: {
    sky: ['#2f2a8f', '#5b43e0', '#8f6bff'],
    light: '#e3dcff',
    ink: '#17124d',
    rim: '#c9bcff',
    poses: [STAND],
  },
  channel: {
    sky: ['#0e5fb8', '#1f8bff', '#7cc4ff'],
    light: '#e6f4ff',
    ink: '#062a55',
    rim: '#d3ecff',
    poses: [STAND, STAND],
  },
  sprint: {
    sky: ['#1a1446', '#3b2bff', '#00c56a'],
    light: '#f4fff0',
    ink: '#0a0830',
    rim: '#8dffc4',
    poses: [RUN, RUN],
  },
  final: {
    sky: ['#07331f', '#0d7a4a', '#3be08f'],
    light: '#f0fff6',
    ink: '#03170d',
    rim: '#c8ffdf',
    poses: [RUN, STRIKE],
  },
  crowd: {
    sky: ['#141722', '#2b3246', '#5a5f78'],
    light: '#eef1ff',
    ink: '#0b0d14',
    rim: '#b9c3e8',
    poses: [ARMS_UP, ARMS_UP],
  },
};

export const SAMPLE_SUBJECTS = Object.keys(SUBJECTS);
export const SAMPLE_SHAPES = Object.keys(SIZE);

const isShape = (shape: string): shape is Shape => shape in SIZE;

function figure(
  pose: string[],
  x: number,
  foot: number,
  height: number,
  flip: boolean,
  paint: string,
) {
  const scale = height / 200;
  const limbs = pose.map((limb) => {
    const [width, ...points] = limb.split(' ');
    return `<polyline points="${points.join(' ')}" stroke-width="${width}"/>`;
  });
  const [neck = '50,70'] = pose[0]?.split(' ').slice(1) ?? [];
  const [neckX = 50, neckY = 70] = neck.split(',').map(Number);
  const head = `<circle cx="${neckX + 3}" cy="${neckY - 22}" r="11" stroke-width="4"/>`;
  return (
    `<g transform="translate(${x} ${foot}) scale(${flip ? -scale : scale} ${scale}) translate(-50 -200)" ` +
    `fill="${paint}" stroke="${paint}" stroke-linecap="round" stroke-linejoin="round">` +
    limbs.join('').replaceAll('<polyline', '<polyline fill="none"') +
    `${head}</g>`
  );
}

function beams(width: number, height: number, light: string): string {
  return [0.08, 0.3, 0.52, 0.76, 0.95]
    .map((at, index) => {
      const x = at * width;
      const lean = (index - 2) * -0.16 * width;
      const spread = width * 0.09;
      return `<path d="M${x} ${-height * 0.05}L${x + lean - spread} ${height}h${spread * 2}Z" fill="${light}" opacity="${0.05 + (index % 2) * 0.05}"/>`;
    })
    .join('');
}

function stands(
  width: number,
  height: number,
  horizon: number,
  ink: string,
  light: string,
): string {
  let dots = '';
  let seed = 7;
  for (let index = 0; index < 240; index += 1) {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    const x = (seed / 2147483648) * width;
    seed = (seed * 1103515245 + 12345) % 2147483648;
    const y = horizon - (seed / 2147483648) * height * 0.16;
    dots += `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(width / 420).toFixed(1)}" fill="${light}" opacity="${(0.12 + (index % 5) * 0.06).toFixed(2)}"/>`;
  }
  return `<path d="M0 ${horizon - height * 0.17}Q${width / 2} ${horizon - height * 0.06} ${width} ${horizon - height * 0.17}V${horizon}H0Z" fill="${ink}" opacity=".55"/>${dots}`;
}

/** The drawing as SVG, or nothing for an unknown name. */
export function drawSample(name: string, shape: string): string | undefined {
  const subject = SUBJECTS[name];
  if (!subject || !isShape(shape)) return undefined;
  const [width, height] = SIZE[shape];
  const { sky, light, ink, rim, poses } = subject;
  const wide = width > height;
  const horizon = height * (wide ? 0.72 : 0.66);
  const tall = height * (wide ? 0.74 : 0.6);
  const centre = width * (shape === 'hero' ? 0.68 : 0.5);
  const places = poses.length === 1 ? [0] : [-1, 1];
  const people = places
    .map((side, index) => {
      const pose = poses[index] ?? STAND;
      const x = centre + side * tall * 0.27;
      const foot = horizon + height * 0.16;
      const offset = tall * 0.014;
      return (
        figure(pose, x + (side > 0 ? offset : -offset), foot - offset * 0.7, tall, side > 0, rim) +
        figure(pose, x, foot, tall, side > 0, ink)
      );
    })
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset=".55" stop-color="${sky[1]}"/><stop offset="1" stop-color="${sky[2]}"/></linearGradient>` +
    `<radialGradient id="g"><stop offset="0" stop-color="${light}" stop-opacity=".85"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#s)"/>` +
    `<ellipse cx="${centre}" cy="${horizon * 0.62}" rx="${width * 0.42}" ry="${height * 0.5}" fill="url(#g)" opacity=".5"/>` +
    beams(width, height, light) +
    stands(width, height, horizon, ink, light) +
    `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="${ink}" opacity=".5"/>` +
    `<ellipse cx="${centre}" cy="${horizon + height * 0.15}" rx="${width * 0.36}" ry="${height * 0.07}" fill="${light}" opacity=".16"/>` +
    `${people}</svg>`
  );
}
