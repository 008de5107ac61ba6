import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { overlayTexts } from '../../samples/overlays-texts';
import { samplePicture } from '../../samples/pictures';
import { sampleTexts } from '../../samples/texts';
import { Button } from '../Button';
import { Form } from '../Form';
import { InlineMessage } from '../InlineMessage';
import { ResponsiveImage } from '../ResponsiveImage';
import { Text } from '../Text';
import { TextField } from '../TextField';
import { Dialog, type DialogProps } from './Dialog';

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  // an open dialog would cover the whole page of documentation
  parameters: { docs: { story: { inline: false, height: '520px' } } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj;
type Globals = Record<string, unknown>;

interface SampleProps extends Partial<Omit<DialogProps, 'actions'>> {
  globals: Globals;
  opener?: string;
  actions?: (close: () => void) => ReactNode;
}

function Sample({ globals, opener, actions, children, ...props }: SampleProps) {
  const o = overlayTexts(globals);
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {opener ?? o.match}
      </Button>
      <Dialog
        title={o.match}
        closeLabel={o.close}
        actions={actions?.(close)}
        {...props}
        open={open}
        onClose={close}
      >
        {children}
      </Dialog>
    </>
  );
}

/** Escape closes, the focus returns to the button, Enter opens again. */
export const Plain: Story = {
  render: (_, { globals }) => {
    const o = overlayTexts(globals);
    return (
      <Sample
        globals={globals}
        description={o.matchText}
        actions={(close) => (
          <>
            <Button variant="quiet" onClick={close}>
              {o.decline}
            </Button>
            <Button onClick={close}>{o.remind}</Button>
          </>
        )}
      >
        <Text>{sampleTexts(globals).paragraph}</Text>
      </Sample>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const o = overlayTexts(globals);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('dialog', { name: o.match })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: o.match })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: o.close })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    const opener = canvas.getByRole('button', { name: o.match });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  },
};

/** Title and actions stay; the body scrolls, by keyboard too. */
export const LongBody: Story = {
  render: (_, { globals }) => {
    const o = overlayTexts(globals);
    const paragraph = sampleTexts(globals).paragraph;
    return (
      <Sample
        globals={globals}
        title={o.terms}
        actions={(close) => (
          <>
            <Button variant="quiet" onClick={close}>
              {o.decline}
            </Button>
            <Button onClick={close}>{o.accept}</Button>
          </>
        )}
      >
        {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((part) => (
          <Text key={part}>{`${part}. ${paragraph} ${paragraph}`}</Text>
        ))}
      </Sample>
    );
  },
};

/** The first field has the focus. */
export const WithAForm: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Sample
        globals={globals}
        size="small"
        title={t.signUp}
        actions={(close) => (
          <Button fullWidth onClick={close}>
            {t.signUp}
          </Button>
        )}
      >
        <Form>
          <TextField label={t.email} hint={t.hint} />
          <TextField label={t.details} />
        </Form>
      </Sample>
    );
  },
};

export const WithAPicture: Story = {
  render: (_, { globals }) => {
    const o = overlayTexts(globals);
    return (
      <Sample
        globals={globals}
        media={
          <ResponsiveImage
            shape="landscape"
            image={samplePicture(globals, 1, 'landscape')}
            sizes="600px"
          />
        }
        description={o.matchText}
        actions={(close) => (
          <>
            <Button variant="quiet" onClick={close}>
              {o.share}
            </Button>
            <Button onClick={close}>{o.addToList}</Button>
          </>
        )}
      />
    );
  },
};

/** An action is running: the dialog cannot be closed. */
export const Busy: Story = {
  render: (_, { globals }) => {
    const o = overlayTexts(globals);
    return (
      <Sample
        globals={globals}
        size="small"
        title={o.cancelPlan}
        description={o.cancelPlanText}
        busy
        actions={() => (
          <>
            <Button variant="quiet" disabled>
              {o.keepPlan}
            </Button>
            <Button loading loadingLabel={sampleTexts(globals).loading}>
              {o.endPlan}
            </Button>
          </>
        )}
      />
    );
  },
};

export const Failed: Story = {
  render: (_, { globals }) => {
    const o = overlayTexts(globals);
    const t = sampleTexts(globals);
    return (
      <Sample
        globals={globals}
        size="small"
        title={o.cancelPlan}
        actions={(close) => (
          <>
            <Button variant="quiet" onClick={close}>
              {o.keepPlan}
            </Button>
            <Button>{t.retry}</Button>
          </>
        )}
      >
        <InlineMessage
          tone="error"
          title={o.notSaved}
          requestId="01JD9S2A7Q"
          requestIdLabel={t.request}
        />
      </Sample>
    );
  },
};

/** An answer is needed: no close button, and no closing by Escape or by a press beside it. */
export const Locked: Story = {
  render: (_, { globals }) => {
    const o = overlayTexts(globals);
    return (
      <Sample
        globals={globals}
        title={o.terms}
        description={sampleTexts(globals).terms}
        locked
        actions={(close) => <Button onClick={close}>{o.accept}</Button>}
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const o = overlayTexts(globals);
    const canvas = within(canvasElement);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('dialog', { name: o.terms })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: o.close })).toBeNull();
  },
};

export const Large: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Sample globals={globals} size="large" title={t.titles[3]} description={t.taglines[1]}>
        <Text>{t.paragraph}</Text>
      </Sample>
    );
  },
};
