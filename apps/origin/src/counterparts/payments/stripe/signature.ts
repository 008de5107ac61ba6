import { createHmac } from 'node:crypto';

/** Signs an event as docs.stripe.com/webhooks/signature has it: HMAC-SHA256 of `t.body`, in hexadecimal, with the whole secret as key. */
export function signatureHeader(secret: string, seconds: number, body: string): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}
