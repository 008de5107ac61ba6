import {
  Container,
  Heading,
  Loader,
  SelectField,
  type SelectGroup,
  type SelectOption,
  Stack,
  SwitchField,
  Text,
  VisuallyHidden,
} from '@marquee/design-system';
import { languageName } from '@marquee/i18n';
import { useLanguageChoices, useSite } from '@marquee/renderer';
import { FailureState, failureText } from '@marquee/renderer/failures';
import { type ReactNode, useId, useMemo } from 'react';
import type { Preferences } from '../rules/preferences-of';
import { PluginTokens } from './PluginTokens';
import { spokenLanguages } from './spoken-languages';
import { type FieldName, type UsedPreferences, usePreferences } from './use-preferences';

/** What the viewer prefers. Every field is saved at once. */
export function PreferencesPage() {
  const { t } = useSite();
  const used = usePreferences();
  return (
    <Container width="narrow" spaced>
      <Stack gap={34}>
        <Stack gap={8} as="header">
          <Heading level={1}>{t('preferences.title')}</Heading>
          <Text tone="muted">{t('preferences.text')}</Text>
        </Stack>
        <Content used={used} />
      </Stack>
    </Container>
  );
}

function Content({ used }: { used: UsedPreferences }) {
  const { t } = useSite();
  const { list, values } = used;
  if (list.state.status === 'failed') {
    return (
      <FailureState
        title={t('preferences.failed.title')}
        failure={list.state.failure}
        retry={list.retry}
        retryingLabel={t('preferences.loading')}
      />
    );
  }
  if (!values) return <Loader label={t('preferences.loading')} />;
  return <Fields used={used} values={values} />;
}

function Fields({ used, values }: { used: UsedPreferences; values: Preferences }) {
  const { t } = useSite();
  const { done } = used;
  return (
    <Stack gap={34}>
      <Part title={t('preferences.languages')}>
        <SiteLanguage used={used} values={values} />
        <LanguageField name="audioLanguage" used={used} values={values} />
        <LanguageField name="subTitleLanguage" used={used} values={values} />
      </Part>
      <Part title={t('preferences.playing')}>
        <Switch name="autoAdvance" used={used} values={values} />
        <Switch name="muted" used={used} values={values} />
      </Part>
      <Part title={t('preferences.background')}>
        <Switch name="videoBackgroundAutoPlay" used={used} values={values} />
        <Switch
          name="videoBackgroundAutoPlayAudio"
          used={used}
          values={values}
          disabled={!values.videoBackgroundAutoPlay}
        />
      </Part>
      <PluginTokens used={used} tokens={values.pluginAccessTokens} />
      <VisuallyHidden role="status">{done ? t('preferences.saved') : ''}</VisuallyHidden>
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Stack gap={21}>
        <Heading level={2} size={3} id={heading}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}

interface FieldProps<Name extends FieldName> {
  name: Name;
  used: UsedPreferences;
  values: Preferences;
  disabled?: boolean;
}

/** The failure of a field, in words. */
function useFailureOf({ name, used }: Pick<FieldProps<FieldName>, 'name' | 'used'>) {
  const site = useSite();
  const failure = used.failures[name];
  return failure && failureText(site, failure);
}

type SwitchName =
  | 'autoAdvance'
  | 'muted'
  | 'videoBackgroundAutoPlay'
  | 'videoBackgroundAutoPlayAudio';

function Switch({ name, used, values, disabled }: FieldProps<SwitchName>) {
  const { t } = useSite();
  return (
    <SwitchField
      label={t(`preferences.${name}`)}
      hint={t(`preferences.${name}.hint`)}
      error={useFailureOf({ name, used })}
      checked={values[name]}
      disabled={disabled}
      onChange={({ target }) => void used.change(name, target.checked)}
    />
  );
}

function LanguageField({ name, used, values }: FieldProps<'audioLanguage' | 'subTitleLanguage'>) {
  const { t, locale, realm } = useSite();
  const chosen = values[name];
  // Some two hundred names, which a press on another field leaves as they are.
  const languages = useMemo(
    () =>
      spokenLanguages({
        locale,
        offered: realm.locales.supported.map(({ tag }) => tag),
        chosen,
        labels: {
          offered: t('preferences.languages.offered', { brand: realm.name }),
          others: t('preferences.languages.others'),
        },
      }),
    [locale, realm, chosen, t],
  );
  const options: (SelectOption | SelectGroup)[] = [
    { value: '', label: t(`preferences.${name}.none`) },
    ...languages,
  ];
  return (
    <SelectField
      label={t(`preferences.${name}`)}
      options={options}
      value={chosen ?? ''}
      error={useFailureOf({ name, used })}
      onChange={({ target }) => void used.change(name, target.value || null)}
    />
  );
}

/** The language of the site: a choice leads to this page in that language. */
function SiteLanguage({ used }: { used: UsedPreferences; values: Preferences }) {
  const { t, locale } = useSite();
  const choices = useLanguageChoices();
  const error = useFailureOf({ name: 'language', used });
  if (choices.length < 2) return null;
  const choose = async (tag: string) => {
    const choice = choices.find((one) => one.tag === tag);
    if (choice && (await used.change('language', tag))) location.assign(choice.href);
  };
  return (
    <SelectField
      label={t('preferences.language')}
      options={choices.map(({ tag }) => ({ value: tag, label: languageName(tag) }))}
      value={locale}
      error={error}
      onChange={({ target }) => void choose(target.value)}
    />
  );
}
