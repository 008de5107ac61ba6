/** A choice in a sample list. */
export interface SampleChoice {
  value: string;
  label: string;
  description?: string;
  keywords?: string;
  disabled?: boolean;
}

/**
 * Texts for the stories of form fields, in four languages, and in English with long compound words.
 */
export interface FormTexts {
  optional: string;
  choose: string;
  chooseCountry: string;
  search: string;
  searchHint: string;
  searchText: string;
  searching: string;
  clear: string;
  name: string;
  nameValue: string;
  nameError: string;
  nameHint: string;
  email: string;
  emailError: string;
  emailTaken: string;
  signInInstead: string;
  password: string;
  reveal: string;
  passwordHint: string;
  passwordError: string;
  longWord: string;
  country: string;
  countryHint: string;
  countryError: string;
  countries: SampleChoice[];
  countryGroups: { label: string; options: SampleChoice[] }[];
  showCountries: string;
  noCountry: string;
  countCountries: (count: number) => string;
  team: string;
  teamHint: string;
  teams: SampleChoice[];
  showTeams: string;
  noTeam: string;
  loadingTeams: string;
  /** A label with a link in its middle. */
  terms: { before: string; link: string; between: string; second: string; after: string };
  termsError: string;
  news: string;
  newsHint: string;
  everything: string;
  sports: string[];
  plan: string;
  planHint: string;
  planError: string;
  plans: { value: string; label: string; description: string; price: string; period: string }[];
  mostChosen: string;
  soldOut: string;
  quality: string;
  qualities: SampleChoice[];
  autoplay: string;
  autoplayHint: string;
  reminders: string;
  remindersError: string;
  dataSaver: string;
  message: string;
  messageHint: string;
  messageValue: string;
  messageError: string;
  messageCount: (used: number, limit: number | undefined) => string;
  billingAddress: string;
  addressFields: {
    fieldName: string;
    label: string;
    acceptableValues?: { value: string; displayName: string }[];
  }[];
  addressValues: Record<string, string>;
  postalError: string;
  stateError: string;
  cardNumber: string;
  cardHint: string;
  cardError: string;
  cardLoading: string;
  cardComplete: string;
  signUpTitle: string;
  signUpText: string;
  signUp: string;
  cancel: string;
  problemsTitle: string;
  welcome: string;
}
