import { Container } from '@marquee/design-system';
import type { Site } from '@marquee/renderer';
import { type WorkshopAnswers, WorkshopPart } from '@marquee/renderer/testing';
import { workshopTitleSite } from '@marquee/titles/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { userEvent, within } from 'storybook/test';
import { library } from '../library';
import { libraryStory, refusal } from '../testing/library-story';
import { PinGate } from './PinGate';
import { PinSection } from './PinSection';
import { parentalLabels } from './parental-labels';

const meta = {
  title: 'Library/Parental control',
  component: PinGate,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PinGate>;

export default meta;

const control = (change: object = {}) => ({
  '/parental-control': [
    200,
    {
      status: 'restricted',
      isSet: true,
      pinLength: 4,
      pinFromRating: 16,
      pinAtPurchase: false,
      ...change,
    },
  ] as const,
});

const part = (answers: WorkshopAnswers, content: ReactNode): StoryObj => ({
  loaders: [
    async ({ globals }) => {
      const features = [{ ...library, labels: parentalLabels.labels }];
      return { site: await workshopTitleSite(globals, { features, visit: { as: {}, answers } }) };
    },
  ],
  render: (_, { loaded }) => (
    <WorkshopPart site={(loaded as { site: Site }).site}>
      <Container width="narrow" spaced>
        {content}
      </Container>
    </WorkshopPart>
  ),
});

/** In the player's place. */
export const Asked = part(control(), <PinGate onDone={() => {}} />);

const typed = (answer: readonly [number, object]): StoryObj => ({
  ...part(
    { ...control(), '/parental-control/verify': answer as readonly [number, unknown] },
    <PinGate onDone={() => {}} />,
  ),
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement).findByLabelText(/PIN|الرقم السري/);
    await userEvent.type(box, '2947');
    await within(canvasElement).findByText(/left|locked|Try again|بقيت|حاول|Quedan|Restam/);
  },
});

export const Wrong = typed([
  403,
  { status: 403, code: 'PIN_WRONG', messages: ['No.'], details: { left: 3 } },
]);

export const Locked = typed([
  423,
  {
    status: 423,
    code: 'PIN_LOCKED',
    messages: ['No.'],
    details: { until: '2099-01-01T12:00:00Z' },
  },
]);

/** The part of the account page. */
export const Section = part(control(), <PinSection />);

export const SectionNotSet = part(
  control({ isSet: false, status: 'non-restricted' }),
  <PinSection />,
);

/** The page of the email's link. */
export const NewPin = libraryStory('/confirm-reset/abcdef', control());

export const Failed = part({ '/parental-control': refusal(500, 'INTERNAL_ERROR') }, <PinSection />);
