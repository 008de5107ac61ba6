import type { Meta, StoryObj } from '@storybook/react-vite';
import { type NavigationTexts, navigationTexts } from '../../samples/navigation-texts';
import { Badge } from '../Badge';
import { Heading } from '../Heading';
import { Stack } from '../Layout';
import { Text } from '../Text';
import { Price } from './Price';

const meta = {
  title: 'Text/Price',
  component: Price,
  args: { amount: 999, currency: 'GBP', locale: 'en-GB' },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

const CURRENCY: Record<string, string> = { 'en-GB': 'GBP', 'de-DE': 'EUR', 'ar-EG': 'AED' };
const local = ({ locale }: NavigationTexts) => ({ locale, currency: CURRENCY[locale] ?? 'GBP' });

export const Plain: Story = {};

export const Sizes: Story = {
  render: (args, { globals }) => {
    const t = navigationTexts(globals);
    return (
      <Stack gap={21} align="start">
        {(['small', 'medium', 'large', 'display'] as const).map((size) => (
          <Price key={size} {...args} {...local(t)} size={size} period={t.aMonth} />
        ))}
      </Stack>
    );
  },
};

/** The former price is crossed out, and named as the former one for assistive technology. */
export const Reduced: Story = {
  args: { former: 1299 },
  render: (args, { globals }) => {
    const t = navigationTexts(globals);
    return (
      <Stack gap={21} align="start">
        {(['medium', 'large', 'display'] as const).map((size) => (
          <Price
            key={size}
            {...args}
            {...local(t)}
            size={size}
            period={t.aMonth}
            formerLabel={t.was}
            currentLabel={t.now}
          />
        ))}
      </Stack>
    );
  },
};

/** With as many decimals as the currency has, in the locale's own format. */
export const Currencies: Story = {
  render: (args, { globals }) => {
    const { locale } = navigationTexts(globals);
    return (
      <Stack gap={8} align="start">
        {(
          [
            ['GBP', 999],
            ['EUR', 129_900],
            ['JPY', 1200],
            ['KWD', 4500],
            ['AED', 3900],
            ['USD', 9995, 3],
          ] as const
        ).map(([currency, amount, scale]) => (
          <Price
            key={currency}
            {...args}
            amount={amount}
            currency={currency}
            scale={scale}
            locale={locale}
          />
        ))}
      </Stack>
    );
  },
};

/** The price of a plan. */
export const OnAPlan: Story = {
  args: { former: 1299, size: 'display' },
  render: (args, { globals }) => {
    const t = navigationTexts(globals);
    return (
      <Stack gap={8} align="start">
        <Badge kind="new">−23 %</Badge>
        <Heading level={2}>{t.plan}</Heading>
        <Price {...args} {...local(t)} period={t.aMonth} formerLabel={t.was} currentLabel={t.now} />
        <Text size="small" tone="muted">
          {t.days[0]?.text}
        </Text>
      </Stack>
    );
  },
};
