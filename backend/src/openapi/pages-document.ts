import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { PAGE_DATA } from '../modules/pages/dto/page-data.js';
import { PAGE_REQUESTS } from '../modules/pages/dto/page-request.js';
import { RenderInput } from '../modules/pages/dto/render-input.js';
import { RenderedPage } from '../modules/pages/dto/rendered-page.js';
import { RESOLVED_PAGES } from '../modules/pages/dto/resolved-page.js';
import { PRODUCT_VERSION } from '../config/product-version.js';
import { sortKeys } from './document.js';

type Member = abstract new () => object;

/** The unions and their members by `kind`. */
const UNIONS: Record<string, Record<string, Member>> = {
  PageRequest: PAGE_REQUESTS,
  PageData: PAGE_DATA,
  ResolvedPage: RESOLVED_PAGES,
};

@Module({})
class WithoutControllers {}

/** Builds the document of the data that the server and the page renderer exchange. It is not served. */
export async function buildPagesDocument(): Promise<OpenAPIObject> {
  const app = await NestFactory.create(WithoutControllers, { preview: true, logger: false });
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Hitohira, page data')
    .setDescription(
      'The data from which pages are rendered. It is internal: no operation returns it, and it may change at any time.',
    )
    .setVersion(PRODUCT_VERSION)
    .build();
  const extraModels = [RenderInput, RenderedPage, ...Object.values(UNIONS).flatMap(Object.values<Member>)];
  const document = SwaggerModule.createDocument(app, config, { extraModels });
  await app.close();
  for (const [name, members] of Object.entries(UNIONS))
    (document.components ??= {}).schemas = { ...document.components.schemas, [name]: unionOf(members) };
  return sortKeys(document);
}

function unionOf(members: Record<string, Member>) {
  const mapping = Object.fromEntries(
    Object.entries(members).map(([kind, { name }]) => [kind, `#/components/schemas/${name}`]),
  );
  return {
    oneOf: Object.values(mapping).map(($ref) => ({ $ref })),
    discriminator: { propertyName: 'kind', mapping },
  };
}
