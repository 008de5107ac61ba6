import { isLocalAddress } from '../../kernel/local-address';
import { malformed } from './http';
import type { ChargeRequest, MethodType } from './protocol';

const METHODS: readonly string[] = [
  'card',
  'wepay',
  'bancontact',
  'ideal',
  'pix',
  'alipay',
] satisfies MethodType[];
const isMethod = (value: unknown): value is MethodType => METHODS.includes(String(value));

/** Reads a charge's request. @throws {Refused} for anything that does not fit the protocol. */
export function readCharge(body: Record<string, unknown>): ChargeRequest {
  const text = (name: string, longest = 200): string => {
    const value = body[name];
    if (typeof value === 'string' && value !== '' && value.length <= longest) return value;
    throw malformed(`"${name}" is a text of up to ${longest} characters.`);
  };
  const whole = (name: string, most: number): number => {
    const value = body[name];
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= most)
      return value;
    throw malformed(`"${name}" is a whole number from 0 to ${most}.`);
  };
  const local = (name: string): string => {
    const value = text(name, 2_000);
    if (isLocalAddress(value)) return value;
    throw malformed(`"${name}" is an address on this machine.`);
  };
  if (!isMethod(body.method)) throw malformed(`"method" is one of ${METHODS.join(', ')}.`);
  const currency = text('currency');
  if (!/^[A-Z]{3}$/.test(currency)) throw malformed('"currency" is a code of three capitals.');
  const request: ChargeRequest = {
    payment: text('payment'),
    customer: text('customer'),
    method: body.method,
    amount: whole('amount', Number.MAX_SAFE_INTEGER),
    currency,
    scale: whole('scale', 4),
    brand: text('brand'),
    reference: text('reference'),
    notifyUrl: local('notifyUrl'),
  };
  if (body.details !== undefined) request.details = text('details');
  if (body.returnUrl !== undefined) request.returnUrl = local('returnUrl');
  if (body.offSession !== undefined) request.offSession = body.offSession === true;
  return request;
}

/** Whether a repeat asks for what the first request asked for; where it leads and who hears of it may change. */
export const isSameCharge = (one: ChargeRequest, other: ChargeRequest): boolean =>
  (['payment', 'customer', 'method', 'amount', 'currency', 'scale', 'details'] as const).every(
    (name) => one[name] === other[name],
  );
