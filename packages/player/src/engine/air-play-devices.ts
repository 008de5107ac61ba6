/** What WebKit sends when devices for AirPlay come and go. */
interface AvailabilityEvent extends Event {
  availability?: 'available' | 'not-available';
}

const AVAILABILITY = 'webkitplaybacktargetavailabilitychanged';

/** Tells whether there is a device to play on; never where there is no AirPlay. The returned function stops it. */
export function followAirPlayDevices(
  video: HTMLVideoElement,
  tell: (isThere: boolean) => void,
): () => void {
  const changed = ({ availability }: AvailabilityEvent) => tell(availability === 'available');
  video.addEventListener(AVAILABILITY, changed);
  return () => video.removeEventListener(AVAILABILITY, changed);
}

/** Opens the system's list of devices, where the viewer also brings the picture back. */
export const showAirPlayDevices = (
  video: HTMLVideoElement & { webkitShowPlaybackTargetPicker?(): void },
): void => video.webkitShowPlaybackTargetPicker?.();
