import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTexts } from '../../samples/texts';
import { Container } from '../Layout';
import { Field } from './Field';
import { box } from './Field.styles';
import { useField } from './use-field';

const meta = { title: 'Forms/Field', component: Field } satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj;

function Chooser({ label, hint, choices }: { label: string; hint: string; choices: string[] }) {
  const wiring = useField({ hint });
  return (
    <Field label={label} hint={hint} wiring={wiring}>
      <select {...wiring.control} className={box().className}>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </Field>
  );
}

/** Any control can stand in a Field: spread `wiring.control` on it. */
export const AroundASelect: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Container width="narrow">
        <Chooser label={t.language} hint={t.terms} choices={['English', 'Español', 'العربية']} />
      </Container>
    );
  },
};
