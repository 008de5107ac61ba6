import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTexts } from '../../samples/texts';
import { Grid } from '../Grid';
import { Stack } from '../Layout';
import { Text } from '../Text';
import * as icons from './index';

const meta = {
  title: 'Text/Icon',
  component: icons.PlayIcon,
  argTypes: { size: { control: { type: 'range', min: 12, max: 64, step: 2 } } },
} satisfies Meta<typeof icons.PlayIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { size: 34 } };

/** The whole set, with the names to import. */
export const Everything: Story = {
  render: () => (
    <Grid shape="person">
      {Object.entries(icons).map(([name, Icon]) => (
        <Stack key={name} gap={8} align="center">
          <Icon size={28} />
          <Text size="small" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};

/** Without a size it grows with the text around it. */
export const WithText: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Stack>
        {(['small', 'medium', 'large'] as const).map((size) => (
          <Text key={size} size={size}>
            <icons.CalendarIcon /> {t.startsAt}
          </Text>
        ))}
      </Stack>
    );
  },
};

/** Icons that point in a direction are mirrored in right-to-left text. */
export const Directional: Story = {
  render: () => (
    <Stack direction="row" gap={21}>
      <icons.ArrowStartIcon size={28} />
      <icons.ArrowEndIcon size={28} />
      <icons.ChevronStartIcon size={28} />
      <icons.ChevronEndIcon size={28} />
      <icons.SignOutIcon size={28} />
      <icons.PlayIcon size={28} />
    </Stack>
  ),
};
