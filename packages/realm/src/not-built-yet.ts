/** Sections that operators will look for, and what will be there. A key leaves this list when its schema is there. */
export const NOT_BUILT_YET: ReadonlyMap<string, string> = new Map(
  Object.entries({
    payments: 'nothing can be bought on this site yet, so no payment provider is asked.',
    currencies: 'nothing can be bought on this site yet, so there are no prices.',
    territories: 'which countries may watch is decided by the origin alone.',
    vpn: 'whether a VPN may be used is decided by the origin alone.',
    consents: 'what viewers agree to comes from the origin, not from this file.',
  }),
);
