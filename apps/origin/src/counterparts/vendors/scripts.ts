import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../kernel/package-root';
import type { Answered } from './answer';
import { DOCUMENTED, type VendorName } from './documented';

const folder = join(packageRoot, 'src/counterparts/vendors/scripts');
const read = (name: string) => readFileSync(join(folder, `${name}.js`), 'utf8');

/** A vendor's stand-in script: what the documentation knows, what all stand-ins share, and its own code. */
export function vendorScript(vendor: VendorName, file: string = vendor): Answered {
  return {
    type: 'text/javascript',
    body: `(() => {
'use strict';
const GLOBAL = ${JSON.stringify(vendor)};
const DOCUMENTED = ${JSON.stringify(DOCUMENTED[vendor])};
${read('tools')}
${read(file)}
})();
`,
  };
}

/** A script of a vendor's own page; it has nothing of ours. */
export const plainScript = (file: string): Answered => ({
  type: 'text/javascript',
  body: read(file),
});
