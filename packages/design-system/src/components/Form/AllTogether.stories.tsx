import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { type FormTexts, formTexts } from '../../samples/form-texts';
import { sampleLogo, samplePicture } from '../../samples/pictures';
import { sampleTexts } from '../../samples/texts';
import { Badge } from '../Badge';
import { Button } from '../Button';
import { CardFieldFrame } from '../CardFieldFrame';
import { CheckboxField } from '../CheckboxField';
import { ComboboxField } from '../ComboboxField';
import { EmailField } from '../EmailField';
import { Heading } from '../Heading';
import { LockIcon } from '../Icon';
import { InlineMessage } from '../InlineMessage';
import { Stack } from '../Layout';
import { Logo } from '../Logo';
import { PasswordField } from '../PasswordField';
import { RadioGroupField } from '../RadioGroupField';
import { SplitLayout } from '../SplitLayout';
import { Text } from '../Text';
import { TextField } from '../TextField';
import { TextLink } from '../TextLink';
import { ErrorSummary } from './ErrorSummary';
import { Form, FormActions } from './Form';

const meta = {
  title: 'Forms/All together',
  component: Form,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj;

const backgroundOf = (globals: Record<string, unknown>) => {
  const source = (shape: 'hero' | 'heroMobile') => {
    const { url, ...rest } = samplePicture(globals, 1, shape);
    return { src: url, ...rest };
  };
  return { web: source('hero'), mobile: source('heroMobile') };
};

/** The required fields in order, with the texts for missing ones. */
const ASKED = ['name', 'email', 'password', 'country', 'plan', 'terms'] as const;
type Asked = (typeof ASKED)[number];

function wordsFor(t: FormTexts): Record<Asked, string> {
  return {
    name: t.nameError,
    email: t.emailError,
    password: t.passwordError,
    country: t.countryError,
    plan: t.planError,
    terms: t.termsError,
  };
}

interface SignUpProps {
  t: FormTexts;
  /** The fields that show an error from the start. */
  missing?: readonly Asked[];
}

function SignUp({ t, missing = [] }: SignUpProps) {
  const [wrong, setWrong] = useState<readonly Asked[]>(missing);
  const [attempt, setAttempt] = useState(0);
  const [done, setDone] = useState(false);
  const words = wordsFor(t);
  const error = (field: Asked) => (wrong.includes(field) ? words[field] : undefined);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const open = ASKED.filter((field) => !given.get(field));
    setWrong(open);
    setAttempt(attempt + 1);
    setDone(open.length === 0);
  };

  return (
    <Stack gap={21}>
      <Stack gap={5}>
        <Heading level={1}>{t.signUpTitle}</Heading>
        <Text tone="muted">{t.signUpText}</Text>
      </Stack>
      {done && <InlineMessage tone="success" title={t.welcome} />}
      <Form aria-label={t.signUp} onSubmit={onSubmit}>
        {wrong.length > 0 && (
          <ErrorSummary
            key={attempt}
            title={t.problemsTitle}
            takeFocus={attempt > 0}
            problems={wrong.map((field) => ({
              fieldId: `sign-up-${field}`,
              message: words[field],
            }))}
          />
        )}
        <TextField
          id="sign-up-name"
          name="name"
          label={t.name}
          autoComplete="name"
          error={error('name')}
          required
        />
        <EmailField
          id="sign-up-email"
          name="email"
          label={t.email}
          aside={<TextLink href="#sign-in">{t.signInInstead}</TextLink>}
          error={error('email')}
          required
        />
        <PasswordField
          id="sign-up-password"
          name="password"
          label={t.password}
          revealLabel={t.reveal}
          autoComplete="new-password"
          hint={t.passwordHint}
          error={error('password')}
          required
        />
        <ComboboxField
          id="sign-up-country"
          name="country"
          label={t.country}
          options={t.countries}
          placeholder={t.chooseCountry}
          toggleLabel={t.showCountries}
          emptyText={t.noCountry}
          countText={t.countCountries}
          error={error('country')}
          required
        />
        <RadioGroupField
          id="sign-up-plan"
          name="plan"
          label={t.plan}
          look="cards"
          options={t.plans.map((plan) =>
            plan.value === 'year'
              ? { ...plan, badge: <Badge kind="new">{t.mostChosen}</Badge> }
              : plan,
          )}
          defaultValue="year"
          hint={t.planHint}
          error={error('plan')}
          required
        />
        <CardFieldFrame label={t.cardNumber} hint={t.cardHint} aside={<LockIcon />}>
          <Text as="span" tone="muted" tabular dir="ltr">
            1234 1234 1234 1234
          </Text>
        </CardFieldFrame>
        <div>
          <CheckboxField
            id="sign-up-terms"
            name="terms"
            label={
              <>
                {t.terms.before}
                <TextLink href="#terms">{t.terms.link}</TextLink>
                {t.terms.between}
                <TextLink href="#privacy">{t.terms.second}</TextLink>
                {t.terms.after}
              </>
            }
            error={error('terms')}
            required
          />
          <CheckboxField name="news" label={t.news} hint={t.newsHint} />
        </div>
        <FormActions>
          <Button type="submit" size="large">
            {t.signUp}
          </Button>
        </FormActions>
      </Form>
    </Stack>
  );
}

const page = (globals: Record<string, unknown>, missing?: readonly Asked[]) => {
  const t = formTexts(globals);
  return (
    <SplitLayout
      background={backgroundOf(globals)}
      dir={globals.direction === 'rtl' ? 'rtl' : 'ltr'}
      logo={<Logo {...sampleLogo(globals)} />}
      footer={
        <Text size="small" tone="muted">
          {sampleTexts(globals).legal}
        </Text>
      }
    >
      <SignUp t={t} missing={missing} />
    </SplitLayout>
  );
};

/** Signing up, as in a brand's own pages. */
export const SigningUp: Story = { render: (_, { globals }) => page(globals) };

/** Submitted too early: the summary lists the problems, and each field repeats its own. */
export const WithProblems: Story = {
  render: (_, { globals }) => page(globals, ['email', 'password', 'terms']),
};

/** Submitted empty, corrected by keyboard starting from the summary, and submitted again. */
export const Mending: Story = {
  render: (_, { globals }) => page(globals),
  play: async ({ canvasElement, globals }) => {
    const t = formTexts(globals);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t.signUp }));
    const summary = canvas.getByRole('alert');
    await expect(summary.parentElement).toHaveFocus();

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: t.name })).toHaveFocus();
    await userEvent.keyboard(t.nameValue);
    await userEvent.type(canvas.getByRole('textbox', { name: t.email }), 'viewer@example.com');
    await userEvent.type(canvas.getByLabelText(new RegExp(`^${t.password}`)), 'correct horse');
    const [country] = t.countries;
    await userEvent.type(
      canvas.getByRole('combobox', { name: t.country }),
      `${country?.label}{Enter}`,
    );
    // by keyboard: a press in the middle of the label would follow a link
    canvas.getByRole('checkbox', { name: new RegExp(t.terms.link) }).focus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: t.signUp }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByText(t.welcome)).toBeVisible();
  },
};
