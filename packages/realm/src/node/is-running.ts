/** Whether a process is running. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process counts as running too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
