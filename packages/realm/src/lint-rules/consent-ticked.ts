import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A consent that must be given is ticked from the start.',
  why: 'Consent that nobody gave is none: in many countries a box that was ticked for the viewer does not count.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Let viewers tick it themselves, or do not require it.',
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
