/**
 * The work of the page's own thread during `work`, in milliseconds: processor time, not clock time, so that other programs
 * count less.
 * @param {import('playwright-core').CDPSession} session with `Performance` enabled
 * @param {() => Promise<unknown>} work
 */
export async function threadTime(session, work) {
  const now = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const time = metrics.find(({ name }) => name === 'ThreadTime');
    if (!time) throw new Error('The browser does not tell the time of its threads.');
    return time.value * 1000;
  };
  const begun = await now();
  await work();
  return (await now()) - begun;
}
