import {
  Badge,
  Button,
  CheckboxField,
  EmailField,
  Form,
  FormActions,
  PasswordField,
  Price,
  RadioGroupField,
  SelectField,
  Stack,
  SwitchField,
} from '@marquee/design-system';
import { formTexts } from '@marquee/design-system/samples/form-texts';
import { navigationTexts } from '@marquee/design-system/samples/navigation-texts';
import { sampleTexts } from '@marquee/design-system/samples/texts';
import type { Specimen } from './specimen';

export const fields: Specimen = {
  title: 'Fields',
  draw: (globals) => {
    const t = sampleTexts(globals);
    return (
      <Stack gap={21}>
        <EmailField label={t.email} hint={t.hint} />
        <EmailField label={t.email} defaultValue="viewer@example.com" data-looks="focused" />
        <EmailField label={t.email} error={t.emailError} defaultValue="viewer@" required />
        <EmailField label={t.email} disabled defaultValue="viewer@example.com" />
      </Stack>
    );
  },
};

export const signIn: Specimen = {
  title: 'A form',
  draw: (globals) => {
    const t = sampleTexts(globals);
    return (
      <Form>
        <EmailField label={t.email} name="email" required />
        <PasswordField label={t.password} name="password" required revealLabel={t.reveal} />
        <FormActions>
          <Button type="submit" size="large">
            {t.signIn}
          </Button>
        </FormActions>
      </Form>
    );
  },
};

export const choices: Specimen = {
  title: 'Choices',
  draw: (globals) => {
    const t = formTexts(globals);
    return (
      <Stack gap={21}>
        <SelectField label={t.country} options={t.countries} placeholder={t.chooseCountry} />
        <Stack gap={5}>
          <CheckboxField label={t.news} defaultChecked hint={t.newsHint} />
          <CheckboxField label={t.everything} />
          <SwitchField label={t.autoplay} defaultChecked />
          <SwitchField label={t.dataSaver} />
        </Stack>
      </Stack>
    );
  },
};

const CURRENCY: Record<string, string> = { 'en-GB': 'GBP', 'de-DE': 'EUR', 'ar-EG': 'AED' };

export const plans: Specimen = {
  title: 'Price and plans',
  draw: (globals) => {
    const t = formTexts(globals);
    const { locale, aMonth, was, now } = navigationTexts(globals);
    const currency = CURRENCY[locale] ?? 'GBP';
    return (
      <Stack gap={21}>
        <Price
          locale={locale}
          currency={currency}
          amount={999}
          former={1299}
          size="display"
          period={aMonth}
          formerLabel={was}
          currentLabel={now}
        />
        <RadioGroupField
          // a matrix has one in each cell
          name={`plan ${globals.brand} ${globals.scheme}`}
          label={t.plan}
          hint={t.planHint}
          options={t.plans.map((plan) =>
            plan.value === 'year'
              ? { ...plan, badge: <Badge kind="new">{t.mostChosen}</Badge> }
              : plan,
          )}
          look="cards"
          defaultValue="year"
        />
      </Stack>
    );
  },
};
