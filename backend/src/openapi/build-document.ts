import { NestFactory } from '@nestjs/core';
import { type OpenAPIObject } from '@nestjs/swagger';
import { AppModule } from '../app.module.js';
import { loadConfig } from '../config/app-config.js';
import { createDocument } from './document.js';

/** Any valid configuration works: in preview mode nothing is instantiated. */
const PLACEHOLDERS = {
  NODE_ENV: 'production',
  JWT_SECRET: 'x'.repeat(32),
  PASSWORD_PEPPER: 'x'.repeat(32),
  ENCRYPTION_KEY: '0'.repeat(64),
};

/** Builds the OpenAPI document without starting the application. */
export async function buildDocument(): Promise<OpenAPIObject> {
  const app = await NestFactory.create(AppModule.register(loadConfig(PLACEHOLDERS)), {
    preview: true,
    logger: false,
    abortOnError: false,
  });
  const document = createDocument(app);
  await app.close();
  return document;
}
