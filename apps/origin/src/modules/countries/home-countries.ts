/** The country of calls from this machine and its network, realm by realm. */
export const homeCountries: Readonly<Record<string, string>> = {
  apex: 'US',
  corral: 'US',
  noor: 'AE',
  metro: 'BR',
  unity: 'PT',
  plain: 'GB',
};

/** The home of a realm; that of a realm of an operator's own is Plain's. */
export const homeCountryOf = (realmId: string): string => homeCountries[realmId] ?? 'GB';
