import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { wordmark } from '../../samples/wordmark';
import { Container } from '../Layout';
import { Choice } from './Choice';
import { ChoiceList, type ChoiceListProps } from './ChoiceList';
import { ChoiceSkeleton } from './ChoiceSkeleton';

const meta = {
  title: 'Actions/ChoiceList',
  component: ChoiceList,
  subcomponents: { Choice, ChoiceSkeleton },
} satisfies Meta<typeof ChoiceList>;

export default meta;
type Story = StoryObj;

const companies: Record<string, readonly string[]> = {
  short: ['Harbour', 'Northlight', 'Echo'],
  long: [
    'Genossenschaftskabelfernsehen Oberallgäu',
    'Northlight',
    'Vereinigte Satellitenempfangsgesellschaft',
  ],
  arabic: ['كابل الميناء', 'ضوء الشمال', 'الصدى الفضائي'],
};

const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 48"><circle cx="24" cy="24" r="16" fill="#1f4fd8"/><rect x="52" y="18" width="56" height="12" rx="6" fill="#1b1f24"/></svg>')}`;

/** A company's own logo, with its name in it. */
const logo = (name: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 260 80"><circle cx="34" cy="40" r="20" fill="none" stroke="#0b5fa5" stroke-width="7"/>${wordmark(name, { size: 28, x: 72, y: 49, fill: '#0b5fa5' })}</svg>`)}`;

const story = (look: NonNullable<ChoiceListProps['look']>): Story => ({
  render: (_, { globals }) => (
    <Container width="narrow">
      <ChoiceList label="TV" look={look}>
        {(companies[String(globals.text)] ?? companies.short ?? []).map((name, at) => (
          <Choice
            key={name}
            look={look}
            name={name}
            mark={at === 1 ? undefined : drawing}
            onClick={() => {}}
          />
        ))}
      </ChoiceList>
    </Container>
  ),
});

/** With marks; the second has none. Tab moves from one to the next. */
export const Tiles: Story = {
  ...story('tiles'),
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('button');
    first?.focus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
  },
};

export const Rows = story('rows');

/** Logos that contain the names; the last has none, and shows its name as text. */
export const Wordmarks: Story = {
  render: () => (
    <Container width="narrow">
      <ChoiceList label="TV" look="tiles">
        {['Harbour', 'Northlight', 'Echo'].map((name, at) => (
          <Choice
            key={name}
            look="tiles"
            wordmark
            name={name}
            mark={at === 2 ? undefined : logo(name)}
            onClick={() => {}}
          />
        ))}
      </ChoiceList>
    </Container>
  ),
};

/** Loading: as many placeholders as expected, in their shape. */
export const Waiting: Story = {
  render: () => (
    <Container width="narrow">
      <ChoiceSkeleton look="tiles" count={4} />
    </Container>
  ),
};
