import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PageFrame } from './PageFrame';

it('names the other page, and lets it neither navigate this one nor read where a viewer comes from', () => {
  render(<PageFrame title="Help" address="https://help.example/" height={900} />);
  const frame = screen.getByTitle('Help');
  expect(frame).toHaveAttribute('src', 'https://help.example/');
  expect(frame).toHaveAttribute('height', '900');
  expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin');
  const rights = frame.getAttribute('sandbox')?.split(' ') ?? [];
  expect(rights).toContain('allow-scripts');
  expect(rights.filter((right) => right.startsWith('allow-top-navigation'))).toEqual([]);
});
