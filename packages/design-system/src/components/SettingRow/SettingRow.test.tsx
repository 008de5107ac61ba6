import { render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { Button } from '../Button';
import { SettingRow } from './SettingRow';

it('SettingRow is an entry of a list with its facts and actions', () => {
  render(
    <ul>
      <SettingRow
        name="Chrome on Linux"
        facts={['Added on 21 November', 'Not used yet']}
        actions={<Button>Remove</Button>}
      />
    </ul>,
  );
  const row = screen.getByRole('listitem');
  expect(within(row).getByText('Chrome on Linux')).toBeVisible();
  expect(within(row).getByText('Not used yet')).toBeVisible();
  expect(within(row).getByRole('button', { name: 'Remove' })).toBeVisible();
});

it('SettingRow is a name only where it has no facts or actions', () => {
  render(
    <ul>
      <SettingRow name="Chrome on Linux" />
    </ul>,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Chrome on Linux$/);
});

it('SettingRow can take the focus through its ref, and is no stop of the Tab key', () => {
  const row = createRef<HTMLLIElement>();
  render(
    <ul>
      <SettingRow name="Chrome on Linux" ref={row} />
      <SettingRow name="Safari on iPhone" />
    </ul>,
  );
  row.current?.focus();
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveFocus();
  expect(first?.tabIndex).toBe(-1);
  expect(second).not.toHaveAttribute('tabindex');
});
