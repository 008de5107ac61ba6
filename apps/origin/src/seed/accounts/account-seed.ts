/** What a realm asks of whoever opens an account beside what its file says, and what its sample viewers have answered. */
export interface AccountSeed {
  signUpOpen: boolean;
  /** The providers whose secrets are kept here (contract: SecretProvider). */
  secretProviders: readonly string[];
  /** The ids of fields in the realm's forms. */
  requiredFields: readonly string[];
  optionalFields: readonly string[];
  /** Where calls from this machine and its network are taken to come from. */
  homeCountry: string;
  /** What sample viewers have answered to terms of the realm's file. Where the file has a newer version, they are asked again. */
  answered: readonly AnswerSeed[];
}

export interface AnswerSeed {
  fieldName: string;
  version: string;
  /** What those have answered who came before `version`. */
  earlier?: string;
  accepted: boolean;
}
