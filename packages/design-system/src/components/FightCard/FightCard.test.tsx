import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Heading } from '../Heading';
import { FightCard } from './FightCard';

it('FightCard has a list for each segment, named by its heading', () => {
  render(
    <FightCard
      segments={[
        { id: 'main', title: 'Main card', note: 'From 20:00', bouts: <li>First</li> },
        { id: 'prelims', title: 'Prelims', bouts: <li>Second</li> },
      ]}
    />,
  );
  const main = screen.getByRole('region', { name: 'Main card' });
  expect(within(main).getByRole('heading', { level: 3 })).toHaveTextContent('Main card');
  expect(within(main).getByRole('list', { name: 'Main card' })).toHaveTextContent('First');
  expect(screen.getByRole('list', { name: 'Prelims' })).toHaveTextContent('Second');
});

it('FightCard has segments with headings that are smaller than the one above the card', () => {
  render(
    <>
      <Heading level={2}>Fight card</Heading>
      <Heading level={3}>Below it</Heading>
      <FightCard segments={[{ id: 'main', title: 'Main card', bouts: <li>First</li> }]} />
    </>,
  );
  const look = (name: string) => screen.getByRole('heading', { name }).className;
  expect(look('Main card')).not.toBe(look('Fight card'));
  expect(look('Main card')).toBe(look('Below it'));
});
