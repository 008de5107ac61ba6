import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../Layout';
import { PageFrame } from './PageFrame';

const meta = {
  title: 'Layout/PageFrame',
  component: PageFrame,
  args: {
    title: 'Help centre',
    height: 320,
    address:
      'data:text/html,<!doctype html><html lang="en"><title>Help</title><body style="font:16px sans-serif;margin:2rem"><h1>Help centre</h1><p>A page from another site.</p></body></html>',
  },
} satisfies Meta<typeof PageFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Another site's page between the brand's header and footer. */
export const Help: Story = {
  render: (args) => (
    <Container width="wide">
      <PageFrame {...args} />
    </Container>
  ),
};

/**
 * As wide as the page, with a height by its ratio; the fallback text disappears when the page has
 * loaded.
 */
export const Proportioned: Story = {
  args: { ratio: '16:9', allow: [], fallback: 'Use the link below.' },
  render: Help.render,
};
