import { join } from 'node:path';
import type { Finding } from '@marquee/realm';
import { placeInRealm, REALM_FILE } from '@marquee/realm/node';

/** The finding for a realm whose origin's address neither its file nor the server's options name. */
export async function withoutOrigin(folder: string, id: string): Promise<Finding> {
  const file = join(folder, id, REALM_FILE);
  const pointer = '/origin';
  return {
    rule: 'origin-address-missing',
    severity: 'error',
    message: `The realm "${id}" does not say where its origin is, and no address was given to the server.`,
    file,
    ...(await placeInRealm(file, pointer)),
    pointer,
    suggestion: 'Add "address" to "origin", or start the server with --origin ADDRESS.',
  };
}
