import { Container } from '@marquee/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteProvider } from '../site/use-site';
import { definedFields } from './defined-fields';
import type { FieldType } from './field-definition';
import { RealmForm } from './RealmForm';
import { countriesOf } from './rules/countries';
import { countryCodesFor } from './samples/country-codes';
import { GALLERY } from './samples/gallery';
import { workshopForms } from './samples/workshop-forms';

/** Every type by itself, with as little as a realm has to write: the pictures of docs/operators/gallery.md. */
const meta = { title: 'Forms/Field types', component: RealmForm } satisfies Meta<typeof RealmForm>;

export default meta;

const story = (type: FieldType): StoryObj => ({
  render: (_, { globals }) => {
    const site = workshopForms(globals);
    const countries = countriesOf(countryCodesFor(site.language));
    const declared = GALLERY.filter((field) => field.type === type);
    return (
      <SiteProvider site={site}>
        <Container width="narrow">
          <RealmForm
            name="sample"
            fields={definedFields(declared, site.text)}
            countries={{ status: 'ready', countries, caller: 'GB' }}
            country="BR"
            onSubmit={async () => {}}
            status="idle"
            submitLabel={site.t('workshop.submit')}
          />
        </Container>
      </SiteProvider>
    );
  },
});

export const Text = story('text');
export const Email = story('email');
export const Password = story('password');
export const ConfirmPassword = story('confirmPassword');
export const Name = story('name');
export const FullName = story('fullName');
export const PhoneNumber = story('phoneNumber');
export const DateOfCalendar = story('date');
export const BirthDate = story('birthDate');
export const Dropdown = story('dropdown');
export const TaxNumber = story('taxNumber');
export const Address = story('address');
export const Line1 = story('line1');
export const PostalCode = story('postalCode');
export const AdministrativeLevel1 = story('administrativeLevel1');
