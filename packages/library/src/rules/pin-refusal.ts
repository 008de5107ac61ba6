/** Why a PIN was not taken. */
export type PinRefusal =
  /** Another PIN is set; so many tries are left. */
  | { is: 'wrong'; left: number | undefined }
  /** Nothing is tried until then: an instant in RFC 3339. */
  | { is: 'locked'; until: string };

interface Refused {
  code: string;
  details: Readonly<Record<string, unknown>>;
}

/** Reads the origin's refusal of a PIN; null for any other failure. */
export function pinRefusal({ code, details }: Refused): PinRefusal | null {
  if (code === 'PIN_WRONG') {
    const { left } = details;
    return { is: 'wrong', left: typeof left === 'number' ? left : undefined };
  }
  const { until } = details;
  return code === 'PIN_LOCKED' && typeof until === 'string' ? { is: 'locked', until } : null;
}

/** What is wrong with a new PIN before the origin is asked: it is too short, or what is guessed first. */
export function newPinProblem(pin: string, length: number): 'short' | 'weak' | null {
  if (!new RegExp(`^\\d{${length}}$`).test(pin)) return 'short';
  const steps = new Set([...pin].slice(1).map((digit, at) => Number(digit) - Number(pin[at])));
  const [step] = steps;
  return steps.size === 1 && step !== undefined && Math.abs(step) <= 1 ? 'weak' : null;
}
