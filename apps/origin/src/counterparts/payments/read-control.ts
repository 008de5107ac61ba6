import { malformed } from './http';
import type { Control } from './protocol';

const WEBHOOKS: readonly unknown[] = ['deliver', 'hold', 'double', 'reorder'];
const FAULTS: readonly unknown[] = ['cut-before', 'cut-after', 'late', 'error'];
const isWebhooks = (value: unknown): value is Control['webhooks'] => WEBHOOKS.includes(value);
const isFault = (value: unknown): value is Control['charge'] => FAULTS.includes(value);
/** No wait is longer than a minute. */
const MOST = 60_000;

/** Reads what a company is told to do wrong. @throws {Refused} for what it cannot do. */
export function readControl(body: Record<string, unknown>): Control {
  const control: Control = {};
  const number = (name: 'delay' | 'times' | 'latency') => {
    const value = body[name];
    if (value === undefined) return;
    if (typeof value !== 'number' || !(value >= 0 && value <= MOST))
      throw malformed(`"${name}" is a number from 0 to ${MOST}.`);
    control[name] = value;
  };
  if (typeof body.customer === 'string') control.customer = body.customer;
  if (isWebhooks(body.webhooks)) control.webhooks = body.webhooks;
  else if (body.webhooks !== undefined) throw malformed('"webhooks" is not known.');
  if (isFault(body.charge)) control.charge = body.charge;
  else if (body.charge !== undefined) throw malformed('"charge" is not known.');
  number('delay');
  number('times');
  number('latency');
  return control;
}
