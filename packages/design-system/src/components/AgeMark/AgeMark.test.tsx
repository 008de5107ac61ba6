import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AgeMark } from './AgeMark';

it('AgeMark shows the age, and announces what it means', () => {
  render(<AgeMark label="From 12 years">12+</AgeMark>);
  expect(screen.getByRole('img', { name: 'From 12 years' })).toHaveTextContent('12+');
});
