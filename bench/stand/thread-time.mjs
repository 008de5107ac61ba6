/**
 * The work of the page's own thread while something is done, in milliseconds: time on the processor and not on the clock,
 * so that what else the machine does counts less. `session` has `Performance` enabled.
 */
export async function threadTime(session, work) {
  const now = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ThreadTime').value * 1000;
  };
  const begun = await now();
  await work();
  return (await now()) - begun;
}
