import { visibleText } from '@marquee/design-system';
import { tokenText } from '@marquee/realm';
import type { Site } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';
import { useParams } from 'react-router-dom';
import { DeviceScreen } from '../device/DeviceScreen';
import { deviceLabels } from '../device/device-labels';

/** The page of a link with the code, such as a QR code on a television: the code is not typed. */
export function Page() {
  const { id = '' } = useParams();
  return <DeviceScreen given={tokenText(visibleText(id))} />;
}

export const parts = [deviceLabels];

export const head = (site: Site): HeadData => ({
  title: site.t('device.title'),
  robots: 'noindex',
});
