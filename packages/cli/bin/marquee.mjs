#!/usr/bin/env node
// Runs the bundled command. In a checkout it bundles it first when a source is newer than the bundle.
import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { BUNDLE, buildCommand, INPUTS } from './build.mjs';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..');

function isCurrent() {
  try {
    const built = statSync(BUNDLE).mtimeMs;
    /** @type {string[]} */
    const inputs = JSON.parse(readFileSync(INPUTS, 'utf8'));
    return inputs.every((input) => statSync(join(folder, input)).mtimeMs <= built);
  } catch {
    // Not built yet, or a source has moved since.
    return false;
  }
}

try {
  if (!isCurrent()) await buildCommand();
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`The command is not built yet, and building it failed: ${reason}`);
  console.error('Run "npm ci" and then "npm run build -w @marquee/cli" in the repository.');
  process.exit(2);
}

const { main } = await import(pathToFileURL(BUNDLE).href);
process.exitCode = await main(process.argv.slice(2));
