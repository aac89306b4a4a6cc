/** Stops the PostgreSQL of the test run and waits until its files are gone. */
export default async function stopPostgres(): Promise<void> {
  const keeper = globalThis.hitohiraTestKeeper;
  if (keeper?.exitCode !== null) return;
  const ended = new Promise((resolve) => keeper.once('exit', resolve));
  keeper.send('stop');
  await ended;
}
