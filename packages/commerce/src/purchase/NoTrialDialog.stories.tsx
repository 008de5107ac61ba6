import type { Meta } from '@storybook/react-vite';
import { licence } from '../testing/samples';
import { partStory } from '../testing/stories';
import { NoTrialDialog } from './NoTrialDialog';

const meta = {
  title: 'Commerce/Purchase/No trial',
  component: NoTrialDialog,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NoTrialDialog>;

export default meta;

/** The viewer has had the trial, and reads what they would pay today. */
export const HadTrial = partStory(
  <NoTrialDialog
    dates={null}
    choosing={{
      choose: async () => true,
      chosen: licence(),
      busy: false,
      outcome: null,
      deniedTrial: licence(),
      keepChoosing: () => {},
      region: null,
    }}
  />,
);
