import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sampleLanguage } from '../../samples/brands';
import { mediaTexts } from '../../samples/media-texts';
import { playerTexts } from '../../samples/player-texts';
import { Container } from '../Layout';
import { Transcript } from './Transcript';

const meta = {
  title: 'Media/Transcript',
  component: Transcript,
  args: { label: 'Transcript', language: 'en', lines: [], goTo: String, onGoTo: () => {} },
} satisfies Meta<typeof Transcript>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a viewer who cannot hear, or has no time, reads; a speaker is named where the captions name one. */
export const Default: Story = {
  render: (_, { globals }) => {
    const { cues, captions } = playerTexts(globals);
    const { people } = mediaTexts(globals);
    return (
      <Container width="narrow">
        <Transcript
          label={captions}
          language={sampleLanguage(globals)}
          lines={cues.map((text, index) => ({
            at: index * 64,
            time: ['0:00', '1:04', '2:08'][index] ?? '',
            speaker: index === 0 ? people[0] : undefined,
            text,
          }))}
          current={1}
          goTo={String}
          onGoTo={() => {}}
        />
      </Container>
    );
  },
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('button');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
  },
};
