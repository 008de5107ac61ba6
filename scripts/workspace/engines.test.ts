import { describe, expect, it } from 'vitest';
import { engines, howToInstall, requireEngines } from './engines.mjs';
import { findProgram } from './programs.mjs';

describe('the browser engines of this machine', () => {
  it('says in one line what to install', () => {
    expect(howToInstall([engines.firefox, engines.webkit])).toBe(
      'Firefox ESR and WebKitGTK are not installed: apt-get install -y --no-install-recommends firefox-esr libavcodec59 webkit2gtk-driver xvfb gstreamer1.0-libav',
    );
    expect(howToInstall([engines.webkit])).toMatch(/^WebKitGTK is not installed: /);
  });

  it('takes the programs that the environment names', async () => {
    const environment = {
      WEBKIT_PATH: process.execPath,
      WEBKIT_DRIVER_PATH: process.execPath,
      XVFB_PATH: process.execPath,
    };
    expect(await requireEngines(['webkit'], environment)).toEqual(environment);
  });

  it('refuses a named path at which no program is, and does not take another instead', async () => {
    await expect(requireEngines(['firefox'], { FIREFOX_PATH: '/nowhere' })).rejects.toThrow(
      'FIREFOX_PATH is "/nowhere", and there is no program at that path.',
    );
  });

  it('has nothing to say of a program that is nowhere', async () => {
    expect(await findProgram({ variable: 'NOTHING', names: ['no-such-program'] }, {})).toBeNull();
  });
});
