import { Button, Heading, SettingRow, Stack, Text } from '@marquee/design-system';
import { useLostFocus, useSite } from '@marquee/renderer';
import { FailureMessage } from '@marquee/renderer/failures';
import { useId, useRef } from 'react';
import { focusBeside } from '../menus/focus-beside';
import type { UsedPreferences } from './use-preferences';

interface PluginTokensProps {
  used: UsedPreferences;
  tokens: Readonly<Record<string, string>>;
}

/** The partners that the viewer has given access, each to be taken away. A token itself is not shown. */
export function PluginTokens({ used, tokens }: PluginTokensProps) {
  const { t } = useSite();
  const heading = useId();
  const titled = useRef<HTMLHeadingElement>(null);
  const plugins = Object.keys(tokens).sort();
  useLostFocus(plugins.length, () =>
    titled.current ? titled.current.focus() : focusBeside(null)(),
  );
  const failure = used.failures.pluginAccessTokens;
  if (plugins.length === 0 && !failure) return null;
  const remove = (plugin: string) => {
    const { [plugin]: _, ...rest } = tokens;
    void used.change('pluginAccessTokens', rest);
  };
  return (
    <section aria-labelledby={heading}>
      <Stack gap={13}>
        <Heading level={2} size={3} id={heading} ref={titled} tabIndex={-1}>
          {t('preferences.plugins')}
        </Heading>
        <Text tone="muted">{t('preferences.plugins.text')}</Text>
        {failure && <FailureMessage failure={failure} />}
        <Stack as="ul" gap={3}>
          {plugins.map((plugin) => (
            <SettingRow
              key={plugin}
              name={plugin}
              actions={
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={t('preferences.plugins.removeOf', { plugin })}
                  onClick={() => remove(plugin)}
                >
                  {t('preferences.plugins.remove')}
                </Button>
              }
            />
          ))}
        </Stack>
      </Stack>
    </section>
  );
}
