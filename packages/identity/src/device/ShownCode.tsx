import { Stack, Text } from '@marquee/design-system';

/** A code to be compared at a glance; left to right in every language, and spelt by screen readers. */
export function ShownCode({ label, code }: { label: string; code: string }) {
  return (
    <Stack gap={3}>
      <Text as="span" size="small" tone="muted" aria-hidden="true">
        {label}
      </Text>
      <Text as="strong" size="large" weight="bold" tabular>
        <bdi dir="ltr" lang="en" role="img" aria-label={`${label}: ${[...code].join(' ')}`}>
          {code}
        </bdi>
      </Text>
    </Stack>
  );
}
