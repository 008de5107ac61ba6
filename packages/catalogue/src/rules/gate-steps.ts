import type { GateStep } from '@marquee/renderer';
import type { TitlePageView } from '../title/title-page-view';

/** What may be in the way of a title, in the order in which it can be settled (spec 4 §6). */
const GATE_STEPS = [
  'gone',
  'place',
  'start',
  'signIn',
  'age',
  'pin',
  'licence',
  'screens',
  'ready',
] as const satisfies readonly GateStep[];

/** Why a step is in the way: what the viewer reads. */
const STEPS_OF = {
  gone: 'gone',
  over: 'gone',
  cancelled: 'gone',
  place: 'place',
  vpn: 'place',
  start: 'start',
  untimed: 'start',
  signIn: 'signIn',
  age: 'age',
  pin: 'pin',
  licence: 'licence',
  screens: 'screens',
  ready: 'ready',
} as const satisfies Record<string, GateStep>;

export type GateReason = keyof typeof STEPS_OF;

export const GATE_REASONS = Object.keys(STEPS_OF);

/** The codes with which the origin refuses a stream. */
const REASONS: Readonly<Record<string, GateReason | undefined>> = {
  UNKNOWN_TITLE: 'gone',
  OVER: 'over',
  OUTSIDE_REGION: 'place',
  VPN_BLOCKED: 'vpn',
  NOT_STARTED: 'start',
  SIGN_IN: 'signIn',
  AGE_RESTRICTED: 'age',
  PIN_REQUIRED: 'pin',
  LICENCE_NEEDED: 'licence',
  CONCURRENCY: 'screens',
};

/** What the origin has said of whether the viewer may watch. */
export type GateAnswer =
  | { is: 'unasked' }
  | { is: 'granted' }
  | { is: 'refused'; reason: GateReason; details: Readonly<Record<string, unknown>> };

export interface Gate {
  /** The steps before this title in their order; `ready` is the last. */
  steps: readonly GateStep[];
  /** The one that comes next, and why. */
  current: GateStep;
  reason: GateReason;
  /** Whether that is sure; else the origin has to be asked first. */
  isSure: boolean;
}

/** Reads a refusal of the origin; null for a code that is none. */
export function gateRefusal(
  code: string,
  details: Readonly<Record<string, unknown>>,
): GateAnswer | null {
  const reason = REASONS[code];
  if (reason === undefined) return null;
  const isUntimed = reason === 'start' && typeof details.startsAt !== 'string';
  return { is: 'refused', reason: isUntimed ? 'untimed' : reason, details };
}

type GateTitle = Pick<TitlePageView, 'state' | 'event' | 'accessLevel' | 'minimumAge'>;

/** The steps before a title, one of which comes next. */
export function gateSteps(title: GateTitle, answer: GateAnswer, isViewer: boolean): Gate {
  const reason = reasonOf(title, answer, isViewer);
  const isSure = answer.is !== 'unasked' || SEEN_ON_PAGE.includes(reason);
  const { state, accessLevel, minimumAge } = title;
  const asked: Partial<Record<GateStep, boolean>> = {
    start: state === 'UPCOMING',
    signIn: accessLevel !== 'FREE',
    age: minimumAge !== undefined,
    licence: accessLevel === 'LICENCE',
    ready: true,
    [STEPS_OF[reason]]: true,
  };
  const steps = GATE_STEPS.filter((step) => asked[step]);
  const unsettled = isSure ? undefined : steps.find((step) => step !== 'signIn');
  return { steps, current: unsettled ?? STEPS_OF[reason], reason, isSure };
}

/** What a page knows without asking. */
const SEEN_ON_PAGE: readonly GateReason[] = ['cancelled', 'over', 'untimed', 'start', 'signIn'];

function reasonOf(title: GateTitle, answer: GateAnswer, isViewer: boolean): GateReason {
  if (answer.is === 'granted') return 'ready';
  if (answer.is === 'refused') return answer.reason;
  const { state, event, accessLevel } = title;
  if (event?.timing === 'CANCELLED') return 'cancelled';
  if (event?.timing === 'POSTPONED') return 'untimed';
  if (state === 'ENDED') return 'over';
  if (state === 'UPCOMING') return 'start';
  return accessLevel === 'FREE' || isViewer ? 'ready' : 'signIn';
}
