/** Which fields an origin asks of a viewer who opens an account, and how it keeps the account; the realm's file says the rest. */
export interface AccountPolicy {
  /** Lets viewers open accounts themselves. */
  signUpOpen: boolean;
  /** The providers whose secrets are kept here (contract: SecretProvider). */
  secretProviders: readonly string[];
  /** The ids of fields in the realm's forms. */
  requiredFields: readonly string[];
  optionalFields: readonly string[];
}

/** Asks for nothing. Its file has own ID alone; the other providers are there for realms that add them to it. */
const plain: AccountPolicy = {
  signUpOpen: true,
  secretProviders: ['id', 'pbr', 'gigya'],
  requiredFields: [],
  optionalFields: [],
};

/** The policies of the sample realms. */
export const accountPolicies: Readonly<Record<string, AccountPolicy>> = {
  plain,
  apex: {
    signUpOpen: true,
    secretProviders: ['id'],
    requiredFields: ['name'],
    optionalFields: ['phoneNumber'],
  },
  /** Its viewers come from partners. */
  corral: {
    signUpOpen: false,
    secretProviders: ['pbr', 'gigya'],
    requiredFields: [],
    optionalFields: [],
  },
  noor: {
    signUpOpen: true,
    secretProviders: ['id'],
    requiredFields: ['name'],
    optionalFields: [],
  },
  /** Its viewers are those of TV providers. */
  metro: {
    signUpOpen: false,
    secretProviders: [],
    requiredFields: [],
    optionalFields: [],
  },
  unity: {
    signUpOpen: true,
    secretProviders: ['id'],
    requiredFields: [],
    optionalFields: [],
  },
};

/** The policy of a realm; Plain's holds for every other, as for a realm of an operator's own. */
export const accountPolicyOf = (realmId: string): AccountPolicy =>
  accountPolicies[realmId] ?? plain;
