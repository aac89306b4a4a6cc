import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ModulesContainer, NestFactory } from '@nestjs/core';
import { AppModule } from '../../src/app.module.js';
import { AppConfig, loadConfig, PROJECT_ROOT } from '../../src/config/app-config.js';

/** The kinds of injectables; the names of the class and its file end in one of these. */
const KINDS =
  /(Service|Repository|ReadModel|Client|Job|Mapper|Guard|Interceptor|Middleware|Pipe|Filter|Strategy|Module)$/;

/** Injected values, which are exempt. */
const VALUES = [AppConfig.name];

const DECLARATION = /^(@Injectable\(\)\s+)?(?:export )?(?:abstract )?class (\w+)/gm;

/** The file of every class in the sources, and the classes that are marked as injectable. */
function readClasses() {
  const files = new Map<string, string>();
  const injectables = new Set<string>();
  for (const file of globSync('backend/src/**/*.ts', { cwd: PROJECT_ROOT })) {
    if (file.endsWith('.spec.ts')) continue;
    const text = readFileSync(path.join(PROJECT_ROOT, file), 'utf8');
    for (const [, marked, name = ''] of text.matchAll(DECLARATION)) {
      files.set(name, file);
      if (marked) injectables.add(name);
    }
  }
  return { files, injectables };
}

/** The classes that modules provide, under their own name or another. */
async function readProviders(): Promise<string[]> {
  const config = loadConfig({
    JWT_SECRET: 'j'.repeat(32),
    PASSWORD_PEPPER: 'p'.repeat(32),
    ENCRYPTION_KEY: 'ab'.repeat(32),
  });
  const app = await NestFactory.create(AppModule.register(config), { preview: true, logger: false });
  const providers = [...app.get(ModulesContainer).values()].flatMap((module) => [...module.providers]);
  await app.close();
  return providers
    .flatMap(([token, { metatype }]) => [token, metatype])
    .flatMap((provided) => (typeof provided === 'function' ? provided.name : []));
}

/** `OAuthStatesService` is in `oauth-states.service.ts`. */
function fileOf(name: string): string {
  return `${name
    .replace(KINDS, '.$1')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase()}.ts`;
}

describe('an injectable class', () => {
  it('has its kind in the names of the class and file', async () => {
    const { files, injectables } = readClasses();
    const own = (await readProviders()).filter((name) => files.has(name) && !VALUES.includes(name));
    const names = [...new Set([...injectables, ...own])];
    expect(names.length).toBeGreaterThan(100);
    const misnamed = names.filter(
      (name) => !KINDS.test(name) || path.basename(files.get(name) ?? '') !== fileOf(name),
    );
    expect(misnamed).toEqual([]);
  });
});
