import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { mediaTexts } from '../../samples/media-texts';
import { samplePicture } from '../../samples/pictures';
import { Container, Stack } from '../Layout';
import { RecordRow, type RecordRowProps } from './RecordRow';

const meta = {
  title: 'Media/RecordRow',
  component: RecordRow,
  args: { result: 'win', resultLabel: 'Win', opponent: 'Rosa Delgado', date: '4 Jul 2026' },
} satisfies Meta<typeof RecordRow>;

export default meta;
type Story = StoryObj;

function Bouts({ globals, linked }: { globals: Record<string, unknown>; linked: boolean }) {
  const t = mediaTexts(globals);
  const results: Record<string, RecordRowProps['result']> = {
    win: 'win',
    loss: 'loss',
    draw: 'draw',
  };
  const words: Record<string, string> = t.results;
  return (
    <Container width="wide">
      <Stack as="ol" gap={3}>
        <RecordRow
          result="open"
          resultLabel={t.events[1]?.when ?? ''}
          opponent={t.people[3] ?? ''}
          event={t.events[2]?.name}
          date={t.startsIn}
          href={linked ? '#next' : undefined}
        />
        {t.bouts.map((bout, at) => (
          <RecordRow
            key={bout.opponent}
            result={results[bout.result] ?? 'draw'}
            resultLabel={words[bout.result] ?? ''}
            opponent={bout.opponent}
            image={at === 0 ? samplePicture(globals, 1, 'square') : undefined}
            method={bout.method}
            round={bout.round}
            date={bout.date}
            event={t.events[at]?.name}
            href={linked ? `#bout-${at}` : undefined}
          />
        ))}
      </Stack>
    </Container>
  );
}

/** A record, with the next bout on top. */
export const FullRecord: Story = {
  render: (_, { globals }) => <Bouts globals={globals} linked={false} />,
};

/** Each row is one link: Tab moves from bout to bout. */
export const Linked: Story = {
  render: (_, { globals }) => <Bouts globals={globals} linked />,
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('link');
    for (const row of rows) {
      await userEvent.tab();
      await expect(row).toHaveFocus();
    }
  },
};
