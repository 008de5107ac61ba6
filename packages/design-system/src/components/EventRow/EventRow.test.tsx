import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Heading } from '../Heading';
import { EventDay } from './EventDay';
import { EventRow, type EventRowProps } from './EventRow';

const setup = (props: Partial<EventRowProps> = {}) =>
  render(
    <EventDay title="Today" note="Thu 26 Nov">
      <EventRow href="/live/1" title="Atlas – Nordvik" time="20:00" {...props} />
    </EventDay>,
  );

describe('EventRow', () => {
  it('is one link in the list of its day, read from the time on', () => {
    setup({ facts: 'Northern League', badges: 'Live', state: 'live' });
    const day = screen.getByRole('list', { name: 'Today' });
    expect(within(day).getByRole('listitem')).toHaveTextContent(
      /20:00.*Atlas – Nordvik.*Northern League.*Live/,
    );
    expect(within(day).getByRole('link', { name: 'Atlas – Nordvik' })).toHaveAttribute(
      'href',
      '/live/1',
    );
  });

  it('reads a name of two sides as one', () => {
    setup({ titleParts: ['Atlas –', 'Nordvik'] });
    expect(screen.getByRole('heading', { level: 3, name: 'Atlas – Nordvik' })).toBeInTheDocument();
  });

  it('shows the time that was announced first', () => {
    setup({ formerTime: 'was 19:00' });
    expect(screen.getByText('was 19:00')).toBeInTheDocument();
  });

  it('has its action beside the link, after it', async () => {
    setup({ action: <button type="button">Remind me</button> });
    await userEvent.tab();
    expect(screen.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Remind me' })).toHaveFocus();
  });

  it('is no link without an address', () => {
    setup({ href: undefined });
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('EventDay', () => {
  it('is a region that the day names', () => {
    setup();
    const region = screen.getByRole('region', { name: 'Today' });
    expect(within(region).getByRole('heading', { level: 2 })).toHaveTextContent('Today');
    expect(region).toHaveTextContent('Thu 26 Nov');
  });

  it('has a smaller heading below another one', () => {
    render(
      <>
        <Heading level={2}>Next</Heading>
        <EventDay title="Today" headingLevel={3}>
          <EventRow title="Atlas – Nordvik" time="20:00" headingLevel={4} />
        </EventDay>
      </>,
    );
    const look = (name: string) => screen.getByRole('heading', { name }).className;
    expect(look('Today')).not.toBe(look('Next'));
  });
});
