import { sampleLanguage } from './brands';
import { arabicFormTexts } from './form-texts-arabic';
import { longFormTexts } from './form-texts-long';
import { portugueseFormTexts, spanishFormTexts } from './form-texts-romance';

/** A choice in a sample list. */
export interface SampleChoice {
  value: string;
  label: string;
  description?: string;
  keywords?: string;
  disabled?: boolean;
}

/** Words for the stories of form fields, in four languages, English also with long compound words. */
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

const short: FormTexts = {
  optional: '(optional)',
  choose: 'Choose',
  chooseCountry: 'Choose a country',
  search: 'Search',
  searchHint: 'People, events, series',
  searchText: 'harbour',
  searching: 'Searching',
  clear: 'Clear search',
  name: 'Full name',
  nameValue: 'Mara Lindqvist',
  nameError: 'Enter your name as it stands on your card.',
  nameHint: 'As it stands on your card.',
  email: 'Email',
  emailError: 'Enter an address we can write to.',
  emailTaken: 'There is an account with this address already.',
  signInInstead: 'Sign in instead',
  password: 'Password',
  reveal: 'Show password while pressed',
  passwordHint: 'At least 10 characters.',
  passwordError: 'Use at least 10 characters: 4 more.',
  longWord: 'Unbreakable',
  country: 'Country',
  countryHint: 'Where you watch. It decides what you can see.',
  countryError: 'Choose the country you live in.',
  countries: [
    { value: 'AT', label: 'Austria' },
    { value: 'BR', label: 'Brazil' },
    { value: 'CI', label: 'Côte d’Ivoire', keywords: 'Ivory Coast' },
    { value: 'EG', label: 'Egypt' },
    { value: 'FR', label: 'France' },
    { value: 'DE', label: 'Germany', keywords: 'Deutschland' },
    { value: 'IE', label: 'Ireland' },
    { value: 'MX', label: 'Mexico', keywords: 'México' },
    { value: 'SA', label: 'Saudi Arabia', keywords: 'KSA' },
    { value: 'ES', label: 'Spain', keywords: 'España' },
    { value: 'SE', label: 'Sweden' },
    { value: 'AE', label: 'United Arab Emirates', keywords: 'UAE' },
    { value: 'GB', label: 'United Kingdom', keywords: 'UK Great Britain England Scotland Wales' },
    { value: 'US', label: 'United States', keywords: 'USA America' },
  ],
  countryGroups: [
    {
      label: 'Near you',
      options: [
        { value: 'GB', label: 'United Kingdom' },
        { value: 'IE', label: 'Ireland' },
      ],
    },
    {
      label: 'Everywhere else',
      options: [
        { value: 'BR', label: 'Brazil' },
        { value: 'CU', label: 'Cuba (not available)', disabled: true },
        { value: 'DE', label: 'Germany' },
      ],
    },
  ],
  showCountries: 'Show countries',
  noCountry: 'No country of that name',
  countCountries: (count) => (count === 1 ? '1 country' : `${count} countries`),
  team: 'Your team',
  teamHint: 'Write it yourself if it is not listed.',
  teams: [
    { value: 'harbour', label: 'Harbour Athletic', description: 'Northern League' },
    { value: 'atlas', label: 'Atlas', description: 'Riviera Conference' },
    { value: 'mesa', label: 'Red Mesa Riders', description: 'Rodeo Circuit' },
    { value: 'draft', label: 'Draft FC', description: 'Left the league', disabled: true },
  ],
  showTeams: 'Show teams',
  noTeam: 'Nobody of that name; it counts as you write it',
  loadingTeams: 'Looking for teams',
  terms: {
    before: 'I accept the ',
    link: 'terms of use',
    between: ' and have read the ',
    second: 'privacy notice',
    after: '.',
  },
  termsError: 'Accept the terms to go on.',
  news: 'Send me the programme and offers',
  newsHint: 'Twice a month at most. You can stop it in every message.',
  everything: 'Everything',
  sports: ['Football', 'Athletics', 'Sailing'],
  plan: 'Choose your pass',
  planHint: 'You can change or end it at any time.',
  planError: 'Choose a pass to go on.',
  plans: [
    {
      value: 'month',
      label: 'Monthly pass',
      description: 'All live events and replays. Free until 4 December.',
      price: '£9.99',
      period: 'a month',
    },
    {
      value: 'year',
      label: 'Season pass',
      description: 'All of it, and two screens at a time.',
      price: '£79',
      period: 'a year',
    },
    {
      value: 'event',
      label: 'Single event',
      description: 'The final, Saturday 21:00.',
      price: '£14.99',
      period: 'once',
    },
  ],
  mostChosen: 'Most chosen',
  soldOut: 'No longer on sale',
  quality: 'Picture quality',
  qualities: [
    { value: 'auto', label: 'Automatic', description: 'As good as your connection' },
    { value: 'high', label: 'High', description: 'About 3 GB an hour' },
    { value: 'saver', label: 'Data saver', description: 'About 0.4 GB an hour' },
    { value: 'uhd', label: 'Ultra HD', description: 'Comes with the season pass', disabled: true },
  ],
  autoplay: 'Play the next episode',
  autoplayHint: 'Starts by itself ten seconds after the credits begin.',
  reminders: 'Remind me before live events',
  remindersError: 'Your browser does not allow messages from us.',
  dataSaver: 'Save data on the move',
  message: 'What happened?',
  messageHint: 'Tell us what you saw, and when.',
  messageValue: 'The picture stopped at half past nine and came back a minute later.',
  messageError: 'Tell us in a few words.',
  messageCount: (used, limit) => (limit ? `${used} of ${limit}` : String(used)),
  billingAddress: 'Billing address',
  addressFields: [
    { fieldName: 'line1', label: 'Street and number' },
    { fieldName: 'city', label: 'City' },
    { fieldName: 'postalCode', label: 'ZIP code' },
    {
      fieldName: 'administrativeLevel1',
      label: 'State',
      acceptableValues: [
        { value: 'AZ', displayName: 'Arizona' },
        { value: 'NM', displayName: 'New Mexico' },
        { value: 'TX', displayName: 'Texas' },
      ],
    },
  ],
  addressValues: { line1: '8 Harbour Row', city: 'Santa Fe', postalCode: '87501' },
  stateError: 'Choose your state.',
  postalError: 'A ZIP code has 5 digits.',
  cardNumber: 'Card number',
  cardHint: 'We never see it: your bank’s partner keeps it.',
  cardError: 'This card number is not complete.',
  cardLoading: 'Loading the card field',
  cardComplete: 'Complete',
  signUpTitle: 'Be there when it starts',
  signUpText: 'One account for every event, on every screen.',
  signUp: 'Create my account',
  cancel: 'Not now',
  problemsTitle: 'A few things stand in the way',
  welcome: 'You are in. Enjoy the evening.',
};

const COMMON = {
  en: short,
  es: spanishFormTexts,
  pt: portugueseFormTexts,
  ar: { ...short, ...arabicFormTexts },
};

/** The form texts a story's toolbar asks for. */
export const formTexts = (globals: Record<string, unknown>): FormTexts =>
  globals.text === 'long' ? { ...short, ...longFormTexts } : COMMON[sampleLanguage(globals)];
