import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A feature is for viewers of no country, or only of countries outside the territories.',
  why: 'No viewer can use it, as if it were switched off, and its pages tell viewers that it is not for their country.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Name the countries that the feature is for. To remove the feature, switch it off.',
  bad: `"features": {
  "gifts": { "addressCountryRestriction": { "restrictionType": "whitelist", "elements": «[] } }
}`,
  good: `"features": {
  "gifts": { "addressCountryRestriction": { "restrictionType": "whitelist", "elements": ["GB", "IE"] } }
}`,
};
