import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { overlayTexts } from '../../samples/overlays-texts';
import { samplePicture } from '../../samples/pictures';
import { sampleTexts } from '../../samples/texts';
import { Button } from '../Button';
import { ResponsiveImage } from '../ResponsiveImage';
import { Text } from '../Text';
import { Sheet, type SheetProps } from './Sheet';

const meta = {
  title: 'Overlays/Sheet',
  component: Sheet,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj;

interface SampleProps extends Partial<SheetProps> {
  globals: Record<string, unknown>;
}

function Sample({ globals, ...props }: SampleProps) {
  const o = overlayTexts(globals);
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {o.filters}
      </Button>
      <Sheet
        title={o.filters}
        closeLabel={o.close}
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              {o.clear}
            </Button>
            <Button onClick={close}>{o.showResults}</Button>
          </>
        }
        {...props}
        open={open}
        onClose={close}
      />
    </>
  );
}

/** On phones it comes from the bottom. */
export const Filters: Story = {
  render: (_, { globals }) => {
    const o = overlayTexts(globals);
    return (
      <Sample globals={globals} description={o.filtersText}>
        {o.choices.map((choice) => (
          <Button key={choice} variant="secondary" fullWidth>
            {choice}
          </Button>
        ))}
      </Sample>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const o = overlayTexts(globals);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: o.filters })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: o.filters }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: o.filters })).toBeVisible());
  },
};

export const Details: Story = {
  render: (_, { globals }) => {
    const o = overlayTexts(globals);
    const t = sampleTexts(globals);
    return (
      <Sample
        globals={globals}
        title={o.match}
        description={o.matchText}
        media={
          <ResponsiveImage
            shape="landscape"
            image={samplePicture(globals, 2, 'landscape')}
            sizes="440px"
          />
        }
        actions={<Button fullWidth>{o.remind}</Button>}
      >
        <Text>{t.paragraph}</Text>
        <Text tone="muted">{t.taglines.join(' ')}</Text>
      </Sample>
    );
  },
};

export const FromTheBottom: Story = {
  render: (_, { globals }) => {
    const o = overlayTexts(globals);
    return (
      <Sample globals={globals} side="block-end" description={o.filtersText}>
        <Text>{sampleTexts(globals).paragraph}</Text>
      </Sample>
    );
  },
};

export const Busy: Story = {
  render: (_, { globals }) => <Sample globals={globals} busy />,
};
