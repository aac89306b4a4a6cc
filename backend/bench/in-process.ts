import path from 'node:path';
import { NestFactory } from '@nestjs/core';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from '../src/app.module.js';
import { setUp } from '../src/app.setup.js';
import { loadConfig } from '../src/config/app-config.js';
import { LimitedExpressAdapter } from '../src/server/http-limits.js';
import { NO_CACHE } from './large-site.js';
import { environmentOf } from './server.js';

/** Starts the application in this process, without caches, so that its statements can be recorded. */
export async function startInProcess(folder: string, databaseUrl: string): Promise<NestExpressApplication> {
  const environment = { ...environmentOf(databaseUrl, folder), ...NO_CACHE, LOG_LEVEL: 'silent' };
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.register(loadConfig({ ...environment, DATA_DIR: path.join(folder, 'data') })),
    new LimitedExpressAdapter(),
    { bodyParser: false, logger: false },
  );
  setUp(app);
  await app.listen(0, '127.0.0.1');
  return app;
}
