/** Whether a process is there. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is running as well.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
