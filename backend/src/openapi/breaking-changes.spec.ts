import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ApiDocument, breakingChanges } from '../../test/support/breaking-changes.js';
import { PROJECT_ROOT } from '../config/app-config.js';
import { PRODUCT_VERSION } from '../config/product-version.js';

const read = (file: string) =>
  JSON.parse(readFileSync(path.join(PROJECT_ROOT, 'openapi', file), 'utf8')) as ApiDocument;
const majorOf = (version: string) => Number(version.split('.')[0]);

const STRING = { type: 'string' };

/** The parts of the document below, by what a case changes about them. */
interface Parts {
  request: Record<string, unknown>;
  response: Record<string, unknown>;
  operation: Record<string, unknown>;
}

/** A document with one operation that takes and answers one field. */
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
    ['another name of an operation', {}, { operation: { operationId: 'makeThing' } }],
    ['a status that is gone', {}, { operation: { responses: { 404: {} } } }],
    [
      'a header that is gone',
      { operation: { responses: { 404: { headers: { Etag: {} } } } } },
      { operation: { responses: { 404: {} } } },
    ],
    ['a body of another type', {}, { operation: { requestBody: { content: { 'text/plain': {} } } } }],
    ['a body that is required', { operation: { requestBody: {} } }, {}],
    ['a lock on what was open', { operation: { security: [] } }, {}],
    ['one way less to sign in', { operation: { security: [{ bearer: [] }, { session: [] }] } }, {}],
    ['a parameter that is gone', parameter({}), {}],
    ['a parameter that is required', {}, parameter({ required: true })],
    ['a parameter with a lower bound', parameter({}), parameter({ schema: { type: 'integer', maximum: 8 } })],
    ['a field of a request that is gone', {}, { request: { properties: {}, required: [] } }],
    ['a field of a request that is required', { request: { required: [] } }, {}],
    ['a request without other fields', { request: { additionalProperties: true } }, {}],
    [
      'a shorter text in a request',
      request({ type: 'string', maxLength: 9 }),
      request({ type: 'string', maxLength: 8 }),
    ],
    ['a text that may not be empty', {}, request({ type: 'string', minLength: 1 })],
    ['another format in a request', {}, request({ type: 'string', format: 'uri' })],
    ['a pattern in a request', {}, request({ type: 'string', pattern: '^a' })],
    ['a value less in a request', request(three), request(two)],
    ['no null in a request', request(nullable), {}],
    ['another type in a request', {}, request({ type: 'integer' })],
    ['a field of an answer that is gone', {}, { response: { properties: {}, required: [] } }],
    ['a field of an answer that may be left out', {}, { response: { required: [] } }],
    ['a value more in an answer', response(two), response(three)],
    ['a value less in an answer', response(three), response(two)],
    ['a code that is gone', errorCode(three), errorCode(two)],
    ['null in an answer', {}, response(nullable)],
    ['another type in an answer', {}, response({ type: 'integer' })],
    ['another format in an answer', response({ type: 'string', format: 'date-time' }), {}],
    [
      'another type in a list',
      response({ type: 'array', items: STRING }),
      response({ type: 'array', items: { type: 'integer' } }),
    ],
    [
      'one form more of an answer',
      response({ anyOf: [STRING] }),
      response({ anyOf: [STRING, { type: 'null' }] }),
    ],
  ])('break clients by %s', (_what, before, after) => {
    expect(breakingChanges(documentOf(before), documentOf(after))).toHaveLength(1);
  });

  it.each<Case>([
    ['nothing', parameter({}), parameter({})],
    ['a parameter more', {}, parameter({})],
    [
      'a status more',
      {},
      { operation: { responses: { ...documentOf({}).paths['/things']?.['post']?.responses, 409: {} } } },
    ],
    ['a way more to sign in', {}, { operation: { security: [{ bearer: [] }, { session: [] }] } }],
    ['an operation that is opened', {}, { operation: { security: [] } }],
    ['a field more in a request', {}, { request: { properties: { field: STRING, more: STRING } } }],
    ['a field of a request that is not required any more', {}, { request: { required: [] } }],
    [
      'a longer text in a request',
      request({ type: 'string', maxLength: 8 }),
      request({ type: 'string', maxLength: 9 }),
    ],
    ['a value more in a request', request(two), request(three)],
    ['null in a request', {}, request(nullable)],
    [
      'a field more in an answer',
      {},
      { response: { properties: { field: STRING, more: STRING }, required: ['field', 'more'] } },
    ],
    [
      'a longer text in an answer',
      response({ type: 'string', maxLength: 8 }),
      response({ type: 'string', maxLength: 9 }),
    ],
    ['a code more', errorCode(two), errorCode(three)],
    ['no null in an answer', response(nullable), {}],
    ['other words', {}, { operation: { description: 'Makes a thing.', deprecated: true } }],
    [
      'a schema in another place',
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
