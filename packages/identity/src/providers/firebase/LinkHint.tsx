import { Button, Stack, Text } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { SOCIAL_NAMES, type SocialName } from './social-names';

interface LinkHintProps {
  name: SocialName;
  /** The viewer declines. */
  onDecline: () => void;
}

/** Says which provider the sign-in will link to the account. */
export function LinkHint({ name, onDecline }: LinkHintProps) {
  const { t } = useSite();
  const provider = SOCIAL_NAMES[name].name;
  return (
    <Stack gap={8}>
      <Text size="small" tone="muted">
        {t('firebase.link.pending', { provider })}
      </Text>
      <Button variant="quiet" size="small" onClick={onDecline}>
        {t('firebase.link.decline', { provider })}
      </Button>
    </Stack>
  );
}
