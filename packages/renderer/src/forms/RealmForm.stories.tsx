import { Container } from '@marquee/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SiteProvider } from '../site/use-site';
import { fieldProblems } from './field-problems';
import { RealmForm, type RealmFormProps } from './RealmForm';
import { countriesOf } from './rules/countries';
import { countryCodesFor } from './samples/country-codes';
import { everyField, filled, signUpFields } from './samples/fields';
import { workshopForms } from './samples/workshop-forms';

const meta = { title: 'Forms/Fields of a realm', component: RealmForm } satisfies Meta<
  typeof RealmForm
>;

export default meta;

type Given = Partial<RealmFormProps>;

const story = (given: Given | ((long: boolean) => Given), play?: StoryObj['play']): StoryObj => ({
  render: (_, { globals }) => {
    const site = workshopForms(globals);
    const countries = countriesOf(countryCodesFor(site.language));
    return (
      <SiteProvider site={site}>
        <Container width="narrow">
          <RealmForm
            name="sample"
            purpose="signup"
            fields={everyField}
            countries={{ status: 'ready', countries, caller: 'GB' }}
            onSubmit={async () => {}}
            status="idle"
            submitLabel={site.t('workshop.submit')}
            {...(typeof given === 'function' ? given(globals.text === 'long') : given)}
          />
        </Container>
      </SiteProvider>
    );
  },
  ...(play ? { play } : {}),
});

const submit: StoryObj['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const buttons = canvas.getAllByRole('button');
  const last = buttons.at(-1);
  if (last) await userEvent.click(last);
  await canvas.findByRole('alert');
  await expect(canvasElement.ownerDocument.activeElement).toHaveAttribute('aria-invalid', 'true');
};

/** Each of the fifteen types, in Brazil, where all of them are shown. */
export const EveryType = story({ country: 'BR' });

/** With the values of a viewer who has filled in the form before. */
export const Filled = story({ fields: everyField.map(filled) });

/** Read-only fields. */
export const ReadOnly = story({
  fields: everyField.map((field) => ({ ...filled(field), readOnly: true })),
});

/** Some fields may be left out: the required ones are marked. */
export const SomeOptional = story({
  country: 'BR',
  fields: everyField.map((field, index) => ({ ...field, required: index % 2 === 0 })),
});

/** An empty submit: the first field has the focus, the summary links to each error. */
export const Wrong = story({ country: 'BR' }, submit);

/** The origin's messages, at their fields. */
export const SaidByOrigin = story({
  fields: signUpFields.map(filled),
  problems: fieldProblems(
    ['email:taken', 'address.postalCode:invalid', 'taxNumber:invalid'],
    signUpFields,
  ).problems,
  status: 'error',
});

/** A sign-up: choose Brazil, and it asks for state, date of birth and tax number; choose another country, and it does not. */
export const SignUp = story({ fields: signUpFields }, async ({ canvasElement }) => {
  const country = canvasElement.querySelector<HTMLSelectElement>('select[autocomplete=country]');
  const fields = () => canvasElement.querySelectorAll('input:not([type=hidden])').length;
  const before = fields();
  if (country) await userEvent.selectOptions(country, 'BR');
  await expect(fields()).toBe(before + 4);
  if (country) await userEvent.selectOptions(country, 'US');
  await expect(fields()).toBe(before);
  await expect(canvasElement.querySelectorAll('select')).toHaveLength(3);
});

/** Being sent. */
export const Sending = story({ fields: signUpFields.map(filled), status: 'loading' });

/** The list of countries is not there yet: everything can be filled in but the country. */
export const CountriesOnTheirWay = story({
  fields: signUpFields,
  countries: { status: 'loading', countries: [] },
});

const endless = (words: string) => ({ text: `${words} ${'Donaudampfschifffahrts'.repeat(3)}` });

/** Labels that are longer than their columns. */
export const LongWords = story(
  {
    country: 'BR',
    fields: everyField.map((field) => ({
      ...field,
      label: endless(field.type),
      hint: endless('Hint'),
      error: endless('Error'),
      empty: endless('Empty'),
    })),
  },
  submit,
);
