import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { overlayTexts } from '../../samples/overlays-texts';
import { sampleTexts } from '../../samples/texts';
import { Container } from '../Layout';
import { Text } from '../Text';
import { ConsentBar } from './ConsentBar';

const meta = {
  title: 'Feedback/ConsentBar',
  component: ConsentBar,
  parameters: { layout: 'fullscreen' },
  args: { title: '', text: '', choices: [] },
  argTypes: { choices: { control: false } },
} satisfies Meta<typeof ConsentBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page behind can be used, and its end can be scrolled above the bar. */
export const Question: Story = {
  render: (args, { globals }) => {
    const t = sampleTexts(globals);
    const o = overlayTexts(globals);
    return (
      <>
        <ConsentBar
          {...args}
          title={o.cookies}
          text={o.cookiesText}
          link={{ label: o.cookiesLink, href: '#cookies' }}
          choices={[
            { label: o.cookiesAllow, onSelect: () => {} },
            { label: o.cookiesRefuse, onSelect: () => {} },
          ]}
        />
        <Container width="regular" spaced>
          <Text>{t.emptyText}</Text>
        </Container>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};
