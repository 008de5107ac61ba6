/**
 * Where a provider tells what became of a payment.
 * @param origin the beginning of this origin's addresses. This machine has one name for them, by whatever it was called
 */
export function webhookAddress(origin: string, provider: string): string {
  const url = new URL(`${origin}/api/v2/webhooks/${provider}`);
  if (url.hostname === '127.0.0.1' || url.hostname === '[::1]') url.hostname = 'localhost';
  return url.href;
}
