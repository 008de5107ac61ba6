import { Button, Stack, Text } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';

interface NewAccountProps {
  /** The name of the vendor whose account it is opened with. */
  name: string;
  /** The email address or name that the vendor gives. */
  account?: string;
  busy: boolean;
  onContinue: () => void;
  onOther: () => void;
}

/**
 * Asks before a sign-in opens a new account (spec 1 §4, "if it is a signup, show a continue step").
 */
export function NewAccount({ name, account, busy, onContinue, onOther }: NewAccountProps) {
  const { t, realm } = useSite();
  const values = { brand: realm.name, provider: name };
  return (
    <Stack gap={21}>
      <Text>
        {account
          ? t('social.newAccountFor', { ...values, account })
          : t('social.newAccount', values)}
      </Text>
      <Stack gap={8}>
        <Button
          size="large"
          fullWidth
          loading={busy}
          loadingLabel={t('login.resolving')}
          onClick={onContinue}
        >
          {t('social.continue')}
        </Button>
        <Button variant="secondary" fullWidth onClick={onOther}>
          {t('social.otherAccount')}
        </Button>
      </Stack>
    </Stack>
  );
}
