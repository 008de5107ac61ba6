import {
  AVATAR_TONES,
  Avatar,
  Button,
  ConfirmDialog,
  Form,
  FormActions,
  InlineMessage,
  RadioGroupField,
  SelectField,
  SwitchField,
  TextField,
} from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { failureText, isGivenUp, useFailures } from '@marquee/renderer/failures';
import { useId, useState } from 'react';
import { nameProblem } from '../rules/list-name';
import { DEFAULT_RATING, ratingChoices } from '../rules/profile-ratings';
import {
  needsPin,
  PROFILE_FAILURES,
  type Profile,
  type ProfileSettings,
  type UsedProfiles,
} from './use-profiles';

/** The most characters of a profile's name. */
const LONGEST = 30;

interface ProfileFormProps {
  /** Null for a new one. */
  profile: Profile | null;
  /** It is the account's only one, which cannot go. */
  isLast: boolean;
  used: UsedProfiles;
  /** A child's profile is current, and a grown-up has to prove to be there first. */
  onPinNeeded: () => void;
  onDone: () => void;
}

/** The name of a profile, whether it is a child's, what a child may see, and the colour of its picture. */
export function ProfileForm({ profile, isLast, used, onPinNeeded, onDone }: ProfileFormProps) {
  const site = useSite();
  const { t } = site;
  const tones = useId();
  const failuresOf = useFailures(PROFILE_FAILURES);
  const [name, setName] = useState(profile?.name ?? '');
  const [isChild, setChild] = useState(profile?.type === 'child');
  const [maxRating, setMaxRating] = useState(profile?.maxRating ?? DEFAULT_RATING);
  const [avatar, setAvatar] = useState(profile?.avatar ?? AVATAR_TONES[0]);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);

  const run = async (call: () => Promise<void>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await call();
      onDone();
    } catch (error) {
      if (needsPin(error)) onPinNeeded();
      else if (!isGivenUp(error)) setFailure(failureText(site, failuresOf(error)));
    } finally {
      setBusy(false);
      setAsked(false);
    }
  };
  const save = () => {
    const wrong = nameProblem(name, LONGEST);
    setProblem(wrong ? t(`profiles.name.${wrong}`, { most: LONGEST }) : undefined);
    if (wrong) return;
    const settings: ProfileSettings = {
      name: name.trim(),
      type: isChild ? 'child' : 'adult',
      avatar,
      ...(isChild ? { maxRating } : {}),
    };
    void run(() => used.save(profile?.id ?? null, settings));
  };
  return (
    <Form
      busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {failure && <InlineMessage tone="error">{failure}</InlineMessage>}
      <TextField
        label={t('profiles.name')}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setProblem(undefined);
        }}
        error={problem}
        autoComplete="off"
        required
      />
      <RadioGroupField
        name={tones}
        label={t('profiles.colour')}
        arrangement="beside"
        options={AVATAR_TONES.map((tone) => ({
          value: tone,
          label: (
            <>
              <Avatar name={name} tone={tone} size="small" /> {t(`profiles.colour.${tone}`)}
            </>
          ),
        }))}
        value={avatar}
        onChange={({ target }) => setAvatar(target.value)}
      />
      <SwitchField
        label={t('profiles.isChild')}
        hint={t('profiles.isChild.hint')}
        checked={isChild}
        onChange={({ target }) => setChild(target.checked)}
      />
      {isChild && (
        <SelectField
          label={t('profiles.rating')}
          options={ratingChoices(maxRating).map((age) => ({
            value: String(age),
            label: age === 0 ? t('profiles.rating.all') : t('profiles.rating.upTo', { age }),
          }))}
          value={String(maxRating)}
          onChange={({ target }) => setMaxRating(Number(target.value))}
        />
      )}
      <FormActions align="between">
        <Button type="submit" loading={busy && !isAsked} loadingLabel={t('profiles.saving')}>
          {t('profiles.save')}
        </Button>
        {profile && !isLast && (
          <Button variant="danger" onClick={() => setAsked(true)} disabled={busy}>
            {t('profiles.delete')}
          </Button>
        )}
      </FormActions>
      {profile && (
        <ConfirmDialog
          open={isAsked}
          title={t('profiles.delete.title', { name: profile.name || t('profiles.own') })}
          confirmLabel={t('profiles.delete')}
          cancelLabel={t('profiles.cancel')}
          danger
          busy={busy}
          onCancel={() => setAsked(false)}
          onConfirm={() => void run(() => used.remove(profile))}
        >
          {t('profiles.delete.text')}
        </ConfirmDialog>
      )}
    </Form>
  );
}
