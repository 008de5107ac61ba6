import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contractFile } from '../contract/index';

/** The catalogue's schema, which has a file a topic. */
export function catalogueSchema(): string {
  const folder = dirname(contractFile('catalogue/schema.graphql'));
  return readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}
