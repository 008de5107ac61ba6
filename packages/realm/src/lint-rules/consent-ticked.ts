import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A required consent is ticked from the start.',
  why: 'In many countries consent does not count when the box was ticked for the viewer.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Let viewers tick it themselves, or do not require it.',
  bad: `"consents": {
  "terms": [
    {
      "fieldName": "termsOfUse",
      "fieldType": "BINARY_CHOICE",
      "text": { "en": "<p>I accept the terms.</p>", "es": "<p>Acepto las condiciones.</p>" },
      "required": true,
      "version": "2026-10-01",
      "data": { "default": «"true" }
    }
  ],
  "signup": ["termsOfUse"]
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
