import { chromiumPath } from '../test-servers/paths';
import type { EngineName } from './engine';
import type { WebKitPrograms } from './with-web-driver';

type EnginePaths =
  | { name: 'chromium' | 'firefox'; browser: string }
  | ({ name: 'webkit' } & WebKitPrograms);

function given(variable: string): string {
  const path = process.env[variable];
  if (path) return path;
  throw new Error(
    `${variable} is not set: begin with "npm run engines", which finds the browsers.`,
  );
}

/** The paths of an engine's programs. */
export function enginePaths(name: EngineName): EnginePaths {
  switch (name) {
    case 'chromium':
      return { name, browser: chromiumPath() ?? given('CHROMIUM_PATH') };
    case 'firefox':
      return { name, browser: given('FIREFOX_PATH') };
    case 'webkit':
      return {
        name,
        browser: given('WEBKIT_PATH'),
        driver: given('WEBKIT_DRIVER_PATH'),
        screen: given('XVFB_PATH'),
      };
  }
}
