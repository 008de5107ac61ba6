import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { FormColumn } from '../../samples/FormColumn';
import { type FormTexts, formTexts } from '../../samples/form-texts';
import { SearchField } from './SearchField';

const meta = { title: 'Forms/SearchField', component: SearchField } satisfies Meta<
  typeof SearchField
>;

export default meta;
type Story = StoryObj;

export const States: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => (
        <>
          <SearchField label={t.search} clearLabel={t.clear} placeholder={t.searchHint} />
          <SearchField label={t.search} clearLabel={t.clear} defaultValue={t.searchText} />
          <SearchField label={t.search} clearLabel={t.clear} disabled placeholder={t.searchHint} />
          <SearchField label={t.search} clearLabel={t.clear} readOnly defaultValue={t.searchText} />
        </>
      )}
    </FormColumn>
  ),
};

/** Results are loading: the magnifier is replaced by a spinner of the same size. */
export const Busy: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => (
        <SearchField
          label={t.search}
          clearLabel={t.clear}
          busy
          busyLabel={t.searching}
          defaultValue={t.searchText}
        />
      )}
    </FormColumn>
  ),
};

/** In a form of its own, with a hidden label, and with a button that submits it. */
export const InAForm: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => (
        <search aria-label={t.search}>
          <form onSubmit={(event) => event.preventDefault()}>
            <SearchField
              name="q"
              label={t.search}
              labelHidden
              clearLabel={t.clear}
              submitLabel={t.search}
              placeholder={t.searchHint}
              defaultValue={t.searchText}
            />
          </form>
        </search>
      )}
    </FormColumn>
  ),
};

function Echo({ t }: { t: FormTexts }) {
  const [text, setText] = useState('');
  return (
    <SearchField
      label={t.search}
      clearLabel={t.clear}
      placeholder={t.searchHint}
      value={text}
      onChange={(event) => setText(event.target.value)}
      hint={text || t.searchHint}
    />
  );
}

/** Type, press Escape, type again, press the clear button: empty each time, and the focus stays. */
export const Clearing: Story = {
  render: (_, { globals }) => <FormColumn globals={globals}>{(t) => <Echo t={t} />}</FormColumn>,
  play: async ({ canvasElement, globals }) => {
    const t = formTexts(globals);
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox', { name: t.search });
    await userEvent.type(field, t.searchText);
    await expect(field).toHaveValue(t.searchText);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await userEvent.type(field, t.searchText);
    await userEvent.click(canvas.getByRole('button', { name: t.clear }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: t.clear })).toBeNull();
  },
};
