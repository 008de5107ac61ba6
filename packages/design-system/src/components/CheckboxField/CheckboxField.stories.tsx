import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { FormColumn } from '../../samples/FormColumn';
import { type FormTexts, formTexts } from '../../samples/form-texts';
import { Stack } from '../Layout';
import { TextLink } from '../TextLink';
import { CheckboxField } from './CheckboxField';

const meta = { title: 'Forms/CheckboxField', component: CheckboxField } satisfies Meta<
  typeof CheckboxField
>;

export default meta;
type Story = StoryObj;

const termsLabel = ({ terms }: FormTexts) => (
  <>
    {terms.before}
    <TextLink href="#terms">{terms.link}</TextLink>
    {terms.between}
    <TextLink href="#privacy">{terms.second}</TextLink>
    {terms.after}
  </>
);

export const States: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => (
        <Stack gap={5}>
          <CheckboxField label={t.news} />
          <CheckboxField label={t.news} defaultChecked hint={t.newsHint} />
          <CheckboxField label={t.everything} indeterminate />
          <CheckboxField label={t.news} optional={t.optional} />
          <CheckboxField label={t.news} disabled />
          <CheckboxField label={t.news} disabled defaultChecked />
        </Stack>
      )}
    </FormColumn>
  ),
};

/** A consent term: its links open without ticking, and a missing tick has an error. */
export const Consent: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => (
        <>
          <CheckboxField label={termsLabel(t)} required />
          <CheckboxField label={termsLabel(t)} required error={t.termsError} />
        </>
      )}
    </FormColumn>
  ),
};

function Sports({ t }: { t: FormTexts }) {
  const [ticked, setTicked] = useState<readonly string[]>(t.sports.slice(0, 1));
  const all = ticked.length === t.sports.length;
  return (
    <Stack gap={3}>
      <CheckboxField
        label={t.everything}
        checked={all}
        indeterminate={ticked.length > 0 && !all}
        onChange={() => setTicked(all ? [] : t.sports)}
      />
      {t.sports.map((sport) => (
        <CheckboxField
          key={sport}
          label={sport}
          checked={ticked.includes(sport)}
          onChange={({ target }) =>
            setTicked(
              target.checked ? [...ticked, sport] : ticked.filter((other) => other !== sport),
            )
          }
        />
      ))}
    </Stack>
  );
}

/** A checkbox for a group is neither on nor off while some of the group are on. */
export const SomeOfSeveral: Story = {
  render: (_, { globals }) => <FormColumn globals={globals}>{(t) => <Sports t={t} />}</FormColumn>,
  play: async ({ canvasElement, globals }) => {
    const t = formTexts(globals);
    const canvas = within(canvasElement);
    const all = canvas.getByRole('checkbox', { name: t.everything });
    await expect(all).toBePartiallyChecked();
    await userEvent.tab();
    await expect(all).toHaveFocus();
    await userEvent.keyboard(' ');
    for (const sport of t.sports) {
      await expect(canvas.getByRole('checkbox', { name: sport })).toBeChecked();
    }
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(all).toBePartiallyChecked();
  },
};
