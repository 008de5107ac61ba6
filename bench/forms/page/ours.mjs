// Our engine, as a page of a realm uses it.

/** @import { CountriesState } from '@marquee/renderer/forms' */
import { definedFields, RealmForm } from '@marquee/renderer/forms';
import { createElement as h, useMemo } from 'react';
import { controls } from './controls.mjs';
import { inSite, siteOf } from './site.mjs';
import { stage } from './stage.mjs';

/**
 * @typedef {object} Questions
 * @property {Parameters<typeof definedFields>[0]} declared
 * @property {Record<string, string>} values
 * @property {CountriesState} countries
 * @property {Record<string, string>} labels
 */

/** @param {Questions} questions */
function Engine({ declared, values, countries, labels }) {
  const site = useMemo(() => siteOf(labels), [labels]);
  const fields = useMemo(
    () => definedFields(declared, site.text, values),
    [declared, site, values],
  );
  return inSite(
    site,
    h(RealmForm, {
      name: 'bench',
      purpose: 'signup',
      country: 'BR',
      fields,
      countries,
      status: 'idle',
      submitLabel: 'Join',
      onSubmit: async () => {
        throw new Error('A form with mistakes was sent.');
      },
    }),
  );
}

const FIELD = '[data-ui=field]';

stage({
  Engine,
  controls,
  frame: (at) => document.querySelectorAll(FIELD)[at],
  control: 'input:not([type=hidden]), select:only-of-type',
  problem: '[aria-live]:not(:empty)',
});
