import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Loader } from './Loader';

describe('Loader', () => {
  it('says what is going on', () => {
    render(<Loader label="Signing in" />);
    expect(screen.getByRole('status')).toHaveTextContent('Signing in');
    expect(document.querySelector('svg')).toBeNull();
  });

  it('[1.2-142] ends with a tick when it is asked to', () => {
    render(<Loader label="Signing in" done doneLabel="Signed in" />);
    expect(screen.getByRole('status')).toHaveTextContent('Signed in');
    expect(document.querySelector('svg')).toBeInTheDocument();
  });
});
