import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from '../Button';
import { Promo } from './Promo';

it('Promo is a region named by its heading, with its actions', () => {
  render(
    <Promo
      id="section-finals"
      title="The finals"
      text="Tickets from noon."
      image={{ src: '/finals.jpg', width: 1600, height: 900, alt: 'A full hall', tone: '#102030' }}
      actions={<Button href="/tickets">Get tickets</Button>}
    />,
  );
  const part = screen.getByRole('region', { name: 'The finals' });
  expect(part).toHaveAttribute('id', 'section-finals');
  expect(within(part).getByRole('heading', { level: 2 })).toHaveTextContent('The finals');
  expect(within(part).getByText('Tickets from noon.')).toBeInTheDocument();
  expect(within(part).getByRole('link', { name: 'Get tickets' })).toHaveAttribute(
    'href',
    '/tickets',
  );
  const picture = within(part).getByRole('img', { name: 'A full hall' });
  expect(picture).toHaveAttribute('width', '1600');
});

it('Promo has only text without a picture', () => {
  render(<Promo title="The finals" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
