import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type LinkProps, LinkProvider } from '../LinkProvider';
import { TextLink } from './TextLink';

describe('TextLink', () => {
  it('is rendered by the nearest LinkProvider and passes its props on', () => {
    const Routed = (props: LinkProps) => <a {...props} data-routed="" />;
    render(
      <LinkProvider component={Routed}>
        <TextLink href="/terms" className="mine" rel="license">
          Terms
        </TextLink>
      </LinkProvider>,
    );
    const link = screen.getByRole('link', { name: 'Terms' });
    expect(link).toHaveAttribute('href', '/terms');
    expect(link).toHaveAttribute('rel', 'license');
    expect(link).toHaveAttribute('data-routed');
    expect(link).toHaveClass('mine');
  });
});
