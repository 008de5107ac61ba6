import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTexts } from '../../samples/texts';
import { EmailField } from '../EmailField';
import { Container, Stack } from '../Layout';
import { TextField } from './TextField';

const meta = { title: 'Forms/TextField', component: TextField } satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj;

export const States: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Container width="narrow">
        <Stack gap={21}>
          <TextField label={t.email} />
          <TextField label={t.email} hint={t.hint} required defaultValue="viewer@example.com" />
          <TextField label={t.email} error={t.emailError} hint={t.hint} required />
          <TextField label={t.email} disabled defaultValue="viewer@example.com" />
        </Stack>
      </Container>
    );
  },
};

export const WithEmailKeyboard: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Container width="narrow">
        <EmailField label={t.email} placeholder="name@example.com" required />
      </Container>
    );
  },
};
