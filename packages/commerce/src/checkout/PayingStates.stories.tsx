import type { Meta } from '@storybook/react-vite';
import { partStory } from '../testing/stories';
import { PayingElsewhere, PayingUnknown } from './PayingStates';

const meta = {
  title: 'Commerce/Pay/Under way',
  component: PayingUnknown,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PayingUnknown>;

export default meta;

/** The answer was lost: the same attempt is asked for until it is known. */
export const AnswerLost = partStory(
  <PayingUnknown
    paying={{
      state: { status: 'unknown', error: null },
      begin: async () => {},
      askAgain: () => {},
      clear: () => {},
    }}
  />,
);

export const InAnotherTab = partStory(<PayingElsewhere />);
