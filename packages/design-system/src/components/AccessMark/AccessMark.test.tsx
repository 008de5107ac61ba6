import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type AccessLevel, AccessMark } from './AccessMark';

const LEVELS: AccessLevel[] = ['free', 'account', 'licence'];

describe('AccessMark', () => {
  it.each(LEVELS)('says in words what a viewer needs: %s', (level) => {
    render(<AccessMark level={level}>Words for it</AccessMark>);
    expect(screen.getByText('Words for it')).toBeInTheDocument();
  });

  it('has a sign of its own for each level, so that no level depends on colour', () => {
    const drawings = LEVELS.map((level) => {
      const { container } = render(<AccessMark level={level}>Words</AccessMark>);
      return container.querySelector('path')?.getAttribute('d');
    });
    expect(new Set(drawings).size).toBe(3);
  });
});
