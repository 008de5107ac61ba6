import { Stack, Text, TextLink } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';

/** The brand's legal line and its terms. */
export function LoginLegal() {
  const { t, text, realm } = useSite();
  const { terms, privacy } = realm.legal ?? {};
  return (
    <Stack gap={8}>
      <Text as="small" size="small" tone="muted">
        {text(realm.brand.legalLine) || realm.fullName}
      </Text>
      {(terms || privacy) && (
        <Text as="div" size="small">
          <Stack direction="row" gap={13}>
            {terms && (
              <TextLink variant="quiet" href={terms}>
                {t('login.terms')}
              </TextLink>
            )}
            {privacy && (
              <TextLink variant="quiet" href={privacy}>
                {t('login.privacy')}
              </TextLink>
            )}
          </Stack>
        </Text>
      )}
    </Stack>
  );
}
