import { setTimeout as sleep } from 'node:timers/promises';
import { NestFactory } from '@nestjs/core';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { Logger } from 'nestjs-pino';
import pg from 'pg';
import { AppModule } from './app.module.js';
import { setUp } from './app.setup.js';
import { type AppConfig, ConfigurationError, loadConfig } from './config/app-config.js';
import { migrateDatabase } from './database/migrate.js';
import { ServerState } from './modules/health/server-state.js';

/** How long the server goes on answering after it was told to stop, so that a proxy notices, in milliseconds. */
const DRAIN_MS = 2000;

/** A start that failed for a reason the operator can act on; said in one sentence. */
class StartFailure extends Error {}

/** Runs the server until it is told to stop; ends the process with 1 where it cannot start. */
export async function runServer(): Promise<void> {
  try {
    const config = loadConfig();
    await prepareDatabase(config);
    const app = await createApp(config);
    await listen(app, config);
    stopOnSignals(app, config);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}

/** Creates the application as the server runs it. */
async function createApp(config: AppConfig): Promise<NestExpressApplication> {
  if (config.mail.smtpUrl === null) {
    throw new StartFailure('SMTP_URL is not set: the server needs a mail server to send codes.');
  }
  const app = await NestFactory.create<NestExpressApplication>(AppModule.register(config), {
    bodyParser: false,
    abortOnError: false,
    // What Nest has to say of its own construction helps nobody who runs it.
    logger: ['error', 'warn'],
  });
  setUp(app);
  await app.init();
  app.useLogger(app.get(Logger));
  return app;
}

async function listen(app: NestExpressApplication, { host, port, publicUrl }: AppConfig): Promise<void> {
  const server = app.getHttpServer();
  // Clients that dawdle over a request are cut; a proxy may keep its connections longer than it takes us to answer.
  server.headersTimeout = 15_000;
  server.requestTimeout = 60_000;
  server.keepAliveTimeout = 65_000;
  try {
    await app.listen(port, host);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'EADDRINUSE')
      throw new StartFailure(`Port ${port} on ${host} is in use; set PORT to a free one.`);
    if (code === 'EACCES') throw new StartFailure(`Port ${port} on ${host} may not be used by this user.`);
    if (code === 'EADDRNOTAVAIL') throw new StartFailure(`HOST ${host} is not an address of this machine.`);
    throw error;
  }
  app.get(Logger).log({ event: 'server.ready', url: publicUrl });
}

/** Waits for the database, saying so, and brings its schema up to date. */
async function prepareDatabase({ database }: AppConfig): Promise<void> {
  if (database.url === null) {
    throw new StartFailure('DATABASE_URL is not set: start with `npm start` for an embedded database.');
  }
  const deadline = Date.now() + database.connectTimeoutS * 1000;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await probe(database.url);
      break;
    } catch (error) {
      const reason = reasonOf(error);
      const left = Math.ceil((deadline - Date.now()) / 1000);
      if (left <= 0) {
        throw new StartFailure(`The database of DATABASE_URL cannot be reached (${reason}).`);
      }
      if (attempt % 5 === 1) {
        process.stderr.write(`Waiting for the database, up to ${left} s more (${reason}).\n`);
      }
      await sleep(Math.min(1000, left * 1000));
    }
  }
  await migrateDatabase(database.url);
}

async function probe(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
    await client.query('SELECT 1');
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Drains and stops on a signal, and where the process that started this one is gone. */
function stopOnSignals(app: NestExpressApplication, config: AppConfig): void {
  let stopping = false;
  const stop = async (graceful: boolean) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), config.shutdownGraceMs + 1000).unref();
    await drain(app, graceful ? DRAIN_MS : 0);
    await app.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop(true));
  // Ctrl-C is a person waiting at a terminal: nobody is served by draining.
  process.on('SIGINT', () => void stop(false));
  process.on('disconnect', () => void stop(false));
}

/** Turns readiness off and asks clients to leave while their requests are still answered. */
async function drain(app: NestExpressApplication, forMs: number): Promise<void> {
  app.get(ServerState).draining = true;
  const server = app.getHttpServer();
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  await sleep(forMs);
  server.closeIdleConnections();
}

function explain(error: unknown): string {
  if (error instanceof ConfigurationError || error instanceof StartFailure) return error.message;
  return `The server could not start: ${reasonOf(error)}.`;
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message || error.name : String(error);
}
