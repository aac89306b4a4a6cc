import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ApiDocument, breakingChanges } from '../../test/support/breaking-changes.js';
import { PROJECT_ROOT } from '../config/app-config.js';
import { PRODUCT_VERSION } from '../config/product-version.js';

const read = (file: string) =>
  JSON.parse(readFileSync(path.join(PROJECT_ROOT, 'openapi', file), 'utf8')) as ApiDocument;
const majorOf = (version: string) => Number(version.split('.')[0]);

const STRING = { type: 'string' };

/** Overrides for parts of the document below. */
interface Parts {
  request: Record<string, unknown>;
  response: Record<string, unknown>;
  operation: Record<string, unknown>;
}

/** A document with one operation, whose request and response have one field. */
function documentOf({ request = {}, response = {}, operation = {} }: Partial<Parts>): ApiDocument {
  const schemas = {
    Input: {
      type: 'object',
      properties: { field: STRING },
      required: ['field'],
      additionalProperties: false,
      ...request,
    },
    Answer: { type: 'object', properties: { field: STRING }, required: ['field'], ...response },
  };
  const content = (name: string) => ({
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  });
  return {
    paths: {
      '/things': {
        post: {
          operationId: 'createThing',
          requestBody: { required: true, ...content('Input') },
          responses: { 200: content('Answer'), 404: {} },
          security: [{ bearer: [] }],
          ...operation,
        },
      },
    },
    components: { schemas },
  };
}

const field = (schema: object) => ({ properties: { field: schema } });
const request = (schema: object) => ({ request: field(schema) });
const response = (schema: object) => ({ response: field(schema) });
const parameter = (more: object) => ({
  operation: {
    parameters: [{ in: 'query', name: 'page', schema: { type: 'integer', maximum: 9 }, ...more }],
  },
});
const two = { type: 'string', enum: ['a', 'b'] };
const three = { type: 'string', enum: ['a', 'b', 'c'] };
const errorCode = (schema: object) => ({ response: { properties: { errorCode: schema } } });
const nullable = { type: ['string', 'null'] };

type Case = [what: string, before: Partial<Parts>, after: Partial<Parts>];

describe('changes of the API', () => {
  it.each<Case>([
    ['a renamed operation', {}, { operation: { operationId: 'makeThing' } }],
    ['a removed status', {}, { operation: { responses: { 404: {} } } }],
    [
      'a removed header',
      { operation: { responses: { 404: { headers: { Etag: {} } } } } },
      { operation: { responses: { 404: {} } } },
    ],
    ['a body of another type', {}, { operation: { requestBody: { content: { 'text/plain': {} } } } }],
    ['a required body', { operation: { requestBody: {} } }, {}],
    ['required authentication', { operation: { security: [] } }, {}],
    ['a removed authentication method', { operation: { security: [{ bearer: [] }, { session: [] }] } }, {}],
    ['a removed parameter', parameter({}), {}],
    ['a required parameter', {}, parameter({ required: true })],
    ['a parameter with a lower bound', parameter({}), parameter({ schema: { type: 'integer', maximum: 8 } })],
    ['a removed request field', {}, { request: { properties: {}, required: [] } }],
    ['a required request field', { request: { required: [] } }, {}],
    ['forbidden additional request fields', { request: { additionalProperties: true } }, {}],
    [
      'a lower maximum length in a request',
      request({ type: 'string', maxLength: 9 }),
      request({ type: 'string', maxLength: 8 }),
    ],
    ['a minimum length in a request', {}, request({ type: 'string', minLength: 1 })],
    ['another format in a request', {}, request({ type: 'string', format: 'uri' })],
    ['a pattern in a request', {}, request({ type: 'string', pattern: '^a' })],
    ['a removed value in a request', request(three), request(two)],
    ['null removed from a request', request(nullable), {}],
    ['another type in a request', {}, request({ type: 'integer' })],
    ['a removed response field', {}, { response: { properties: {}, required: [] } }],
    ['an optional response field', {}, { response: { required: [] } }],
    ['an added value in a response', response(two), response(three)],
    ['a removed value in a response', response(three), response(two)],
    ['a removed error code', errorCode(three), errorCode(two)],
    ['null in a response', {}, response(nullable)],
    ['another type in a response', {}, response({ type: 'integer' })],
    ['another format in a response', response({ type: 'string', format: 'date-time' }), {}],
    [
      'another type in a list',
      response({ type: 'array', items: STRING }),
      response({ type: 'array', items: { type: 'integer' } }),
    ],
    [
      'an added variant of a response',
      response({ anyOf: [STRING] }),
      response({ anyOf: [STRING, { type: 'null' }] }),
    ],
  ])('break clients by %s', (_what, before, after) => {
    expect(breakingChanges(documentOf(before), documentOf(after))).toHaveLength(1);
  });

  it.each<Case>([
    ['nothing', parameter({}), parameter({})],
    ['an added parameter', {}, parameter({})],
    [
      'an added status',
      {},
      { operation: { responses: { ...documentOf({}).paths['/things']?.['post']?.responses, 409: {} } } },
    ],
    ['an added authentication method', {}, { operation: { security: [{ bearer: [] }, { session: [] }] } }],
    ['no required authentication', {}, { operation: { security: [] } }],
    ['an added request field', {}, { request: { properties: { field: STRING, more: STRING } } }],
    ['a request field that becomes optional', {}, { request: { required: [] } }],
    [
      'a higher maximum length in a request',
      request({ type: 'string', maxLength: 8 }),
      request({ type: 'string', maxLength: 9 }),
    ],
    ['an added value in a request', request(two), request(three)],
    ['null in a request', {}, request(nullable)],
    [
      'an added response field',
      {},
      { response: { properties: { field: STRING, more: STRING }, required: ['field', 'more'] } },
    ],
    [
      'a higher maximum length in a response',
      response({ type: 'string', maxLength: 8 }),
      response({ type: 'string', maxLength: 9 }),
    ],
    ['an added error code', errorCode(two), errorCode(three)],
    ['null removed from a response', response(nullable), {}],
    ['other descriptions', {}, { operation: { description: 'Makes a thing.', deprecated: true } }],
    [
      'a schema referenced in another way',
      response({ allOf: [{ $ref: '#/components/schemas/Input' }] }),
      response({ $ref: '#/components/schemas/Input' }),
    ],
  ])('do not break clients by %s', (_what, before, after) => {
    expect(breakingChanges(documentOf(before), documentOf(after))).toEqual([]);
  });

  it('break clients by a removed operation', () => {
    expect(breakingChanges(documentOf({}), { paths: {} })).toEqual(['POST /things is gone']);
  });

  it('break nothing since the last release, unless this is a new major version', () => {
    const [latest = ''] = readdirSync(path.join(PROJECT_ROOT, 'openapi/releases'))
      .map((file) => path.basename(file, '.json'))
      .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }));
    const released = read(`releases/${latest}.json`);
    expect(Object.keys(released.paths).length).toBeGreaterThan(50);
    if (majorOf(PRODUCT_VERSION) === majorOf(latest))
      expect(breakingChanges(released, read('openapi.json'))).toEqual([]);
  });
});
