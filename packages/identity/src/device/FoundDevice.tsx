import { Button, KeyValueList, Stack, Text } from '@marquee/design-system';
import { intlLocale } from '@marquee/i18n';
import { type Site, useSite } from '@marquee/renderer';
import { FailureMessage } from '@marquee/renderer/failures';
import { ShownCode } from './ShownCode';
import type { Device, DeviceCode, DeviceState } from './use-device-code';

interface FoundDeviceProps {
  state: Extract<DeviceState, { step: 'found' }>;
  answer: DeviceCode['answer'];
}

/** The rough place of the television. An address is read left to right in every language. */
function placeOf({ sameNetwork, network }: Device, t: Site['t']): string {
  if (sameNetwork) return t('device.sameNetwork');
  const shown = { network: `\u2066${network}\u2069` };
  return sameNetwork === null ? t('device.someNetwork', shown) : t('device.otherNetwork', shown);
}

/** The details of a television, and the buttons to approve or refuse it. */
export function FoundDevice({ state, answer }: FoundDeviceProps) {
  const { t, locale } = useSite();
  const { device, answering, failed } = state;
  const time = new Intl.DateTimeFormat(intlLocale(locale), { timeStyle: 'short' }).format(
    new Date(device.requestedAt),
  );
  return (
    <Stack gap={21}>
      <Text>{t('device.foundText')}</Text>
      <ShownCode label={t('device.shownCode')} code={device.userCode} />
      <KeyValueList
        look="details"
        label={t('device.foundTitle')}
        entries={[
          { label: t('device.name'), value: <bdi>{device.name}</bdi> },
          { label: t('device.kind'), value: t(`device.kind.${device.kind}`) },
          { label: t('device.asked'), value: t('device.askedAt', { time }) },
          {
            label: t('device.place'),
            value: placeOf(device, t),
          },
        ]}
      />
      {failed && !answering && <FailureMessage key={failed.attempt} failure={failed.failure} />}
      <Stack gap={13}>
        <Button
          size="large"
          fullWidth
          loading={answering === 'approve'}
          loadingLabel={t('device.approving')}
          onClick={() => answer('approve')}
        >
          {t('device.approve')}
        </Button>
        <Button
          size="large"
          fullWidth
          variant="secondary"
          loading={answering === 'refuse'}
          loadingLabel={t('device.refusing')}
          onClick={() => answer('refuse')}
        >
          {t('device.refuse')}
        </Button>
      </Stack>
    </Stack>
  );
}
