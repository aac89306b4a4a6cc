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
import { NotReached, whileReachable, withStartPatience } from './database/start-patience.js';
import { MetricsRegistryService } from './metrics/metrics-registry.service.js';
import { Metrics } from './metrics/metrics.js';
import { ServerStateService } from './modules/health/server-state.service.js';
import { Connections } from './server/connections.js';
import { requireKeys, requireVersion } from './server/database-rules.js';
import { createLimitedServer, LimitedExpressAdapter } from './server/http-limits.js';
import { listenAt } from './server/listening.js';
import { StartFailure } from './server/start-failure.js';
import { HeldLog, obstacleOf, StartLog } from './server/start-log.js';
import { type StopOrder, toldToStop } from './server/stop-order.js';

/** How long the server goes on answering after it was told to stop, so that a proxy notices, in milliseconds. */
const DRAIN_MS = 2000;

/**
 * How long open connections are left to their clients after that, in milliseconds: longer than the proxy keeps one that
 * is idle (`docker/proxy/nginx.conf`), so that none is closed while a request is on its way.
 */
const LEAVING_MS = 1500;

/** How long closing may take after the last request was answered or cut, in milliseconds; then the process ends anyway. */
const CLOSING_MS = 3000;

/** What runs, and has to be taken down again. */
interface RunningServer {
  config: AppConfig;
  app: NestExpressApplication;
  connections: Connections;
  metrics: Server | null;
}

/** Runs the server until it is told to stop; ends the process with 1 where it cannot start. */
export async function runServer(): Promise<void> {
  // Before anything else: an order that comes while the database is waited for is an order, too.
  const told = toldToStop();
  const server = await Promise.race([startOrExplain(), told]);
  if (typeof server === 'object') await stop(server, await told);
  process.exit(0);
}

async function startOrExplain(): Promise<RunningServer> {
  try {
    return await start(loadConfig());
  } catch (error) {
    new StartLog(logFormatOfEnvironment() === 'json').failed(obstacleOf(error));
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

/** Creates the application as the server runs it. */
async function createApp(config: AppConfig): Promise<NestExpressApplication> {
  if (config.mail.smtpUrl === null) {
    throw new StartFailure(
      'SMTP_URL is not set: the server needs a mail server to send codes.',
      'Set it to an address like smtp://user:password@host:587.',
    );
  }
  const held = new HeldLog();
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

/** Serves metrics where a port is set: on a listener of their own, since they are none of the visitors' business. */
async function serveMetrics({ host, metricsPort }: AppConfig, metrics: Metrics): Promise<Server | null> {
  if (metricsPort === null) return null;
  const listener = createLimitedServer(metrics.handle);
  const listen = () =>
    new Promise<void>((resolve, reject) => listener.once('error', reject).listen(metricsPort, host, resolve));
  await listenAt({ host, port: metricsPort, variable: 'METRICS_PORT' }, listen);
  return listener;
}

/** Waits for the database, saying so, and brings its schema up to date. */
async function prepareDatabase({ database, log, secrets }: AppConfig): Promise<void> {
  if (database.url === null) {
    throw new StartFailure(
      'DATABASE_URL is not set: the server needs a database.',
      'Set it, or start with `npm start` for an embedded database.',
    );
  }
  const { url, connectTimeoutS } = database;
  const startLog = new StartLog(log.format === 'json');
  await withStartPatience(
    connectTimeoutS,
    async () => {
      await probeDatabase(url).catch((error: unknown) => {
        throw new NotReached(reasonOf(error), { cause: error });
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
 * Turns readiness off while everybody is still answered, then takes no new connection, asks clients to leave, answers what
 * is under way within the grace, and closes what the requests stood on: queue, metrics, pool.
 */
async function stop(
  { config: { shutdownGraceMs }, app, connections, metrics }: RunningServer,
  order: StopOrder,
): Promise<void> {
  setTimeout(() => process.exit(1), shutdownGraceMs + CLOSING_MS).unref();
  const deadline = Date.now() + shutdownGraceMs;
  app.get(ServerStateService).draining = true;
  if (order === 'drain') await sleep(Math.min(DRAIN_MS, shutdownGraceMs));
  await connections.close(Math.max(0, deadline - Date.now()), order === 'drain' ? LEAVING_MS : 0);
  metrics?.close();
  await app.close();
}
