import { expect, it, vi } from 'vitest';
import { followSwitches, noteSwitch } from './profile-switch';

it('a tab hears of a switch of profiles in another tab once, and when it is shown again; of its own brand alone', () => {
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const heard = vi.fn();
  const end = followSwitches('apex', heard);
  window.dispatchEvent(new Event('pageshow'));
  noteSwitch('metro');
  window.dispatchEvent(new Event('storage'));
  expect(heard).not.toHaveBeenCalled();
  noteSwitch('apex');
  window.dispatchEvent(new Event('storage'));
  window.dispatchEvent(new Event('pageshow'));
  expect(heard).toHaveBeenCalledTimes(1);
  visible.mockReturnValue('hidden');
  noteSwitch('apex');
  window.dispatchEvent(new Event('storage'));
  expect(heard).toHaveBeenCalledTimes(1);
  visible.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(heard).toHaveBeenCalledTimes(2);
  end();
  noteSwitch('apex');
  window.dispatchEvent(new Event('storage'));
  expect(heard).toHaveBeenCalledTimes(2);
});
