import { act, cleanup, fireEvent, render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { SiteProvider } from '../site/use-site';
import { definedFields } from './defined-fields';
import { RealmForm } from './RealmForm';
import { declaredFields } from './random-declared-fields';
import { anyFields } from './random-fields';
import { countriesOf } from './rules/countries';
import { COUNTRY_CODES } from './samples/country-codes';
import { formSite } from './samples/form-site';

const site = formSite();
const valid = declaredFields.map((list) => definedFields(list, site.text));

/** Rounds of a thousand, so that a long run says how far it is: ten thousand lists that are valid, five hundred of any kind. */
const rounds = Array.from({ length: process.env.FULL ? 2 : 1 }, (_, round) => round + 1);
const counts = process.env.FULL ? [200, 20] : [25, 10];

it.each(
  rounds.flatMap((round) => [
    ['that the schema lets through', round, valid, counts[0]] as const,
    ['that no schema has seen', round, anyFields, counts[1]] as const,
  ]),
)(
  'RealmForm renders, submits and checks lists of fields %s, with any text in them, without an error: round %i',
  async (_which, round, lists, numRuns) => {
    const countries = { status: 'ready' as const, countries: countriesOf(COUNTRY_CODES) };
    const said = vi.spyOn(console, 'error');
    const texts = fc.array(fc.string({ maxLength: 20 }), { maxLength: 12 });
    const purposes = fc.constantFrom('signup', 'purchase', 'account', undefined);
    const places = fc.constantFrom('BR', 'GB', undefined);
    await fc.assert(
      fc.asyncProperty(lists, texts, purposes, places, async (fields, typed, purpose, country) => {
        const sent: unknown[] = [];
        const { container } = render(
          <SiteProvider site={site}>
            <RealmForm
              name="any"
              purpose={purpose}
              country={country}
              status="idle"
              submitLabel="Send"
              fields={fields}
              countries={countries}
              onSubmit={async (values) => void sent.push(values)}
            />
          </SiteProvider>,
        );
        const form = container.querySelector('form');
        if (!form) throw new Error('There is no form.');
        const submit = () => act(async () => void fireEvent.submit(form));
        await submit();
        for (const select of form.querySelectorAll('select'))
          fireEvent.change(select, { target: { value: select.options[1]?.value ?? '' } });
        for (const [index, input] of form
          .querySelectorAll<HTMLInputElement>('input:not([type=hidden]):not([readonly])')
          .entries())
          fireEvent.change(input, { target: { value: typed[index % (typed.length || 1)] ?? '' } });
        await submit();
        const invalid = form.querySelector('[aria-invalid]');
        // One of the two: sent, or held back with a mark that says where.
        expect(sent.length > 0 || invalid !== null).toBe(true);
        cleanup();
      }),
      { numRuns, seed: 20_261_122 + round },
    );
    expect(said.mock.calls).toEqual([]);
  },
  process.env.FULL ? 1_800_000 : 120_000,
);
