import { describe, expect, it } from 'vitest';
import { engines, howToInstall, requireEngines } from './engines.mjs';
import { findProgram } from './programs.mjs';

describe('the browser engines of this machine', () => {
  it('are listed in one line when they have to be installed', () => {
    expect(howToInstall([engines.firefox, engines.webkit])).toBe(
      'Firefox ESR and WebKitGTK are not installed: apt-get install -y --no-install-recommends firefox-esr libavcodec59 webkit2gtk-driver xvfb gstreamer1.0-libav',
    );
    expect(howToInstall([engines.webkit])).toMatch(/^WebKitGTK is not installed: /);
  });

  it('are the programs that the environment names', async () => {
    const environment = {
      WEBKIT_PATH: process.execPath,
      WEBKIT_DRIVER_PATH: process.execPath,
      XVFB_PATH: process.execPath,
    };
    expect(await requireEngines(['webkit'], environment)).toEqual(environment);
  });

  it('are refused at a named path without a program, and no other is used instead', async () => {
    await expect(requireEngines(['firefox'], { FIREFOX_PATH: '/nowhere' })).rejects.toThrow(
      'FIREFOX_PATH is "/nowhere", and there is no program at that path.',
    );
  });

  it('are not found when there is no such program', async () => {
    expect(await findProgram({ variable: 'NOTHING', names: ['no-such-program'] }, {})).toBeNull();
  });
});
