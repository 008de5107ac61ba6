import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from '../Button';
import { SettingRow } from './SettingRow';

it('is an entry of a list with its facts and what can be done with it', () => {
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

it('is a name alone where there is no more to say', () => {
  render(
    <ul>
      <SettingRow name="Chrome on Linux" />
    </ul>,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Chrome on Linux$/);
});
