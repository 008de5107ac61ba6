import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { PlayerSample } from '../../samples/PlayerSample';
import { captionSettingsLabels, playerTexts } from '../../samples/player-texts';
import { CAPTIONS_PRESETS, CaptionsLayer, type CaptionsLook } from '../CaptionsLayer';
import { Container, Stack } from '../Layout';
import { CaptionSettings } from './CaptionSettings';

const meta = {
  title: 'Media/CaptionSettings',
  component: CaptionSettings,
  args: {
    labels: captionSettingsLabels({}),
    value: CAPTIONS_PRESETS.default,
    onChange: () => undefined,
    percent: (value) => `${value}%`,
  },
} satisfies Meta<typeof CaptionSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

interface SampleProps {
  globals: Record<string, unknown>;
  first: CaptionsLook;
}

function Sample({ globals, first }: SampleProps) {
  const [look, setLook] = useState(first);
  const [line] = playerTexts(globals).cues;
  return (
    <Container width="narrow">
      <Stack gap={21}>
        <PlayerSample
          globals={globals}
          captions={<CaptionsLayer cues={[{ id: '1', content: line }]} look={look} />}
        />
        <CaptionSettings
          labels={captionSettingsLabels(globals)}
          value={look}
          onChange={setLook}
          percent={(value) =>
            globals.text === 'arabic'
              ? new Intl.NumberFormat('ar-EG', { style: 'percent' }).format(value / 100)
              : `${value}%`
          }
        />
      </Stack>
    </Container>
  );
}

export const Default: Story = {
  render: (_, { globals }) => <Sample globals={globals} first={CAPTIONS_PRESETS.default} />,
};

/** A look that is no preset. */
export const Own: Story = {
  render: (_, { globals }) => (
    <Sample
      globals={globals}
      first={{ ...CAPTIONS_PRESETS.large, colour: 'cyan', edge: 'uniform', backgroundOpacity: 0 }}
    />
  ),
};
