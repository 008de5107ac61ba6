import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { RadioGroupField, type RadioGroupFieldProps } from './RadioGroupField';

const plans: RadioGroupFieldProps = {
  name: 'plan',
  label: 'Your pass',
  options: [
    {
      value: 'month',
      label: 'Monthly',
      description: 'All events',
      price: '£9.99',
      period: 'a month',
    },
    { value: 'year', label: 'Season', price: '£79' },
    { value: 'free', label: 'Free', disabled: true },
  ],
};
const group = () => screen.getByRole('radiogroup', { name: 'Your pass' });
const radio = (name: string) => screen.getByRole('radio', { name });

describe.each(['list', 'cards'] as const)('RadioGroupField as %s', (look) => {
  it('names each choice by its label and describes it by its other texts', () => {
    render(<RadioGroupField {...plans} look={look} />);
    expect(radio('Monthly')).toHaveAccessibleDescription('All events £9.99 a month');
    expect(radio('Season')).toHaveAccessibleDescription('£79');
  });

  it('chooses by a press on any of its texts', async () => {
    render(<RadioGroupField {...plans} look={look} />);
    await userEvent.click(screen.getByText('All events'));
    expect(radio('Monthly')).toBeChecked();
    await userEvent.click(screen.getByText('£79'));
    expect(radio('Season')).toBeChecked();
    expect(radio('Monthly')).not.toBeChecked();
    await userEvent.click(screen.getByText('Free'));
    expect(radio('Season')).toBeChecked();
  });

  it('is one stop of Tab, and arrow keys choose', async () => {
    render(
      <>
        <RadioGroupField {...plans} look={look} defaultValue="month" />
        <button type="button">After</button>
      </>,
    );
    await userEvent.tab();
    expect(radio('Monthly')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(radio('Season')).toBeChecked();
    expect(radio('Season')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  });
});

describe('RadioGroupField', () => {
  it('ties hint, error and the required state to the group', () => {
    render(<RadioGroupField {...plans} hint="Change it any time" error="Choose one" required />);
    expect(group()).toHaveAccessibleDescription('Choose one Change it any time');
    expect(group()).toHaveAttribute('aria-invalid', 'true');
    expect(group()).toBeRequired();
  });

  it('has the id of its first choice, to which an error summary links', () => {
    render(<RadioGroupField {...plans} id="plan" />);
    expect(radio('Monthly')).toHaveAttribute('id', 'plan');
    expect(new Set(screen.getAllByRole('radio').map(({ id }) => id)).size).toBe(3);
  });

  it('is controlled by the caller, or keeps its value in the platform’s own form', async () => {
    const onChange = vi.fn((event) => event.target.value);
    const { rerender } = render(<RadioGroupField {...plans} value="month" onChange={onChange} />);
    await userEvent.click(radio('Season'));
    expect(onChange).toHaveLastReturnedWith('year');
    expect(radio('Monthly')).toBeChecked();

    rerender(
      <form key="form" aria-label="Form">
        <RadioGroupField {...plans} defaultValue="year" />
      </form>,
    );
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(new FormData(form).get('plan')).toBe('year');
    await userEvent.click(radio('Monthly'));
    form.reset();
    expect(radio('Season')).toBeChecked();
  });

  it('gives every control to the caller’s ref, as form libraries expect', () => {
    const seen = new Set<string>();
    render(
      <RadioGroupField
        {...plans}
        ref={(input) => {
          if (input) seen.add(input.value);
        }}
      />,
    );
    expect([...seen]).toEqual(['month', 'year', 'free']);
  });

  it('can be disabled as a whole', () => {
    render(<RadioGroupField {...plans} disabled />);
    for (const one of screen.getAllByRole('radio')) expect(one).toBeDisabled();
  });
});
