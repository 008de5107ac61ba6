import { Stack, Text } from '@marquee/design-system';

/** A code, large enough to be compared across the room; left to right in every language, and spelt by screen readers. */
export function ShownCode({ label, code }: { label: string; code: string }) {
  return (
    <Stack gap={3}>
      <Text as="span" size="small" tone="muted" aria-hidden="true">
        {label}
      </Text>
      <Text
        as="strong"
        size="large"
        weight="bold"
        tabular
        dir="ltr"
        lang="en"
        role="img"
        aria-label={`${label}: ${[...code].join(' ')}`}
      >
        {code}
      </Text>
    </Stack>
  );
}
