import type { Site } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';
import { DeviceScreen } from '../device/DeviceScreen';
import { deviceLabels } from '../device/device-labels';

/** The same page for every kind of television that the address names: each shows a code. */
export const Page = () => <DeviceScreen />;

export const parts = [deviceLabels];

export const head = (site: Site): HeadData => ({
  title: site.t('device.title'),
  description: site.t('device.description', { brand: site.realm.fullName }),
});
