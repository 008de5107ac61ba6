import type { Meta, StoryObj } from '@storybook/react-vite';
import { type DetailTexts, detailTexts } from '../../samples/detail-texts';
import { sampleTexts } from '../../samples/texts';
import { Badge } from '../Badge';
import { Button } from '../Button';
import { Heading } from '../Heading';
import { BellIcon } from '../Icon';
import { Container, Stack } from '../Layout';
import { EventDay } from './EventDay';
import { EventRow, type EventRowProps } from './EventRow';

const meta = {
  title: 'Media/EventRow',
  component: EventRow,
  subcomponents: { EventDay },
  args: { title: 'Harbour Club – Nordvik', time: '18:30' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EventRow>;

export default meta;
type Story = StoryObj;

const remind = (t: DetailTexts) => (
  <Button size="small" variant="secondary" startIcon={<BellIcon />}>
    {t.remind}
  </Button>
);

/** Days of events, each event with what its day and place give it. */
const days = (
  count: number,
  more: (t: DetailTexts, at: number, day: number) => Partial<EventRowProps>,
): Story => ({
  render: (_, { globals }) => {
    const t = detailTexts(globals);
    return (
      <Container spaced>
        <Stack gap={34}>
          {/* as on a page: room for the bar, below which the head of a day stays */}
          <Heading level={2} size={5}>
            {sampleTexts(globals).rails.live}
          </Heading>
          {t.days.slice(0, count).map(({ title, note }, day) => (
            <EventDay key={note} title={title} note={note}>
              {t.events.map(({ time, parts, facts }, at) => (
                <EventRow
                  key={time}
                  href={`#${day}-${at}`}
                  title={parts.join(' ')}
                  titleParts={parts}
                  time={time}
                  facts={facts}
                  {...more(t, at, day)}
                />
              ))}
            </EventDay>
          ))}
        </Stack>
      </Container>
    );
  },
});

/** A schedule: one event is on, the others can be remembered. */
export const Schedule = days(2, (t, at, day) =>
  day === 0 && at === 0
    ? { state: 'live', badges: <Badge kind="live">{t.live}</Badge> }
    : { action: remind(t) },
);

/** Over, moved, and put off without a new time. */
export const States = days(1, (t, at) => {
  if (at === 0) return { state: 'ended', badges: <Badge>{t.ended}</Badge> };
  if (at === 1) return { formerTime: t.former, action: remind(t) };
  return { state: 'cancelled', badges: <Badge kind="upcoming">{t.postponed}</Badge> };
});

/** Events whose pages do not exist: no links. */
export const Unlinked = days(1, () => ({ href: undefined, facts: undefined }));
