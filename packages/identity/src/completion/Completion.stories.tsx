import type { components } from '@marquee/origin-client';
import { defineFeature } from '@marquee/renderer';
import { siteChrome } from '@marquee/renderer/chrome';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { ConsentTerm } from '../consent/consent-terms';
import { refused, storyOf } from '../testing/story-of';
import { Completion } from './Completion';

const meta = {
  title: 'Identity/Missing information',
  component: Completion,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Completion>;

export default meta;

const noLabels = async () => ({ default: {} });
const Page = () => <Completion callWaits={false} onSettled={() => {}} />;

/** A page behind it. */
const page = defineFeature({
  name: 'page',
  routes: [{ name: 'browse', load: async () => ({ Page, chrome: siteChrome }) }],
  labels: { en: noLabels, es: noLabels, pt: noLabels, ar: noLabels },
});

const terms: ConsentTerm[] = [
  {
    fieldName: 'terms',
    fieldType: 'BINARY_CHOICE',
    label: 'I accept the terms of use',
    text: '<p>Our <a href="https://harbour.example/terms">terms of use</a> changed on 1 November.</p>',
    required: true,
    version: '7',
  },
];
const lacking = (missing: string[]): components['schemas']['UserDetails'] => ({
  email: 'kim@example.com',
  emailConfirmed: true,
  fields: {},
  missing,
});

const asking = (
  missing: string[],
  given: Parameters<typeof storyOf>[1] = {},
  play?: StoryObj['play'],
) =>
  storyOf(
    '/browse',
    {
      as: {},
      features: [page],
      ...given,
      answers: {
        ...given.answers,
        '/user/details': [200, lacking(missing)],
        '/realm/consents': [200, { terms }],
      },
    },
    play,
  );

/** A field that the realm requires; the only other button signs out. */
export const Fields = asking(['name']);

/** Sent without an answer. */
export const Invalid = asking(['name', 'phone'], {}, async ({ canvasElement }) => {
  const dialog = within(await within(canvasElement).findByRole('dialog'));
  const [save] = await dialog.findAllByRole('button');
  if (save) await userEvent.click(save);
});

/** Terms that are new, or have changed. */
export const Terms = asking([]);

/** The answers could not be saved. */
export const NotKept = asking(
  [],
  { answers: { '/user/consents': refused(500, 'INTERNAL_ERROR') } },
  async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('checkbox'));
    const buttons = await dialog.findAllByRole('button');
    const agree = buttons.at(-1);
    if (agree) await userEvent.click(agree);
    await dialog.findByRole('alert');
  },
);
