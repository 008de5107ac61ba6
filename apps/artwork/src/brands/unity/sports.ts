import type { OutfitName } from '../../figures/human/outfits';
import type { Random } from '../../random';
import type { Athlete } from './athlete';
import type { UnityPose, UnityProp } from './poses';
import type { SettingName } from './settings';

interface Moment {
  pose: UnityPose;
  props?: readonly UnityProp[];
  /** The range of the camera's angle, in degrees. */
  yaw: readonly [number, number];
  pitch?: number;
  /** The ball's distance from the athlete in metres; absent, the ball is not in the picture. */
  ball?: readonly [number, number];
}

export interface Sport {
  about: RegExp;
  moments: readonly [Moment, ...Moment[]];
  outfit: OutfitName;
  woman?: OutfitName;
  setting: SettingName;
  /** Two sides meet in it. */
  duel?: boolean | readonly [UnityPose, UnityPose];
  /** Several start side by side. */
  field?: boolean;
  ball?: BallName;
}

export type BallName = 'football' | 'basketball' | 'volleyball' | 'handball' | 'small';

const sports = {
  sprint: {
    about: /100\sm|sprint|athletics|nine.point|photo.finish|borrowed|fourth|rua de cima|first of/,
    moments: [
      { pose: 'sprint', yaw: [2, 32] },
      { pose: 'stride', yaw: [0, 28] },
      { pose: 'finish', yaw: [14, 44] },
      { pose: 'blocks', yaw: [6, 40], pitch: 2 },
    ],
    outfit: 'track',
    woman: 'trackWoman',
    setting: 'track',
    field: true,
  },
  relay: {
    about: /relay/,
    moments: [{ pose: 'handOff', props: ['baton'], yaw: [0, 24] }],
    outfit: 'track',
    woman: 'trackWoman',
    setting: 'track',
    field: true,
  },
  hurdles: {
    about: /hurdle/,
    moments: [{ pose: 'hurdle', yaw: [4, 34] }],
    outfit: 'track',
    woman: 'trackWoman',
    setting: 'hurdle',
    field: true,
  },
  marathon: {
    about: /marathon|before sunrise|jog/,
    moments: [
      { pose: 'jog', yaw: [20, 70] },
      { pose: 'stride', yaw: [10, 50] },
    ],
    outfit: 'track',
    setting: 'road',
  },
  highJump: {
    about: /one bar/,
    moments: [{ pose: 'overBar', yaw: [10, 30] }],
    outfit: 'track',
    woman: 'trackWoman',
    setting: 'bar',
  },
  javelin: {
    about: /javelin/,
    moments: [{ pose: 'javelin', props: ['javelin'], yaw: [4, 30] }],
    outfit: 'track',
    woman: 'trackWoman',
    setting: 'field',
  },
  swimming: {
    about: /swimming:|para swim|heats/,
    moments: [
      { pose: 'crawl', yaw: [8, 34], pitch: 8 },
      { pose: 'butterfly', yaw: [36, 66], pitch: 2 },
    ],
    outfit: 'swim',
    woman: 'swim',
    setting: 'pool',
    field: true,
  },
  diving: {
    about: /diving:|platform|slowed|water and air/,
    moments: [{ pose: 'dive', yaw: [0, 26] }],
    outfit: 'diver',
    woman: 'leotard',
    setting: 'tower',
  },
  football: {
    about: /football|goal|corner/,
    moments: [
      { pose: 'shoot', yaw: [6, 40], ball: [1.0, 0.62] },
      { pose: 'windUp', yaw: [6, 40], ball: [0.62, 0.13] },
      { pose: 'bicycle', yaw: [-10, 20], ball: [0.5, 2.2] },
      { pose: 'header', yaw: [20, 60], ball: [0.34, 2.2] },
      { pose: 'kneeSlide', yaw: [30, 80] },
    ],
    outfit: 'football',
    setting: 'pitch',
    duel: ['shoot', 'dribble'],
    ball: 'football',
  },
  keeper: {
    about: /goalkeeper|straight from the corner/,
    moments: [{ pose: 'save', yaw: [60, 110], ball: [0.9, 2.0] }],
    outfit: 'football',
    setting: 'net',
    ball: 'football',
  },
  basketball: {
    about: /basketball|3x3/,
    moments: [
      { pose: 'dunk', props: ['ballOverhead'], yaw: [6, 40] },
      { pose: 'jumpShot', yaw: [20, 60], ball: [0.34, 2.26] },
    ],
    outfit: 'basketball',
    setting: 'hoop',
    duel: true,
    ball: 'basketball',
  },
  handball: {
    about: /handball/,
    moments: [{ pose: 'spike', props: ['ballOverhead'], yaw: [10, 50] }],
    outfit: 'football',
    setting: 'net',
    duel: true,
    ball: 'handball',
  },
  volleyball: {
    about: /volleyball/,
    moments: [{ pose: 'spike', yaw: [10, 50], ball: [0.5, 2.45] }],
    outfit: 'basketball',
    woman: 'trackWoman',
    setting: 'beach',
    duel: true,
    ball: 'volleyball',
  },
  climbing: {
    about: /climb|boulder/,
    moments: [{ pose: 'climb', yaw: [196, 236], pitch: -12 }],
    outfit: 'rower',
    woman: 'trackWoman',
    setting: 'wall',
  },
  gymnastics: {
    about: /gymnast|the ten\b|perfect ten/,
    moments: [
      { pose: 'leap', yaw: [-6, 20] },
      { pose: 'handstand', yaw: [-10, 20] },
      { pose: 'dance', yaw: [20, 60] },
    ],
    outfit: 'leotard',
    woman: 'leotard',
    setting: 'beam',
  },
  cycling: {
    about: /cycl/,
    moments: [{ pose: 'cycle', props: ['bicycle'], yaw: [6, 44] }],
    outfit: 'cyclist',
    setting: 'road',
    field: true,
  },
  skate: {
    about: /skate|skating|run of the day/,
    moments: [{ pose: 'ollie', props: ['board'], yaw: [10, 50], pitch: -14 }],
    outfit: 'tee',
    setting: 'ramp',
  },
  judo: {
    about: /judo/,
    moments: [{ pose: 'throwOver', yaw: [8, 30] }],
    outfit: 'casual',
    setting: 'mat',
    duel: true,
  },
  wrestling: {
    about: /wrestl/,
    moments: [{ pose: 'grapple', yaw: [4, 24] }],
    outfit: 'rower',
    setting: 'mat',
    duel: true,
  },
  fencing: {
    about: /fenc/,
    moments: [{ pose: 'lunge', props: ['foil', 'mask'], yaw: [4, 34] }],
    outfit: 'fencing',
    setting: 'piste',
    duel: true,
  },
  tableTennis: {
    about: /table tennis/,
    moments: [{ pose: 'forehand', props: ['paddle'], yaw: [30, 70], ball: [0.9, 1.3] }],
    outfit: 'football',
    setting: 'table',
    duel: true,
    ball: 'small',
  },
  rowing: {
    about: /rowing|eights/,
    moments: [{ pose: 'row', yaw: [6, 24], pitch: 6 }],
    outfit: 'rower',
    woman: 'rower',
    setting: 'lake',
    field: true,
  },
  chairRace: {
    about: /wheelchair|para\b/,
    moments: [{ pose: 'push', props: ['chair'], yaw: [14, 46] }],
    outfit: 'cyclist',
    setting: 'track',
    field: true,
  },
} as const satisfies Record<string, Sport>;

/** All words that name a discipline. */
export const sporting = new RegExp(
  Object.values(sports)
    .map(({ about }) => about.source)
    .join('|'),
);
const sourcesOf = (suits: (sport: Sport) => boolean) =>
  new RegExp(
    Object.values<Sport>(sports)
      .filter(suits)
      .map(({ about }) => about.source)
      .join('|'),
  );
export const duelling = sourcesOf((sport) => Boolean(sport.duel));
export const racing = sourcesOf((sport) => sport.field === true);

/** The discipline that the words name; any for titles that name none. */
export function sportOf(
  words: string,
  random: Random,
  suits: (sport: Sport) => boolean = () => true,
): Sport {
  const all = Object.values<Sport>(sports).filter(suits);
  // The narrowest names come last in the list of words, so the last match is the best one.
  const named = all.filter(({ about }) => about.test(words));
  const [first = sports.sprint, ...rest] = all;
  return named.at(-1) ?? random.pick([first, ...rest]);
}

export const outfitOf = (sport: Sport, athlete: Athlete): OutfitName =>
  (athlete.woman ? sport.woman : undefined) ?? sport.outfit;
