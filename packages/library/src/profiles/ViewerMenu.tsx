import { Button, Stack, Text } from '@marquee/design-system';
import { useSession, useSite } from '@marquee/renderer';
import { useProfiles } from './use-profiles';

/** In the account menu: who is watching, and the way to another profile. Nothing for an account with one profile. */
export function ViewerMenu() {
  const { t, path, isLive } = useSite();
  const account = useSession().user?.name;
  const { state } = useProfiles();
  if (!isLive('profiles') || state.status !== 'done' || !state.items) return null;
  const { profiles } = state.items;
  const current = profiles.find((one) => one.current);
  if (!current || profiles.length < 2) return null;
  return (
    <Stack gap={8} align="start">
      <Text size="small" tone="muted">
        {t('profiles.watching', { name: current.name || account || t('profiles.own') })}
      </Text>
      <Button size="small" variant="secondary" href={path('profiles')}>
        {t('profiles.switch')}
      </Button>
    </Stack>
  );
}
