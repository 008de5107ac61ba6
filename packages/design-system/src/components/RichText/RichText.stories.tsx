import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { navigationTexts } from '../../samples/navigation-texts';
import { samplePicture } from '../../samples/pictures';
import { newsHtml, termsHtml } from '../../samples/rich-texts';
import { Container } from '../Layout';
import { RichText } from './RichText';
import { RichTextNodes } from './RichTextNodes';

const meta = {
  title: 'Text/RichText',
  component: RichText,
  subcomponents: { RichTextNodes },
  args: { html: '' },
  argTypes: { picture: { control: false } },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Terms of use: headings, lists, a table of fees, links. */
export const Terms: Story = {
  render: (args, { globals }) => (
    <Container width="regular">
      <RichText
        {...args}
        html={args.html || termsHtml(globals)}
        newTabLabel={navigationTexts(globals).newTab}
      />
    </Container>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = canvas.getAllByRole('link');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    const newTab = canvas.getAllByRole('link').find((link) => link.getAttribute('target'));
    await expect(newTab).toHaveAttribute('rel', expect.stringContaining('noopener'));
    // the keyboard reaches the table, to scroll it
    await expect(canvas.getByRole('table').parentElement).toHaveAttribute('tabindex', '0');
  },
};

/** News: an introduction in larger type, a picture with a caption, a quotation. */
export const News: Story = {
  args: { lead: true },
  render: (args, { globals }) => (
    <Container width="regular">
      <RichText
        {...args}
        html={args.html || newsHtml(globals)}
        picture={() => samplePicture(globals, 0, 'landscape')}
      />
    </Container>
  ),
};

/** Code, event handlers and unknown elements are removed, and the rest is well nested. */
export const Hostile: Story = {
  args: {
    html: `<p onclick="alert(1)" style="position:fixed">A paragraph without its handler.</p>
      <script>document.body.textContent = 'taken over'</script>
      <a href="java&#10;script:alert(1)">A link without its address.</a>
      <svg onload="alert(1)"><text>svg</text></svg><iframe srcdoc="<script>alert(1)</script>"></iframe>
      <form action="https://evil.example"><p>Text from a form.</p><input name="password"></form>
      <b><h2>A heading from bold text</h2></b>`,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
};

/** A text under a heading of level 3. */
export const Shifted: Story = {
  args: { headingShift: 3, html: '<h1>A chapter</h1><p>This heading has level 4.</p>' },
};
