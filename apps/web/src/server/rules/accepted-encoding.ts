/** An encoding of content; `identity` is uncompressed. */
export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * Chooses one of the offered encodings, which are listed best first; null when the client accepts none of them (RFC 9110
 * §12.5.3). Without a header the client gets `identity`, else the encoding that it rates highest, and of equals our first.
 */
export function chooseEncoding(
  accepted: string | null | undefined,
  offered: readonly Encoding[],
): Encoding | null {
  if (accepted === null || accepted === undefined) {
    return offered.includes('identity') ? 'identity' : (offered[0] ?? null);
  }
  const rates = ratesOf(accepted);
  let best: Encoding | null = null;
  let most = 0;
  for (const encoding of offered) {
    const rate = rateOf(encoding, rates);
    if (rate > most) [best, most] = [encoding, rate];
  }
  return best;
}

/** `identity` is accepted when the header does not name it, after every encoding that it names. */
const UNNAMED = 0.0001;

function rateOf(encoding: Encoding, rates: ReadonlyMap<string, number>): number {
  const own = rates.get(encoding) ?? rates.get(encoding === 'gzip' ? 'x-gzip' : encoding);
  if (own !== undefined) return own;
  const others = rates.get('*');
  if (encoding !== 'identity') return others ?? 0;
  return others === 0 ? 0 : UNNAMED;
}

/** Browsers write a handful of them, and each request brings one. */
const known = new Map<string, ReadonlyMap<string, number>>();
const MOST_KNOWN = 100;

function ratesOf(accepted: string): ReadonlyMap<string, number> {
  const rates = known.get(accepted) ?? ratesIn(accepted);
  if (known.size < MOST_KNOWN) known.set(accepted, rates);
  return rates;
}

/** `gzip;q=0.8, br` → gzip: 0.8, br: 1. A weight that is none counts as nothing asked. */
function ratesIn(accepted: string): Map<string, number> {
  const rates = new Map<string, number>();
  for (const item of accepted.split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    if (name === '') continue;
    const weight = parameters.find((parameter) => /^q\s*=/.test(parameter));
    const rate = weight === undefined ? 1 : Number(weight.replace(/^q\s*=\s*/, '') || 'none');
    rates.set(name, Number.isNaN(rate) ? 0 : Math.min(1, Math.max(0, rate)));
  }
  return rates;
}
