const DAY_MS = 86_400_000;

/** The parts of a viewer's licence that decide what they are reminded of. */
export interface Reminded {
  state: 'inactive' | 'trial' | 'active' | 'pending' | 'ended';
  autoRenew: boolean;
  /** What is charged at `endsAt`, in minor units. */
  renewalAmount: number | null;
  startsAt: Date;
  endsAt: Date | null;
  period: string | null;
}

/** An email before a charge; `days`: how many before it. */
export interface Reminder {
  kind: 'trialEnds' | 'renewsSoon';
  days: number;
  at: Date;
}

/** A trial of more than `over` days has an email `days` before its end. */
const TRIAL_DAYS = [
  { over: 31, days: 14 },
  { over: 7, days: 7 },
  { over: 3, days: 3 },
];
/** Of shorter periods nobody is reminded. */
const LONG_PERIODS: readonly (string | null)[] = ['P1Y', 'P2Y'];
const LONG_PERIOD_DAYS = 30;

/** The emails before the next charge of a licence (spec 5 §10): before a trial ends, and before a year or more is charged. */
export function remindersOf(own: Reminded): Reminder[] {
  const { state, autoRenew, renewalAmount, startsAt, endsAt, period } = own;
  if (!autoRenew || !renewalAmount || endsAt === null) return [];
  const before = (kind: Reminder['kind'], days: number): Reminder => ({
    kind,
    days,
    at: new Date(endsAt.getTime() - days * DAY_MS),
  });
  if (state === 'trial') {
    const length = Math.round((endsAt.getTime() - startsAt.getTime()) / DAY_MS);
    return TRIAL_DAYS.filter(({ over }) => length > over).map(({ days }) =>
      before('trialEnds', days),
    );
  }
  const isLong = state === 'active' && LONG_PERIODS.includes(period);
  return isLong ? [before('renewsSoon', LONG_PERIOD_DAYS)] : [];
}
