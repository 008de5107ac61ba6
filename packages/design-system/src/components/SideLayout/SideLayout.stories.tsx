import type { Meta, StoryObj } from '@storybook/react-vite';
import { formTexts } from '../../samples/form-texts';
import { mediaTexts } from '../../samples/media-texts';
import { Heading } from '../Heading';
import { KeyValueList } from '../KeyValueList';
import { Container } from '../Layout';
import { RadioGroupField } from '../RadioGroupField';
import { SideLayout } from './SideLayout';

const meta = {
  title: 'Layout/SideLayout',
  component: SideLayout,
  args: { children: null, side: null, sideLabel: '' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SideLayout>;

export default meta;

/** A choice with the summary of what is bought at its side. */
export const Summary: StoryObj = {
  render: (_, { globals }) => {
    const t = formTexts(globals);
    const { title, rows, total } = mediaTexts(globals).receipt;
    return (
      <Container spaced>
        <SideLayout
          sideLabel={title}
          side={
            <>
              <Heading level={2}>{title}</Heading>
              <KeyValueList entries={[...rows, { ...total, total: true }]} />
            </>
          }
        >
          <RadioGroupField name="plan" label={t.plan} options={t.plans} look="cards" />
        </SideLayout>
      </Container>
    );
  },
};
