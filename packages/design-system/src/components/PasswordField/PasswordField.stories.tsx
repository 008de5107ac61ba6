import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTexts } from '../../samples/texts';
import { Container } from '../Layout';
import { TextLink } from '../TextLink';
import { PasswordField } from './PasswordField';

const meta = { title: 'Forms/PasswordField', component: PasswordField } satisfies Meta<
  typeof PasswordField
>;

export default meta;
type Story = StoryObj;

export const HoldToReveal: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Container width="narrow">
        <PasswordField
          label={t.password}
          revealLabel={t.reveal}
          hint={t.hint}
          defaultValue="correct horse"
          aside={<TextLink href="#forgot">{t.forgot}</TextLink>}
        />
      </Container>
    );
  },
};

export const Wrong: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Container width="narrow">
        <PasswordField label={t.password} revealLabel={t.reveal} error={t.passwordError} required />
      </Container>
    );
  },
};
