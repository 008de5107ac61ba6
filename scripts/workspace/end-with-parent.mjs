// Loaded into a service before its own code. The parent holds the other end of a channel: when the parent is gone,
// however it went, the channel closes and the service ends as if it had been told to.
const patienceMs = 5000;

if (process.channel) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), patienceMs).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // Listening for the end of the channel must not by itself keep the service alive.
  process.channel.unref();
}
