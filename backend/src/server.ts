import { type Server } from 'node:http';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { NestFactory } from '@nestjs/core';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { Logger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { AppModule } from './app.module.js';
import { setUp } from './app.setup.js';
import { type AppConfig, loadConfig } from './config/app-config.js';
import { PRODUCT_VERSION } from './config/product-version.js';
import { logFormatOfEnvironment } from './config/log-format.js';
import { migrateDatabase } from './database/migrate.js';
import { probeDatabase, reasonOf } from './database/probe.js';
import { ReadReplicasService } from './database/replicas/read-replicas.service.js';
import { DatabaseNotReached, whileReachable, retryWhileUnavailable } from './database/start-patience.js';
import { MetricsRegistryService } from './metrics/metrics-registry.service.js';
import { Metrics } from './metrics/metrics.js';
import { ServerStateService } from './modules/health/server-state.service.js';
import { Connections } from './server/connections.js';
import { requireKeys, requireVersion } from './server/database-rules.js';
import { createLimitedServer, LimitedExpressAdapter } from './server/http-limits.js';
import { listenAt } from './server/listening.js';
import { StartFailure } from './server/start-failure.js';
import { BufferedLog, describeStartError, StartLog } from './server/start-log.js';
import { type StopMode, stopRequested } from './server/stop-order.js';

/** How long the server keeps responding after a stop request, so that proxies notice, in milliseconds. */
const DRAIN_MS = 2000;

/**
 * How long idle connections stay open afterwards, in milliseconds: longer than the proxy's idle timeout
 * (`docker/proxy/nginx.conf`), so that none is closed during a request.
 */
const LEAVING_MS = 1500;

/** The time limit for closing after the last request, in milliseconds. */
const CLOSING_MS = 3000;

/** A running server with what has to be closed. */
interface RunningServer {
  config: AppConfig;
  app: NestExpressApplication;
  connections: Connections;
  metrics: Server | null;
}

/** Runs the server until it is stopped; exits with 1 when it cannot start. */
export async function runServer(): Promise<void> {
  // First, so that it can be stopped while waiting for the database.
  const told = stopRequested();
  const server = await Promise.race([startOrExplain(), told]);
  if (typeof server === 'object') await stop(server, await told);
  process.exit(0);
}

async function startOrExplain(): Promise<RunningServer> {
  try {
    return await start(loadConfig());
  } catch (error) {
    new StartLog(logFormatOfEnvironment() === 'json').failed(describeStartError(error));
    process.exit(1);
  }
}

async function start(config: AppConfig): Promise<RunningServer> {
  await prepareDatabase(config);
  const app = await createApp(config);
  const server: Server = app.getHttpServer();
  const connections = new Connections(server);
  const measured = new Metrics(
    server,
    app.get(MetricsRegistryService),
    app.get(DataSource),
    app.get(ReadReplicasService),
    config.purgeDays,
  );
  const metrics = await serveMetrics(config, measured);
  const { host, port, publicUrl } = config;
  await listenAt({ host, port, variable: 'PORT' }, () => app.listen(port, host));
  app.get(Logger).log({ event: 'server.ready', product: `Hitohira ${PRODUCT_VERSION}`, url: publicUrl });
  return { config, app, connections, metrics };
}

async function createApp(config: AppConfig): Promise<NestExpressApplication> {
  if (config.mail.smtpUrl === null) {
    throw new StartFailure(
      'SMTP_URL is not set: the server needs a mail server to send codes.',
      'Set it to an address like smtp://user:password@host:587.',
    );
  }
  const held = new BufferedLog();
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.register(config),
    new LimitedExpressAdapter(),
    {
      bodyParser: false,
      abortOnError: false,
      logger: held,
    },
  );
  setUp(app);
  await app.init();
  const logger = app.get(Logger);
  app.useLogger(logger);
  held.release(logger);
  return app;
}

/** Serves metrics on a separate port, if set, because they are not public. */
async function serveMetrics({ host, metricsPort }: AppConfig, metrics: Metrics): Promise<Server | null> {
  if (metricsPort === null) return null;
  const listener = createLimitedServer(metrics.handle);
  const listen = () =>
    new Promise<void>((resolve, reject) => listener.once('error', reject).listen(metricsPort, host, resolve));
  await listenAt({ host, port: metricsPort, variable: 'METRICS_PORT' }, listen);
  return listener;
}

/** Waits for the database and migrates it. */
async function prepareDatabase({ database, log, secrets }: AppConfig): Promise<void> {
  if (database.url === null) {
    throw new StartFailure(
      'DATABASE_URL is not set: the server needs a database.',
      'Set it, or start with `npm start` for an embedded database.',
    );
  }
  const { url, connectTimeoutS } = database;
  const startLog = new StartLog(log.format === 'json');
  await retryWhileUnavailable(
    connectTimeoutS,
    async () => {
      await probeDatabase(url).catch((error: unknown) => {
        throw new DatabaseNotReached(reasonOf(error), { cause: error });
      });
      await whileReachable(url, connectTimeoutS, async () => {
        await requireVersion(url);
        await migrateDatabase(url);
        if (await requireKeys(url, secrets)) startLog.sessionsEnded();
      });
    },
    (leftS, reason) => startLog.waiting(leftS, reason),
  );
}

/**
 * Turns readiness off while still responding, then drains connections within the grace period, and closes the queue,
 * metrics and database pool.
 */
async function stop(
  { config: { shutdownGraceMs }, app, connections, metrics }: RunningServer,
  order: StopMode,
): Promise<void> {
  setTimeout(() => process.exit(1), shutdownGraceMs + CLOSING_MS).unref();
  const deadline = Date.now() + shutdownGraceMs;
  app.get(ServerStateService).draining = true;
  if (order === 'drain') await sleep(Math.min(DRAIN_MS, shutdownGraceMs));
  await connections.close(Math.max(0, deadline - Date.now()), order === 'drain' ? LEAVING_MS : 0);
  metrics?.close();
  await app.close();
}
