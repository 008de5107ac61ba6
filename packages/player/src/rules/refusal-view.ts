/** What leads on from a refusal. */
export type RefusalAction = 'signIn' | 'retry' | 'leave';

/** A refusal of the stream call as the player shows it. */
export interface RefusalView {
  /** The part of the label keys behind `player.refused.`. */
  words: string;
  /** Values of the text. */
  values: Record<string, string | number>;
  action: RefusalAction;
}

/** What leads on, by the code with which the origin refused (spec 4 §6). */
const ACTIONS: Readonly<Record<string, RefusalAction>> = {
  UNKNOWN_TITLE: 'leave',
  OUTSIDE_REGION: 'leave',
  VPN_BLOCKED: 'retry',
  NOT_STARTED: 'retry',
  UNTIMED: 'leave',
  OVER: 'leave',
  SIGN_IN: 'signIn',
  AGE_RESTRICTED: 'leave',
  PIN_REQUIRED: 'leave',
  LICENCE_NEEDED: 'leave',
  // Beside the list of screens that can be stopped, where the origin names them.
  CONCURRENCY: 'retry',
  // By a heartbeat: another screen of the account has stopped this one.
  RELEASED: 'retry',
};

/** A refusal by its code; one that is unknown is told as a title that cannot be watched now. */
export function refusalView(code: string, details: Readonly<Record<string, unknown>>): RefusalView {
  const { startsAt, most } = details;
  const isUntimed = code === 'NOT_STARTED' && typeof startsAt !== 'string';
  const words = isUntimed ? 'UNTIMED' : code;
  const isKnown = Object.hasOwn(ACTIONS, words);
  return {
    words: isKnown ? words : 'OTHER',
    values: { count: typeof most === 'number' ? most : 1 },
    action: (isKnown && ACTIONS[words]) || 'retry',
  };
}

/** A screen of the account that is in use. */
export interface WatchingScreen {
  lease: string;
  device: string;
  title: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The screens that a refusal names; what is not one is left out. */
export function watchingIn({ watching }: Readonly<Record<string, unknown>>): WatchingScreen[] {
  if (!Array.isArray(watching)) return [];
  return watching.flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null) return [];
    const { lease, device, title } = one as Record<string, unknown>;
    return isText(lease) && isText(device) && isText(title) ? [{ lease, device, title }] : [];
  });
}
