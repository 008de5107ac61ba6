import { childPointer, isRecord, type Located, placesAt } from '../document/pointer';
import type { Draft } from '../findings/draft';
import { countryCodeDrafts } from './countries';
import type { Subject } from './subject';

/** Finds a question without sinks or policy, sinks without a question, and unknown countries. */
export function cookieConsentDrafts(subject: Subject): Draft[] {
  const { config, refused } = subject;
  const [consent] = placesAt(config, '/cookieConsent');
  const countries = placesAt(consent?.value, '/countries').flatMap(({ value }) =>
    Array.isArray(value) && !refused('/cookieConsent/countries')
      ? countryCodeDrafts('/cookieConsent/countries', value)
      : [],
  );
  // Missing parts are known only once the whole file fits the schema.
  if (refused('')) return countries;
  return [...countries, ...(consent ? askedDrafts(consent, config) : unaskedDrafts(config))];
}

function askedDrafts({ pointer, value }: Located, config: unknown): Draft[] {
  const draft = { pointer, at: 'key' } as const;
  if (placesAt(config, '/analytics/sinks/*').length === 0) {
    return [
      {
        ...draft,
        rule: 'cookie-consent-without-sinks',
        message:
          '"analytics" has no sink, so there is nothing to ask about: viewers are not asked, and the footer has no entry for it.',
        suggestion: '"analytics": { "sinks": ["origin"] }',
      },
    ];
  }
  const policy = isRecord(value) ? value.policy : undefined;
  if (policy !== undefined || placesAt(config, '/legal/privacy').length > 0) return [];
  return [
    {
      ...draft,
      rule: 'cookie-consent-without-policy',
      message:
        'Viewers are asked, and no link explains which data is sent to whom: add "policy" or "legal.privacy".',
      suggestion: '"policy": { "href": "https://…" }',
    },
  ];
}

function unaskedDrafts(config: unknown): Draft[] {
  const sinks = placesAt(config, '/analytics/sinks');
  return sinks.flatMap(({ pointer, value }): Draft[] => {
    const index = Array.isArray(value) ? value.indexOf('dataLayer') : -1;
    if (index < 0) return [];
    return [
      {
        rule: 'analytics-unasked',
        pointer: childPointer(pointer, index),
        message:
          'A tag manager gets data about viewers, and the realm has no "cookieConsent" to ask them first.',
        suggestion: '"cookieConsent": {}',
      },
    ];
  });
}
