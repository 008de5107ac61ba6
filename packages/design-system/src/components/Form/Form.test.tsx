import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CheckboxField } from '../CheckboxField';
import { RadioGroupField } from '../RadioGroupField';
import { SelectField } from '../SelectField';
import { TextField } from '../TextField';
import { ErrorSummary } from './ErrorSummary';
import { Form, FormActions } from './Form';

describe('Form', () => {
  it('turns off the browser’s own error messages', () => {
    render(
      <Form aria-label="Sign in">
        <TextField label="City" required />
      </Form>,
    );
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Sign in' });
    expect(form.noValidate).toBe(true);
  });

  it('never puts a secret into the address when it is submitted before the scripts have loaded', () => {
    render(<Form aria-label="Sign in" />);
    expect(screen.getByRole('form')).toHaveAttribute('method', 'post');
  });

  it('announces that it is busy', () => {
    render(<Form aria-label="Sign in" busy />);
    expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true');
  });
});

describe('ErrorSummary', () => {
  it('takes the focus, is announced, and links to each field', async () => {
    render(
      <>
        <ErrorSummary
          title="Two things to mend"
          problems={[
            { fieldId: 'city', message: 'Enter your city.' },
            { fieldId: 'street', message: 'Enter your street.' },
          ]}
          requestId="01JD9S2A7Q"
          requestIdLabel="Request"
        />
        <TextField id="city" label="City" />
        <TextField id="street" label="Street" />
      </>,
    );
    expect(document.activeElement).toContainElement(screen.getByRole('alert'));
    expect(screen.getByRole('alert')).toHaveTextContent('Request 01JD9S2A7Q');
    await userEvent.click(screen.getByRole('link', { name: 'Enter your street.' }));
    expect(screen.getByLabelText('Street')).toHaveFocus();
  });

  it('moves the focus by keyboard to a group’s first choice, a checkbox and a select', async () => {
    const problems = ['plan', 'terms', 'country'].map((fieldId) => ({ fieldId, message: fieldId }));
    render(
      <>
        <ErrorSummary title="Three things" problems={problems} />
        <RadioGroupField
          id="plan"
          name="plan"
          label="Plan"
          options={[{ value: 'month', label: 'Month' }]}
        />
        <CheckboxField id="terms" label="Terms" />
        <SelectField id="country" label="Country" options={[]} />
      </>,
    );
    const led = { plan: 'radio', terms: 'checkbox', country: 'combobox' };
    for (const [name, role] of Object.entries(led)) {
      screen.getByRole('link', { name }).focus();
      await userEvent.keyboard('{Enter}');
      expect(screen.getByRole(role)).toHaveFocus();
    }
  });

  it('leaves the focus where it is when takeFocus is false', () => {
    render(<ErrorSummary title="Wrong" problems={[]} takeFocus={false} />);
    expect(document.body).toHaveFocus();
  });
});

describe('FormActions', () => {
  it('has the buttons in the order they are written, which is the tab order', async () => {
    render(
      <FormActions align="between">
        <button type="button">Back</button>
        <button type="submit">Save</button>
      </FormActions>,
    );
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  });
});
