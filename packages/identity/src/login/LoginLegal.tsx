import { Stack, Text, TextLink } from '@marquee/design-system';
import { legalItems, legalLine, useSite } from '@marquee/renderer';

/** The brand's legal line and its terms. */
export function LoginLegal() {
  const site = useSite();
  const items = legalItems(site);
  return (
    <Stack gap={8}>
      <Text as="small" size="small" tone="muted">
        {legalLine(site)}
      </Text>
      {items.length > 0 && (
        <Text as="div" size="small">
          <Stack direction="row" gap={13}>
            {items.map(({ label, href }) => (
              <TextLink key={href + label} variant="quiet" href={href}>
                {label}
              </TextLink>
            ))}
          </Stack>
        </Text>
      )}
    </Stack>
  );
}
