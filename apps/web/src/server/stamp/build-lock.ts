import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isSystemError, makeFolder, withPath } from '@marquee/realm/node';
import { SiteRefusal } from '../site-refusal';
import { isAlive } from './site-draft';

/** Locks of this process: a process that asks about itself hears that it is not alive. */
const held = new Set<string>();

/**
 * Keeps a folder to one build at a time: two would take each other's drafts for what a killed one left behind. `others` looks
 * for locks of builds that would write into the same folder and have one of another name. A lock whose process is no more
 * counts for nothing. Returns what gives the folder free.
 * @throws {SiteRefusal} while another build has it.
 */
export function lockBuild(file: string, others: () => readonly string[] = () => []): () => void {
  for (const lock of [file, ...others()]) refuseTaken(lock);
  makeFolder(dirname(file));
  clearDead(file);
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (isSystemError(error) && error.code === 'EEXIST') throw taken(file, ownerOf(file));
    // On a full disk there is a lock then, with nobody's name in it.
    rmSync(file, { force: true });
    throw withPath(error, file);
  }
  held.add(file);
  const release = () => {
    held.delete(file);
    if (ownerOf(file) === process.pid) rmSync(file, { force: true });
  };
  try {
    // One that came in the same moment has seen ours, or we see its.
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

/** Takes a dead owner's lock away, and no other: in the same moment somebody else may have put theirs in its place. */
function clearDead(file: string): void {
  if (ownerOf(file) === null) return;
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    // somebody else was first
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

/** The process that wrote the lock; null where there is none. */
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
