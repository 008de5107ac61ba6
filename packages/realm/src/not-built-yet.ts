/** Sections that operators will look for, and what will be there. A key leaves this list when its schema is there. */
export const NOT_BUILT_YET: ReadonlyMap<string, string> = new Map(
  Object.entries({
    payments: 'nothing can be bought on this site yet, so no payment provider is asked.',
    currencies: 'nothing can be bought on this site yet, so there are no prices.',
  }),
);
