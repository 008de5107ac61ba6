import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTexts } from '../../samples/texts';
import { Tag } from '../Tag';
import { Container } from './Container';
import { Stack } from './Stack';

const meta = { title: 'Layout/Stack', component: Stack } satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj;

export const ColumnAndRow: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Container width="regular">
        <Stack gap={21}>
          {t.nav.map((name) => (
            <Tag key={name}>{name}</Tag>
          ))}
          <Stack as="ul" direction="row" gap={8} justify="end">
            {t.footer.map((name) => (
              <li key={name}>
                <Tag>{name}</Tag>
              </li>
            ))}
          </Stack>
        </Stack>
      </Container>
    );
  },
};
