import { act, cleanup, fireEvent, render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { SiteProvider } from '../site/use-site';
import { RealmForm } from './RealmForm';
import { anyFields } from './random-fields';
import { countriesOf } from './rules/countries';
import { COUNTRY_CODES } from './samples/country-codes';
import { formSite } from './samples/form-site';

const numRuns = process.env.FULL ? 10_000 : 25;

it(
  'draws, submits and checks any list of fields, with any text in them, without a fault',
  async () => {
    const countries = { status: 'ready' as const, countries: countriesOf(COUNTRY_CODES) };
    const site = formSite();
    const said = vi.spyOn(console, 'error');
    const texts = fc.array(fc.string({ maxLength: 20 }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(anyFields, texts, async (fields, typed) => {
        const sent: unknown[] = [];
        const { container } = render(
          <SiteProvider site={site}>
            <RealmForm
              {...{ name: 'any', purpose: 'signup', status: 'idle', submitLabel: 'Send' }}
              {...{ fields, countries }}
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
      { numRuns, seed: 20_261_122 },
    );
    expect(said.mock.calls).toEqual([]);
  },
  process.env.FULL ? 3_600_000 : 120_000,
);
