// Loaded into a service before its own code. The parent holds the other end of a channel: when the parent has ended,
// for any reason, the channel closes and the service ends as at SIGTERM.
const patienceMs = 5000;

if (process.channel) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), patienceMs).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // The listener on the channel must not keep the service alive.
  process.channel.unref();
}
