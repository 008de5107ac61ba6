import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Loader } from './Loader';

describe('Loader', () => {
  it('announces what is loading', () => {
    render(<Loader label="Signing in" />);
    expect(screen.getByRole('status')).toHaveTextContent('Signing in');
    expect(document.querySelector('svg')).toBeNull();
  });

  it('[1.2-142] ends with a tick when it is done', () => {
    render(<Loader label="Signing in" done doneLabel="Signed in" />);
    expect(screen.getByRole('status')).toHaveTextContent('Signed in');
    expect(document.querySelector('svg')).toBeInTheDocument();
  });
});
