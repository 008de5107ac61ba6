import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { KeyValueList } from './KeyValueList';

describe('KeyValueList', () => {
  it('pairs each label with its value, in order', () => {
    render(
      <KeyValueList
        label="Receipt"
        entries={[
          { label: 'Season pass', value: '£9.99', note: '14 Nov – 13 Dec' },
          { label: 'Voucher', value: '−£2.00' },
          { label: 'Paid today', value: '£7.99', total: true },
        ]}
      />,
    );
    const terms = screen.getAllByRole('term').map((term) => term.textContent);
    const values = screen.getAllByRole('definition').map((value) => value.textContent);
    expect(terms).toEqual(['Season pass14 Nov – 13 Dec', 'Voucher', 'Paid today']);
    expect(values).toEqual(['£9.99', '−£2.00', '£7.99']);
  });
});
