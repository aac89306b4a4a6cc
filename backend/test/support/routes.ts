import { RequestMethod } from '@nestjs/common';
import { INTERCEPTORS_METADATA, METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer, NestFactory } from '@nestjs/core';
import { KeepInterceptor } from '../../src/answers/keep.interceptor.js';
import { AppModule } from '../../src/app.module.js';
import { PUBLIC, type PublicAccess } from '../../src/common/auth/public.decorator.js';
import { MAY_LAG } from '../../src/answers/may-lag.interceptor.js';
import { MULTIPART, type MultipartForm } from '../../src/common/http/multipart-form.js';
import { loadConfig } from '../../src/config/app-config.js';

/** A route of the server, as its controller declares it. */
export interface Route {
  /** The method and the address, like `GET /api/news/:id`. */
  address: string;
  /** Who may call it without a session; undefined if it requires one. */
  access: PublicAccess | undefined;
  /** The form with files that it accepts beside JSON; undefined if it accepts none. */
  form: MultipartForm | undefined;
  /** Whether answers to visitors may be a few seconds old. */
  mayLag: boolean;
  /** Whether answers to visitors are cached. */
  keeps: boolean;
}

const methodOf = (target: object) =>
  Reflect.getMetadata(METHOD_METADATA, target) as RequestMethod | undefined;
const accessOf = (target: object) => Reflect.getMetadata(PUBLIC, target) as Route['access'];
const formOf = (target: object) => Reflect.getMetadata(MULTIPART, target) as Route['form'];
const interceptorsOf = (target: object) =>
  (Reflect.getMetadata(INTERCEPTORS_METADATA, target) as unknown[] | undefined) ?? [];
const pathsOf = (target: object) =>
  [(Reflect.getMetadata(PATH_METADATA, target) as string | string[] | undefined) ?? ''].flat();

/** Every route of every controller, as Nest finds them. */
export async function discoverRoutes(): Promise<Route[]> {
  const config = loadConfig({
    JWT_SECRET: 'j'.repeat(32),
    PASSWORD_PEPPER: 'p'.repeat(32),
    ENCRYPTION_KEY: 'ab'.repeat(32),
  });
  const app = await NestFactory.create(AppModule.register(config), { preview: true, logger: false });
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) =>
    [...module.controllers.values()].map(({ metatype }) => metatype as new () => object),
  );
  await app.close();
  return controllers.flatMap((controller) => {
    const prefix = pathsOf(controller);
    const handlers = Object.getOwnPropertyNames(controller.prototype).map(
      (name) => controller.prototype[name as never] as unknown,
    );
    return handlers
      .filter((handler) => typeof handler === 'function')
      .flatMap((handler) => {
        const method = methodOf(handler);
        if (method === undefined) return [];
        const access = accessOf(handler) ?? accessOf(controller);
        const paths = pathsOf(handler);
        return prefix.flatMap((start) =>
          paths.map((end) => ({
            address: `${RequestMethod[method]} ${join(start, end)}`,
            access,
            form: formOf(handler),
            mayLag: Reflect.getMetadata(MAY_LAG, handler) === true,
            keeps: interceptorsOf(handler).includes(KeepInterceptor),
          })),
        );
      });
  });
}

function join(...parts: string[]): string {
  return `/${parts
    .flatMap((part) => part.split('/'))
    .filter((part) => part !== '')
    .join('/')}`;
}
