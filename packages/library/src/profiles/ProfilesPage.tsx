import {
  AddProfileTile,
  AVATAR_TONES,
  Button,
  Container,
  Dialog,
  Grid,
  Heading,
  InlineMessage,
  Loader,
  ProfileTile,
  Stack,
  Text,
} from '@marquee/design-system';
import { useSession, useSite } from '@marquee/renderer';
import {
  FailureAction,
  FailureMessage,
  FailureState,
  failureText,
  isGivenUp,
  useFailures,
} from '@marquee/renderer/failures';
import { useState } from 'react';
import { PinForm } from '../parental/PinForm';
import { PinGate } from '../parental/PinGate';
import { useParental } from '../parental/use-pin';
import { ProfileForm } from './ProfileForm';
import {
  needsPin,
  PROFILE_FAILURES,
  type Profile,
  type UsedProfiles,
  useProfiles,
} from './use-profiles';

/** Who is watching: a profile to choose, and, after a press, to change. */
export function ProfilesPage() {
  const { t } = useSite();
  const used = useProfiles();
  const { state, retry } = used;
  return (
    <Container width="regular" spaced>
      {state.status === 'failed' ? (
        <FailureState
          title={t('profiles.failed.title')}
          failure={state.failure}
          retry={retry}
          retryingLabel={t('profiles.loading')}
        />
      ) : (
        <Stack gap={34}>
          <Heading level={1}>{t('profiles.title')}</Heading>
          {state.status === 'done' && state.items ? (
            <Tiles used={used} profiles={state.items.profiles} most={state.items.most} />
          ) : (
            <Loader label={t('profiles.loading')} />
          )}
        </Stack>
      )}
    </Container>
  );
}

/** What is asked over the page. */
type Asked =
  | { is: 'edit'; profile: Profile | null }
  /** The PIN before a child's profile is left. */
  | { is: 'leave'; to: Profile }
  /** The PIN before profiles are changed from a child's; then that is tried again. */
  | { is: 'prove'; asked: Asked };

interface TilesProps {
  used: UsedProfiles;
  profiles: readonly Profile[];
  most: number;
}

function Tiles({ used, profiles, most }: TilesProps) {
  const site = useSite();
  const { t } = site;
  const [isEditing, setEditing] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [problem, setProblem] = useState<string>();
  const failuresOf = useFailures(PROFILE_FAILURES);
  const current = profiles.find((one) => one.current);
  const account = useSession().user?.name;
  // An account's own profile has no name until the viewer gives it one.
  const nameOf = (profile: Profile) => profile.name || account || t('profiles.own');

  const watchWith = async (profile: Profile) => {
    setProblem(undefined);
    if (profile.current) return location.assign(`${site.basename}${site.defaultPath}`);
    try {
      await used.watchWith(profile);
    } catch (error) {
      if (needsPin(error)) setAsked({ is: 'leave', to: profile });
      else if (!isGivenUp(error)) setProblem(failureText(site, failuresOf(error)));
    }
  };
  const close = () => setAsked(null);
  // The form stays while the PIN is asked for, with what was typed.
  const edited = asked?.is === 'prove' ? asked.asked : asked;
  return (
    <>
      {problem && <InlineMessage tone="error">{problem}</InlineMessage>}
      <Grid shape="person" label={t('profiles.title')}>
        {profiles.map((profile) => (
          <ProfileTile
            key={profile.id}
            name={nameOf(profile)}
            tone={AVATAR_TONES.find((tone) => tone === profile.avatar)}
            current={profile.current}
            kidLabel={profile.type === 'child' ? t('profiles.child') : undefined}
            editLabel={isEditing ? t('profiles.edit') : undefined}
            onClick={() =>
              isEditing ? setAsked({ is: 'edit', profile }) : void watchWith(profile)
            }
          />
        ))}
        {profiles.length < most && (
          <AddProfileTile
            label={t('profiles.add')}
            onClick={() => setAsked({ is: 'edit', profile: null })}
          />
        )}
      </Grid>
      <Stack direction="row">
        <Button
          variant={isEditing ? 'primary' : 'secondary'}
          onClick={() => setEditing(!isEditing)}
        >
          {t(isEditing ? 'profiles.done' : 'profiles.manage')}
        </Button>
      </Stack>
      {current?.type === 'child' && <Text tone="muted">{t('profiles.childNow')}</Text>}
      <Dialog
        open={asked !== null}
        onClose={close}
        size="small"
        closeLabel={t('profiles.close')}
        title={
          asked?.is === 'edit'
            ? t(asked.profile ? 'profiles.change' : 'profiles.add')
            : t('profiles.pin.title')
        }
        description={asked?.is === 'edit' ? undefined : t('profiles.pin.text')}
      >
        {edited?.is === 'edit' && (
          <div hidden={asked?.is === 'prove'}>
            <ProfileForm
              profile={edited.profile}
              isLast={profiles.length === 1}
              used={used}
              onPinNeeded={() => setAsked({ is: 'prove', asked: edited })}
              onDone={close}
            />
          </div>
        )}
        {asked?.is === 'leave' && <LeaveChild used={used} to={asked.to} />}
        {asked?.is === 'prove' && <PinGate onDone={() => setAsked(asked.asked)} />}
      </Dialog>
    </>
  );
}

/** Asks for the PIN each time a child's profile is left. */
function LeaveChild({ used, to }: { used: UsedProfiles; to: Profile }) {
  const { t } = useSite();
  const { state, retry } = useParental();
  if (state.status === 'failed')
    return (
      <Stack gap={13} align="start">
        <FailureMessage failure={state.failure} />
        <FailureAction failure={state.failure} retry={retry} variant="secondary" />
      </Stack>
    );
  if (state.status !== 'done' || !state.items) return <Loader label={t('profiles.loading')} />;
  return (
    <PinForm
      length={state.items.pinLength}
      submitLabel={t('pin.goOn')}
      onPin={(pin) => used.watchWith(to, pin)}
      onDone={() => {}}
    />
  );
}
