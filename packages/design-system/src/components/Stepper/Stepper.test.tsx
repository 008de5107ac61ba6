import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Stepper } from './Stepper';

const stepper = (current: number) => (
  <Stepper
    label="Checkout"
    steps={['Plan', 'Account', 'Payment', 'Done'].map((label) => ({ label, href: `/${label}` }))}
    current={current}
    doneLabel="Done:"
    placeLabel={(position, total) => `Step ${position} of ${total}`}
    locale="en-GB"
  />
);

describe('Stepper', () => {
  it('links to finished steps only', () => {
    render(stepper(2));
    expect(screen.getByRole('navigation', { name: 'Checkout' })).toBeInTheDocument();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/Plan',
      '/Account',
    ]);
    expect(screen.getByRole('link', { name: 'Done: Plan' })).toBeInTheDocument();
  });

  it('marks the current step', () => {
    render(stepper(2));
    const [current] = screen.getAllByRole('listitem', { current: 'step' });
    expect(current).toHaveTextContent('Payment');
    expect(screen.getByText('Step 3 of 4')).toBeInTheDocument();
  });

  it('has no current step when all are finished', () => {
    render(stepper(4));
    expect(screen.queryByRole('listitem', { current: 'step' })).toBeNull();
    expect(screen.getAllByRole('link')).toHaveLength(4);
    expect(screen.getByText('Step 4 of 4')).toBeInTheDocument();
  });

  it('needs no style attribute', () => {
    expect(renderToString(stepper(1))).not.toContain('style=');
  });
});
