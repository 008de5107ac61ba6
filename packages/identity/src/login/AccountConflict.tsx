import { Button, Stack } from '@marquee/design-system';
import { useQuery, useSite } from '@marquee/renderer';
import { type Failure, FailureMessage } from '@marquee/renderer/failures';

/**
 * The account cannot be linked: cancel, or go on with the existing one (spec 1 §2, "account-link
 * prompt").
 */
export function AccountConflict({ failure }: { failure: Failure }) {
  const { t, path } = useSite();
  const search = useQuery();
  return (
    <Stack gap={21}>
      <FailureMessage failure={failure} />
      <Stack gap={8}>
        <Button href={`${path('login')}${search}`} size="large" fullWidth>
          {t('sso.conflict.continue')}
        </Button>
        <Button href={path('logout')} variant="secondary" fullWidth>
          {t('sso.conflict.logOut')}
        </Button>
      </Stack>
    </Stack>
  );
}
