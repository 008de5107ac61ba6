import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { TextField } from '../TextField';
import { ErrorSummary } from './ErrorSummary';
import { Form } from './Form';

describe('Form', () => {
  it('leaves the wording of errors to us', () => {
    render(
      <Form aria-label="Sign in">
        <TextField label="City" required />
      </Form>,
    );
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Sign in' });
    expect(form.noValidate).toBe(true);
  });

  it('never puts a secret into the address when it is sent before the scripts are there', () => {
    render(<Form aria-label="Sign in" />);
    expect(screen.getByRole('form')).toHaveAttribute('method', 'post');
  });

  it('says that it is busy', () => {
    render(<Form aria-label="Sign in" busy />);
    expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true');
  });
});

describe('ErrorSummary', () => {
  it('takes the focus, is announced, and leads to each field', async () => {
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
});
