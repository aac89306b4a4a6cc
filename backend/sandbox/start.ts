import process from 'node:process';
import { type AppConfig, ConfigurationError, loadConfig } from '../src/config/app-config.js';
import { reasonOf, StartError } from './start-error.js';
import { BuiltApplication } from './supervisor/application.js';
import { DevelopmentApplication } from './supervisor/development-application.js';
import { Instance } from './supervisor/instance.js';
import { type StopSignal } from './supervisor/service-process.js';
import { refuseOpenMailbox } from './supervisor/start-rules.js';
import { Supervisor, UnexpectedEnd } from './supervisor/supervisor.js';

/**
 * Resolves on a stop signal, or when the parent process exits. Repeated signals have no effect, because npm repeats the
 * terminal's.
 */
const stopRequested = new Promise<StopSignal>((resolve) => {
  process.on('SIGINT', () => resolve('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve('SIGTERM'));
  if (process.channel) process.on('disconnect', () => resolve('SIGINT'));
});

/** Prints why the start or run failed, unless the program has. */
function complain(error: unknown): void {
  if (error instanceof UnexpectedEnd && error.explained) return;
  const known = error instanceof StartError || error instanceof ConfigurationError;
  process.stderr.write(`${known ? error.message : `The start failed: ${reasonOf(error)}`}\n`);
}

async function superviseUntilTold(config: AppConfig, instance: Instance): Promise<number> {
  const development = process.argv.includes('--development');
  const application = development ? new DevelopmentApplication(config) : new BuiltApplication(config);
  const supervisor = new Supervisor(config, instance, application);
  try {
    const signal = await Promise.race([stopRequested, supervisor.run()]);
    await supervisor.stop(signal);
    return 0;
  } catch (error) {
    complain(error);
    await supervisor.stop('SIGINT');
    return 1;
  }
}

async function start(): Promise<number> {
  const config = loadConfig();
  refuseOpenMailbox(config);
  const instance = await Instance.acquire(config.dataDir, config.publicUrl);
  try {
    return await superviseUntilTold(config, instance);
  } finally {
    instance.release();
  }
}

// A closed output (a closed terminal, `| head`) must not end the process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

process.exit(
  await start().catch((error: unknown) => {
    complain(error);
    return 1;
  }),
);
