import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import type { Begins } from '../rules/playback-preferences';
import { useFocusAtStart } from './use-focus-at-start';

function Player({ begins }: { begins: Begins }) {
  const frame = useRef<HTMLElement>(null);
  useFocusAtStart(frame, begins);
  return <section ref={frame} tabIndex={-1} aria-label="Player" />;
}

it('useFocusAtStart takes the focus that went with the pressed button', () => {
  render(<Player begins="by press" />);
  expect(screen.getByRole('region', { name: 'Player' })).toHaveFocus();
});

it('useFocusAtStart takes no focus for a title that begins by itself', () => {
  render(<Player begins="by itself" />);
  expect(screen.getByRole('region', { name: 'Player' })).not.toHaveFocus();
});

it('useFocusAtStart leaves the focus of a viewer who has gone elsewhere', () => {
  render(<button type="button">Elsewhere</button>);
  screen.getByRole('button').focus();
  render(<Player begins="by press" />);
  expect(screen.getByRole('button')).toHaveFocus();
});
