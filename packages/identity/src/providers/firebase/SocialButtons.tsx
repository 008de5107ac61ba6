import { SocialButton, Stack, Text } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { SOCIAL_NAMES, type SocialName } from './social-names';
import type { FirebaseSocial } from './use-firebase-social';

interface SocialButtonsProps {
  names: readonly SocialName[];
  /** The page has no form: its one button is the main action. */
  alone: boolean;
  social: Pick<FirebaseSocial, 'state' | 'ask'>;
  /** The project has answered, and the call to our origin is under way. */
  busy: boolean;
}

/** A button for each of the project's social providers, and what to do while a window is open. */
export function SocialButtons({ names, alone, social: { state, ask }, busy }: SocialButtonsProps) {
  const { t } = useSite();
  if (names.length === 0) return null;
  const asking = state.status === 'asking' ? SOCIAL_NAMES[state.name].name : undefined;
  return (
    <Stack gap={8}>
      {!alone && (
        <Text size="small" tone="muted">
          {t('firebase.or')}
        </Text>
      )}
      {asking && <Text role="status">{t('social.window', { provider: asking })}</Text>}
      {names.map((id) => {
        const { name } = SOCIAL_NAMES[id];
        const mine = 'name' in state && state.name === id;
        const blocked = state.status === 'ready' && state.blocked === id;
        const label = t('login.continueWith', { provider: name });
        return (
          <SocialButton
            key={id}
            // Vendors allow only their own texts.
            vendor={mine || blocked ? undefined : id}
            look={alone ? 'solid' : 'outline'}
            size={alone ? 'large' : 'medium'}
            fullWidth
            loading={(busy && alone) || (mine && state.status === 'leaving')}
            loadingLabel={t('login.resolving')}
            onClick={() => ask(id)}
          >
            {blocked ? `${label} · ${t('firebase.here')}` : mine ? t('social.again') : label}
          </SocialButton>
        );
      })}
    </Stack>
  );
}
