import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTexts } from '../../samples/texts';
import { Button } from '../Button';
import { GuestAction } from './GuestAction';

const meta = {
  title: 'Navigation/GuestAction',
  component: GuestAction,
  args: { children: null },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof GuestAction>;

export default meta;
type Story = StoryObj<typeof meta>;

const signIn = (globals: Record<string, unknown>) => (
  <Button size="small" href="#sign-in">
    {sampleTexts(globals).signIn}
  </Button>
);

/** A guest's view, and every page before its script has run. */
export const Guest: Story = {
  render: (_, { globals }) => <GuestAction pending="account">{signIn(globals)}</GuestAction>,
};

/** In a browser that holds a session: the account menu's room, until the session has been read. */
export const KnownViewer: Story = {
  render: (_, { globals }) => (
    <div data-known-viewer="">
      <GuestAction pending="account">{signIn(globals)}</GuestAction>
    </div>
  ),
};

/** A button of the viewer's in the same place: nothing moves when the session has been read. */
export const KnownViewerWithAction: Story = {
  render: (_, { globals }) => (
    <div data-known-viewer="">
      <GuestAction
        pending="nothing"
        viewer={
          <Button size="small" href="#account">
            {sampleTexts(globals).signIn}
          </Button>
        }
      >
        {signIn(globals)}
      </GuestAction>
    </div>
  ),
};
