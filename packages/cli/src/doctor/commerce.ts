import { type Realm, type Selling, vendorAddress } from '@marquee/realm';
import { ask } from './ask';
import { type Check, ok, warning, wrong } from './check';
import { checkScript, checkService, inWords } from './vendor';

/** What a licence of the origin's has that the file is compared with (contract: Licence). */
interface Found {
  id: number;
  currencies: readonly string[];
}

const SUBJECT = 'commerce';

/** Compares what the origin sells with the file, and looks whether the payment providers are there. */
export async function checkCommerce(realm: Realm, selling?: Selling): Promise<Check[]> {
  const { commerce, features } = realm;
  if (!commerce || !features.purchase) return [];
  const providers = await Promise.all(
    commerce.providers.map((provider, index) => checkProvider(realm, provider, index)),
  );
  return [...(await checkLicences(realm, selling)), ...providers.flat()];
}

async function checkLicences({ origin, commerce }: Realm, selling?: Selling): Promise<Check[]> {
  let found: Found[] | undefined;
  try {
    const headers = { 'x-api-key': origin.publicKey };
    const { status, text } = await ask(`${origin.address}/api/v2/licence`, headers);
    found = status === 200 ? licencesIn(text) : undefined;
    if (!found)
      return [
        wrong(SUBJECT, `What is sold cannot be had: the origin answers ${status}.`, 'See origin.'),
      ];
  } catch (error) {
    return [wrong(SUBJECT, `What is sold cannot be had: ${inWords(error)}.`, 'See origin.')];
  }
  if (found.length === 0)
    return [
      warning(
        SUBJECT,
        'The origin sells nothing where this machine is.',
        'Add licences at the origin, or switch off features.purchase.',
      ),
    ];
  const named = [...(commerce?.order ?? []), ...(commerce?.marked ? [commerce.marked] : [])];
  const missing = named.filter((id) => !found.some((licence) => licence.id === id));
  const known = selling && [
    selling.currencies.default,
    ...Object.values(selling.currencies.byCountry),
  ];
  const priced = [...new Set(found.flatMap(({ currencies }) => currencies))];
  const foreign = known ? priced.filter((code) => !known.includes(code)) : [];
  return [
    ok(
      SUBJECT,
      `The origin sells ${found.length} licences, in ${priced.join(', ') || 'no currency'}.`,
    ),
    ...(missing.length > 0
      ? [
          warning(
            SUBJECT,
            `The origin sells no licence ${[...new Set(missing)].join(', ')} where this machine is.`,
            'Check commerce.licences: it orders licences by their ids at the origin.',
          ),
        ]
      : []),
    ...(foreign.length > 0
      ? [
          wrong(
            SUBJECT,
            `The origin has prices in ${foreign.join(', ')}, and the file does not name that.`,
            'Name it in commerce.currencies, or correct the prices.',
          ),
        ]
      : []),
  ];
}

/** Reads the licences of an answer; undefined for one that is not that of the contract. */
function licencesIn(text: string): Found[] | undefined {
  try {
    const { licences } = JSON.parse(text) as { licences?: unknown };
    if (!Array.isArray(licences)) return undefined;
    return licences.map(({ id, amounts }: { id?: unknown; amounts?: unknown }) => ({
      id: Number(id),
      currencies: Array.isArray(amounts)
        ? amounts.map(({ currency }: { currency?: unknown }) => String(currency))
        : [],
    }));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined;
    throw error;
  }
}

async function checkProvider(
  { origin }: Realm,
  provider: NonNullable<Realm['commerce']>['providers'][number],
  index: number,
): Promise<Check[]> {
  const place = `commerce.providers[${index}]`;
  const { type } = provider;
  if (type === 'stripe') {
    const { scriptUri, train } = provider;
    const address = scriptUri ?? `https://js.stripe.com/${train}/stripe.js`;
    return [await checkScript(type, vendorAddress(address, origin.address), place)];
  }
  const host = type === 'sandboxBank' ? provider.address : provider.frame;
  // The sandbox's own are on a port that only the origin knows.
  if (/^http:\/\/[^/:]+\.localhost$/.test(host)) return [];
  return [await checkService(type, host, place)];
}
