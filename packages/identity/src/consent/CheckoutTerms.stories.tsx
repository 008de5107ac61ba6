import { Container } from '@marquee/design-system';
import type { Site } from '@marquee/renderer';
import { WorkshopPart } from '@marquee/renderer/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { refused } from '../testing/story-of';
import { workshopSite } from '../testing/workshop-site';
import { CheckoutTerms } from './CheckoutTerms';
import type { ConsentTerm } from './consent-terms';

const meta = {
  title: 'Identity/Terms of a purchase',
  component: CheckoutTerms,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CheckoutTerms>;

export default meta;

type Answers = NonNullable<Parameters<typeof workshopSite>[1]>['answers'];

const story = (answers: Answers): StoryObj => ({
  loaders: [async ({ globals }) => ({ site: await workshopSite(globals, { as: {}, answers }) })],
  render: (_, { loaded }) => (
    <WorkshopPart site={(loaded as { site: Site }).site}>
      <Container width="narrow" spaced>
        <CheckoutTerms onAnswers={() => {}} />
      </Container>
    </WorkshopPart>
  ),
});

const term = (fieldName: string, text: string, parts: Partial<ConsentTerm> = {}): ConsentTerm => ({
  fieldName,
  fieldType: 'BINARY_CHOICE',
  text,
  required: true,
  version: '3',
  ...parts,
});

/** A term that must be accepted, one that may be, and one to read. */
export const Asked = story({
  '/realm/consents': [
    200,
    {
      terms: [
        term('saleTerms', '<p>I accept the <a href="/terms">terms of sale</a>.</p>'),
        term('letters', '<p>Send me letters about what is on.</p>', { required: false }),
        term('withdrawal', '<p>You can withdraw within 14 days.</p>', {
          fieldType: 'INFORMATION_TEXT',
        }),
      ],
    },
  ],
});

export const Loading = story({ '/realm/consents': 'never' });

export const NotLoaded = story({ '/realm/consents': refused(500, 'INTERNAL_ERROR') });
