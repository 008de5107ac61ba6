import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as icons from './index';

describe('icons', () => {
  it.each(Object.entries(icons))(
    '%s is hidden from assistive technology beside its text, and has a name alone',
    (_, Icon) => {
      const { container, unmount } = render(<Icon />);
      expect(screen.queryByRole('img')).toBeNull();
      const drawing = container.querySelector('svg');
      expect(drawing).toHaveAttribute('aria-hidden', 'true');
      expect(drawing?.querySelector('path')?.getAttribute('d')).toMatch(/^M/);
      unmount();
      render(<Icon label="A name" size={34} />);
      expect(screen.getByRole('img', { name: 'A name' })).toHaveAttribute('width', '34');
    },
  );

  it('have different drawings', () => {
    const drawings = Object.values(icons).map((Icon) => {
      const { container, unmount } = render(<Icon />);
      const path = container.querySelector('path')?.getAttribute('d');
      unmount();
      return path;
    });
    expect(new Set(drawings).size).toBe(drawings.length);
  });
});
