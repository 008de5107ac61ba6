import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isSystemError } from '@marquee/realm/node';
import { SiteRefusal } from '../site-refusal';
import { isAlive } from './site-draft';

/** Locks of this process: a process that asks about itself hears that it is alive. */
const held = new Set<string>();

/**
 * Keeps a folder to one build at a time: two would take each other's drafts for what a killed one left behind. A lock whose
 * process is no more counts for nothing. Returns what gives the folder free.
 * @throws {SiteRefusal} while another build has it.
 */
export function lockBuild(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const owner = ownerOf(file);
  if (owner !== null && (held.has(file) || isAlive(owner))) throw taken(file, owner);
  if (owner !== null) rmSync(file, { force: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (!isSystemError(error) || error.code !== 'EEXIST') throw error;
    throw taken(file, ownerOf(file));
  }
  held.add(file);
  return () => {
    held.delete(file);
    rmSync(file, { force: true });
  };
}

/** The process that wrote the lock; null where there is none. */
function ownerOf(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENOENT') return null;
    throw error;
  }
}

const taken = (file: string, owner: number | null): SiteRefusal =>
  new SiteRefusal(
    `Another build is writing there${owner ? ` (process ${owner})` : ''}. Wait until it has ended. If there is none, delete ${file}.`,
  );
