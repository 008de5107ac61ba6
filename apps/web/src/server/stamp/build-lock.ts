import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isSystemError, makeFolder, withPath } from '@marquee/realm/node';
import { SiteRefusal } from '../site-refusal';
import { isAlive } from './site-draft';

/** Locks that this process holds: `isAlive` answers false for the process that asks. */
const held = new Set<string>();

/**
 * Lets one build at a time write a folder: two would take each other's drafts for those of a killed build. `others` finds
 * the locks of builds that write the same folder under a lock of another name. A lock whose process has ended does not
 * count. Returns a function that releases the lock.
 * @throws {SiteRefusal} while another build holds a lock.
 */
export function lockBuild(file: string, others: () => readonly string[] = () => []): () => void {
  for (const lock of [file, ...others()]) refuseTaken(lock);
  makeFolder(dirname(file));
  clearDead(file);
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (isSystemError(error) && error.code === 'EEXIST') throw taken(file, ownerOf(file));
    // A full disk leaves a lock without a process number.
    rmSync(file, { force: true });
    throw withPath(error, file);
  }
  held.add(file);
  const release = () => {
    held.delete(file);
    if (ownerOf(file) === process.pid) rmSync(file, { force: true });
  };
  try {
    // Of two builds that start at the same moment, each sees the other's lock or is seen by it.
    for (const lock of others()) refuseTaken(lock);
  } catch (error) {
    release();
    throw error;
  }
  return release;
}

function refuseTaken(file: string): void {
  const owner = ownerOf(file);
  if (owner !== null && (held.has(file) || isAlive(owner))) throw taken(file, owner);
}

/** Removes the lock of a process that has ended, and no other: another build may replace it at the same moment. */
function clearDead(file: string): void {
  if (ownerOf(file) === null) return;
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    // another build removed it first
    if (isSystemError(error) && error.code === 'ENOENT') return;
    throw error;
  }
  const owner = ownerOf(aside);
  if (owner !== null && isAlive(owner)) {
    renameSync(aside, file);
    throw taken(file, owner);
  }
  rmSync(aside, { force: true });
}

/** The process that wrote the lock; null when there is no lock. */
function ownerOf(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch (error) {
    if (isSystemError(error) && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null;
    throw error;
  }
}

const taken = (file: string, owner: number | null): SiteRefusal =>
  new SiteRefusal(
    `Another build is writing there${owner ? ` (process ${owner})` : ''}. Wait until it has ended. If there is none, delete ${file}.`,
  );
