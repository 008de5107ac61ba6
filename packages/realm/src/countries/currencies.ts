import { closest } from '../findings/suggestions';

/** The currencies that are legal tender somewhere, by their codes of ISO 4217, as of 2026. */
const CODES = `
AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP
CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD
JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN
NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN
SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG`;

export const CURRENCY_CODES: ReadonlySet<string> = new Set(CODES.trim().split(/\s+/));

/** Currencies that are no longer legal tender, with what is there instead; people still write them. */
export const WITHDRAWN: Readonly<Record<string, string>> = {
  ANG: 'XCG',
  BGN: 'EUR',
  BYR: 'BYN',
  CUC: 'CUP',
  DEM: 'EUR',
  ESP: 'EUR',
  FRF: 'EUR',
  HRK: 'EUR',
  ITL: 'EUR',
  MRO: 'MRU',
  PTE: 'EUR',
  SLL: 'SLE',
  STD: 'STN',
  VEF: 'VES',
  ZMK: 'ZMW',
  ZWL: 'ZWG',
};

/** Finds the currency that a text probably means: by its code in small letters, or its English name. */
export function closestCurrency(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  if (CURRENCY_CODES.has(code)) return code;
  if (code.length <= 3) return undefined;
  const names = new Intl.DisplayNames(['en'], { type: 'currency' });
  const byName = new Map([...CURRENCY_CODES].map((known) => [names.of(known) ?? known, known]));
  const name = closest(text.trim(), byName.keys());
  return name === undefined ? undefined : byName.get(name);
}
