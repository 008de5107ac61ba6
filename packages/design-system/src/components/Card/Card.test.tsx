import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Card, type CardProps } from './Card';

const setup = (props: Partial<CardProps> = {}) =>
  render(
    <Card
      href="/event/1"
      title="Okafor v Lindqvist"
      shape="landscape"
      image={{ url: '/picture', width: 1920, height: 1080, tone: '#102030', alt: 'Two fighters' }}
      {...props}
    />,
  );

describe('Card', () => {
  it('is one link, named by its title alone', () => {
    setup({ facts: 'Today, 21:00', badges: 'Live' });
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Okafor v Lindqvist' })).toHaveAttribute(
      'href',
      '/event/1',
    );
  });

  it('has a heading of the level the page needs', () => {
    setup({ headingLevel: 4 });
    expect(screen.getByRole('heading', { level: 4 })).toHaveTextContent('Okafor v Lindqvist');
  });

  it('does not read its picture out: the title says it', () => {
    setup({ imageLoading: 'lazy' });
    expect(screen.queryByRole('img', { name: 'Two fighters' })).toBeNull();
  });

  it('says in words how far the viewer is, and draws it within its bounds', () => {
    const { container } = setup({ progress: { value: 1.4, label: '100% watched' } });
    expect(screen.getByText('100% watched')).toBeInTheDocument();
    expect(container.querySelector('rect[height="100%"][width="100%"]:not([fill])')).not.toBeNull();
  });

  it('says why it is locked', () => {
    setup({ lockedLabel: 'Needs a pass' });
    expect(screen.getByRole('img', { name: 'Needs a pass' })).toBeInTheDocument();
  });

  it('keeps quick actions beside the link, in reach of the keyboard', () => {
    setup({ actions: <button type="button">Add to list</button> });
    const button = screen.getByRole('button', { name: 'Add to list' });
    expect(screen.getByRole('link')).not.toContainElement(button);
  });
});
