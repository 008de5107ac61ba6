import type { Severity } from './finding';

interface Rule {
  severity: Severity;
  /** What the rule is for, as the operator's list of findings says it. */
  about: string;
}

/**
 * Every kind of mistake there is a finding for. An error keeps the realm from being served; a warning is
 * something that viewers would notice or that surely was not meant.
 */
export const RULES = {
  syntax: {
    severity: 'error',
    about: 'The file is not JSON. Only the first place is reported: what follows cannot be judged.',
  },
  'duplicate-key': {
    severity: 'error',
    about: 'A key stands twice in one object, so that the first is silently lost.',
  },
  'unknown-key': { severity: 'error', about: 'A key that has no meaning where it stands.' },
  'missing-key': { severity: 'error', about: 'A key that has to be there is not.' },
  'wrong-type': {
    severity: 'error',
    about: 'A text where a number belongs, a single value where a list belongs, and the like.',
  },
  'unknown-value': { severity: 'error', about: 'A value that is not among those allowed.' },
  'wrong-format': {
    severity: 'error',
    about: 'A text that is not built as it should be, such as a colour without its #.',
  },
  'out-of-range': {
    severity: 'error',
    about: 'A number, a text or a list that is too small or too large.',
  },
  'duplicate-value': { severity: 'error', about: 'A value stands twice in one list.' },
  'realm-id': { severity: 'error', about: "The folder's name cannot be the id of a realm." },
  'realm-unreadable': { severity: 'error', about: 'A file of the realm cannot be read.' },
  'unknown-route': { severity: 'error', about: 'A menu leads to a route that does not exist.' },
  'private-route': {
    severity: 'error',
    about: 'A menu leads to a page that is not for viewers, such as a preview for operators.',
  },
  'missing-param': {
    severity: 'error',
    about: "A menu leads to a route without giving a value for a parameter in the route's path.",
  },
  'unknown-param': {
    severity: 'error',
    about: "A menu gives a value for a parameter that the route's path does not have.",
  },
  'unsafe-address': {
    severity: 'error',
    about: 'An address that could run a script, or that leads where nobody can tell.',
  },
  'insecure-origin': {
    severity: 'error',
    about:
      "Tokens or a vendor's script would travel unencrypted: only addresses on localhost may go without https.",
  },
  'asset-missing': { severity: 'error', about: "A picture that is not in the realm's folder." },
  'asset-unusable': { severity: 'error', about: 'A file that is not a picture, or is damaged.' },
  'duplicate-id': {
    severity: 'error',
    about: 'Two sections of one page, or two fields of one form, have the same id.',
  },
  'reserved-id': { severity: 'error', about: 'A field has an id that is taken, such as `secret`.' },
  'regex-refused': {
    severity: 'error',
    about:
      'A regular expression that cannot be read, or that asks for more than a page may do: looking ahead or back, references to groups, too much of anything.',
  },
  'field-incomplete': {
    severity: 'error',
    about: 'A field lacks what it needs: a dropdown its options, a confirmation its password.',
  },
  'field-contradiction': {
    severity: 'error',
    about:
      'A field that nobody could fill in: required and read-only, or a minimum above the maximum.',
  },
  'field-never-shown': {
    severity: 'warning',
    about: 'A field without a purpose, or for no country. No viewer will see it.',
  },
  'unknown-country': {
    severity: 'error',
    about: 'A code that is not that of a country, such as UK for GB.',
  },
  'duplicate-provider': {
    severity: 'error',
    about:
      'Two providers would have one page: they have one type, and no client names that differ, or both are TV providers.',
  },
  'provider-incomplete': {
    severity: 'error',
    about: 'A provider lacks what it needs, such as an identity widget without script or key.',
  },
  'duplicate-locale': { severity: 'error', about: 'A locale is listed twice.' },
  'locale-form': {
    severity: 'error',
    about: 'A locale that is understood but has another official form, such as en-UK for en-GB.',
  },
  'default-locale-unsupported': {
    severity: 'error',
    about: 'The default locale is not among the supported ones.',
  },
  'default-text-missing': {
    severity: 'error',
    about: 'A text has no version in the default locale, so that there is nothing to fall back on.',
  },
  'translation-missing': {
    severity: 'warning',
    about: 'A text is given by language but not for every supported locale. The default stands in.',
  },
  'translation-unused': {
    severity: 'warning',
    about: 'A text has a version for a locale that is not supported. Nobody will see it.',
  },
  'unused-key': {
    severity: 'warning',
    about: 'A key without effect, given what else the file says.',
  },
  'secret-in-realm': {
    severity: 'error',
    about: 'Something that looks like a secret. Every viewer can read a realm.',
  },
  'host-taken': { severity: 'error', about: 'Two realms claim one host name.' },
  'unknown-page': {
    severity: 'error',
    about: "A menu or a banner leads to a page of the brand's own that is not there.",
  },
  'frame-own-host': {
    severity: 'error',
    about: 'A page in a frame is one of this site: the frame would keep nothing apart.',
  },
  'path-taken': {
    severity: 'error',
    about: 'An address that a realm chooses for a page is that of another page already.',
  },
  'labels-shape': {
    severity: 'error',
    about: 'A labels file is not one flat object of key and text.',
  },
  'labels-locale': {
    severity: 'warning',
    about: 'A labels file is called after a locale that the realm does not support.',
  },
  'unknown-extends': {
    severity: 'error',
    about:
      'A realm extends a realm that is not in its folder of realms, or a preset that there is not.',
  },
  'extends-cycle': { severity: 'error', about: 'Realms extend each other in a circle.' },
  'broken-base': {
    severity: 'error',
    about:
      'A realm inherits a mistake. What is wrong is said where it is wrong, and not again here.',
  },
  'nothing-inherited': {
    severity: 'warning',
    about: 'A `null` or `$remove` takes away something that no base has.',
  },
  'deprecated-key': {
    severity: 'warning',
    about:
      'A key of an older version. It still works; `marquee migrate --write` brings the file to the newest.',
  },
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof RULES;
