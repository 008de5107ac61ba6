import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { Heading } from './Heading';

describe('Heading', () => {
  it.each([1, 2, 3, 4, 5, 6] as const)('is on level %i of the outline', (level) => {
    render(<Heading level={level}>Title</Heading>);
    expect(screen.getByRole('heading', { level, name: 'Title' })).toBeInTheDocument();
  });

  it('has the given size, whatever its level', () => {
    render(
      <>
        <Heading level={1}>One</Heading>
        <Heading level={3} size={4}>
          Three
        </Heading>
        <Heading level={3}>Plain</Heading>
      </>,
    );
    const look = (name: string) => screen.getByRole('heading', { name }).className;
    expect(look('Three')).toBe(look('One'));
    expect(look('Plain')).not.toBe(look('One'));
  });

  it('gives the caller a ref to its element, to be focused after a navigation', () => {
    const ref = createRef<HTMLHeadingElement>();
    render(
      <Heading ref={ref} level={1} tabIndex={-1}>
        Title
      </Heading>,
    );
    ref.current?.focus();
    expect(screen.getByRole('heading')).toHaveFocus();
  });
});
