import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { FormColumn } from '../../samples/FormColumn';
import { type FormTexts, formTexts } from '../../samples/form-texts';
import { ComboboxField, type ComboboxFieldProps } from './ComboboxField';

const meta = { title: 'Forms/ComboboxField', component: ComboboxField } satisfies Meta<
  typeof ComboboxField
>;

export default meta;
type Story = StoryObj;

const countryWords = (t: FormTexts): ComboboxFieldProps => ({
  label: t.country,
  options: t.countries,
  placeholder: t.chooseCountry,
  toggleLabel: t.showCountries,
  emptyText: t.noCountry,
  countText: t.countCountries,
});

export const States: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => (
        <>
          <ComboboxField {...countryWords(t)} hint={t.countryHint} required />
          <ComboboxField {...countryWords(t)} defaultValue={t.countries[2]?.value} />
          <ComboboxField {...countryWords(t)} error={t.countryError} required />
          <ComboboxField {...countryWords(t)} optional={t.optional} />
          <ComboboxField {...countryWords(t)} defaultValue={t.countries[1]?.value} readOnly />
          <ComboboxField {...countryWords(t)} defaultValue={t.countries[1]?.value} disabled />
        </>
      )}
    </FormColumn>
  ),
};

/** The list is open, with the chosen option ticked. */
export const Open: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => <ComboboxField {...countryWords(t)} defaultValue={t.countries[1]?.value} />}
    </FormColumn>
  ),
  play: async ({ canvasElement, globals }) => {
    const t = formTexts(globals);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('combobox', { name: t.country }));
    await expect(canvas.getAllByRole('option')).toHaveLength(t.countries.length);
  },
};

/** Any text is allowed; the list helps. A second line tells options apart, and one is disabled. */
export const FreeText: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => (
        <ComboboxField
          label={t.team}
          hint={t.teamHint}
          options={t.teams}
          toggleLabel={t.showTeams}
          emptyText={t.noTeam}
          countText={t.countCountries}
          freeText
        />
      )}
    </FormColumn>
  ),
  play: async ({ canvasElement, globals }) => {
    const t = formTexts(globals);
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: t.team });
    await userEvent.type(field, t.nameValue);
    await userEvent.tab();
    await expect(field).toHaveValue(t.nameValue);
    await userEvent.clear(field);
    await expect(canvas.getAllByRole('option')).toHaveLength(t.teams.length);
  },
};

function Loading({ t, loading }: { t: FormTexts; loading: boolean }) {
  return (
    <ComboboxField
      label={t.team}
      options={[]}
      filtered
      loading={loading}
      loadingLabel={t.loadingTeams}
      toggleLabel={t.showTeams}
      emptyText={t.noTeam}
      countText={t.countCountries}
    />
  );
}

/** Options come from a server: the list shows that it is loading. */
export const LoadingOptions: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>{(t) => <Loading t={t} loading />}</FormColumn>
  ),
  play: async ({ canvasElement, globals }) => {
    const t = formTexts(globals);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('combobox', { name: t.team }));
    await expect(canvas.getByRole('status')).toHaveTextContent(t.loadingTeams);
  },
};

/** Nothing matches: the list says so, and what to do. */
export const Empty: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>{(t) => <Loading t={t} loading={false} />}</FormColumn>
  ),
  play: async ({ canvasElement, globals }) => {
    const t = formTexts(globals);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('combobox', { name: t.team }));
    await expect(canvas.getByRole('status')).toHaveTextContent(t.noTeam);
  },
};

function Chosen({ t }: { t: FormTexts }) {
  const [value, setValue] = useState('');
  return (
    <ComboboxField
      {...countryWords(t)}
      name="country"
      value={value}
      onValueChange={setValue}
      hint={value}
      required
    />
  );
}

/**
 * Type, Enter; type a text that matches nothing, Escape; open with the arrow, choose with it, leave
 * with Tab.
 */
export const Keyboard: Story = {
  render: (_, { globals }) => <FormColumn globals={globals}>{(t) => <Chosen t={t} />}</FormColumn>,
  play: async ({ canvasElement, globals }) => {
    const t = formTexts(globals);
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: t.country });
    const [first, second] = t.countries;
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard(second?.label ?? '');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue(second?.label ?? '');
    await expect(field).toHaveAccessibleDescription(second?.value ?? '');

    await userEvent.keyboard('qqq');
    await expect(canvas.getByRole('status')).toHaveTextContent(t.noCountry);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue(second?.label ?? '');

    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await expect(field).toHaveValue(first?.label ?? '');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};

/**
 * At the bottom of a page the list opens above the field, in the top layer, where no container
 * clips it.
 */
export const AtTheFoot: Story = {
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => (
    <div style={{ blockSize: '100vh', display: 'grid', alignItems: 'end', overflow: 'clip' }}>
      <FormColumn globals={globals}>{(t) => <ComboboxField {...countryWords(t)} />}</FormColumn>
    </div>
  ),
  play: async ({ canvasElement, globals }) => {
    const t = formTexts(globals);
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: t.country });
    await userEvent.click(field);
    const list = canvas.getByRole('listbox').getBoundingClientRect();
    await expect(list.bottom).toBeLessThanOrEqual(field.getBoundingClientRect().top);
    await expect(list.top).toBeGreaterThanOrEqual(0);
  },
};
