import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { LockIcon } from '../Icon';
import { Container, Stack } from '../Layout';
import { SettingRow } from './SettingRow';

const meta = {
  title: 'Text/SettingRow',
  component: SettingRow,
  args: { name: 'Chrome on Linux' },
} satisfies Meta<typeof SettingRow>;

export default meta;
type Story = StoryObj;

const TEXTS: Record<string, { names: string[]; facts: string[]; rename: string; remove: string }> =
  {
    short: {
      names: ['Chrome on Linux', 'Safari on iPhone'],
      facts: ['Added on 21 November 2026', 'Last used on 2 December 2026'],
      rename: 'Rename',
      remove: 'Remove',
    },
    long: {
      names: ['Wohnzimmerfernsehgerätefernbedienung', 'Gemeinschaftsarbeitsplatzrechner'],
      facts: ['Hinzugefügt am 21. November 2026', 'Zuletzt verwendet am 2. Dezember 2026'],
      rename: 'Umbenennen',
      remove: 'Entfernen',
    },
    arabic: {
      names: ['Chrome على Linux', 'Safari على iPhone'],
      facts: ['أُضيف في ٢١ نوفمبر ٢٠٢٦', 'آخر استخدام في ٢ ديسمبر ٢٠٢٦'],
      rename: 'إعادة التسمية',
      remove: 'حذف',
    },
  };

/** Devices with their actions; on phones the buttons are below. */
export const Devices: Story = {
  render: (_, { globals }) => {
    const t = TEXTS[String(globals.text)] ?? TEXTS.short;
    return (
      <Container width="regular">
        <Stack as="ul" gap={3}>
          {t?.names.map((name) => (
            <SettingRow
              key={name}
              icon={<LockIcon />}
              name={name}
              facts={t.facts}
              actions={
                <>
                  <Button variant="quiet" size="small" aria-label={`${t.rename} ${name}`}>
                    {t.rename}
                  </Button>
                  <Button variant="quiet" size="small" aria-label={`${t.remove} ${name}`}>
                    {t.remove}
                  </Button>
                </>
              }
            />
          ))}
        </Stack>
      </Container>
    );
  },
};

/** A name and nothing else. */
export const NameAlone: Story = {
  render: (_, { globals }) => {
    const t = TEXTS[String(globals.text)] ?? TEXTS.short;
    return (
      <Container width="regular">
        <Stack as="ul" gap={3}>
          <SettingRow name={t?.names[0]} />
        </Stack>
      </Container>
    );
  },
};
