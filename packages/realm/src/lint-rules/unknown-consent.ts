import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A list of consents names a term that is not defined.',
  why: 'Viewers would not be asked for a consent that you rely on.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Write the field name as it is in `consents.terms`, or define the term there.',
  bad: `"consents": {
  "terms": [
    {
      "fieldName": "termsOfUse",
      "fieldType": "BINARY_CHOICE",
      "text": { "en": "<p>I accept the terms.</p>", "es": "<p>Acepto las condiciones.</p>" },
      "required": true,
      "version": "2026-10-01"
    }
  ],
  "signup": [«"termOfUse"]
}`,
  good: `"consents": {
  "terms": [
    {
      "fieldName": "termsOfUse",
      "fieldType": "BINARY_CHOICE",
      "text": { "en": "<p>I accept the terms.</p>", "es": "<p>Acepto las condiciones.</p>" },
      "required": true,
      "version": "2026-10-01"
    }
  ],
  "signup": ["termsOfUse"]
}`,
};
