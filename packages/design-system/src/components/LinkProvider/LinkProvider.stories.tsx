import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../TextLink';
import { Link, LinkProvider } from './LinkProvider';

const meta = {
  title: 'Actions/LinkProvider',
  component: LinkProvider,
  subcomponents: { Link },
} satisfies Meta<typeof LinkProvider>;

export default meta;
type Story = StoryObj;

/** One provider decides how links work; here they open a new tab. */
export const NewTabs: Story = {
  render: () => (
    <LinkProvider component={(props) => <a {...props} target="_blank" rel="noreferrer" />}>
      <TextLink href="https://example.com">example.com</TextLink>
    </LinkProvider>
  ),
};
