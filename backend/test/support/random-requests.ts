import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type OpenAPIObject } from '@nestjs/swagger';
import fc from 'fast-check';
import pLimit from 'p-limit';
import supertest from 'supertest';
import { freePort } from '../../sandbox/free-port.js';
import { buildDocument } from '../../src/openapi/build-document.js';
import { operationsOf } from '../../src/openapi/document.js';
import { ServerProcess } from './server-process.js';
import { PASSWORD, signUp } from './sign-up.js';
import { PUBLIC_URL, testEnvironment } from './test-app.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';
import { TestMailServer } from './test-mail-server.js';

/** A fixed seed, and one that changes with each run; a failure prints the seed that repeats it. */
const SEEDS = [20261121, Date.now() % 2 ** 31];

/** Concurrent requests: enough to keep the server busy, and to find race conditions. */
const AT_ONCE = 16;

/** A PNG of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

interface Schema {
  $ref?: string;
  format?: string;
  items?: Schema;
  allOf?: Schema[];
  enum?: unknown[];
  properties?: Record<string, Schema>;
  example?: unknown;
}

interface Parameter {
  name: string;
  in: string;
  schema?: Schema;
}

const document: OpenAPIObject = await buildDocument();
const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;

/** Any text. The unit `binary` would take seconds to build its table of all characters. */
const anyText = fc.string({
  unit: fc.oneof(fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff })).map(String.fromCodePoint),
  maxLength: 60,
});

/** Text of every kind: plain, composed, malformed, long, and known attacks. */
const text = fc.oneof(
  anyText,
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202e',
    "' OR 1=1 --",
    '${7*7}',
    '{{7*7}}',
    '../../etc/passwd',
    '<script>',
    '%00',
    '\r\nSet-Cookie: x=1',
    'person1@example.com',
    'creator.1',
    PASSWORD,
    '012345',
    '__proto__',
    'a'.repeat(300),
    '🌸'.repeat(151),
    '-1',
    '0',
    '1.5',
    '1e20',
    '0x10',
    '2147483648',
    '99999999999999999999',
    'NaN',
    '019aa2b4-6c1e-7cc3-a8f5-3f1d6a0c9b11',
  ),
);

const named = ($ref: string): Schema => schemas[$ref.split('/').at(-1) ?? ''] ?? {};

/** The enum values of a schema, or of the schemas that it refers to. */
function choicesOf(schema: Schema): unknown[] {
  if (schema.enum) return schema.enum;
  if (schema.$ref !== undefined) return choicesOf(named(schema.$ref));
  return schema.allOf?.flatMap(choicesOf) ?? [];
}

/** A value for a field or parameter: often a valid one, to reach the code behind the validation. */
function valueFor(schema: Schema) {
  const choices = choicesOf(schema);
  const right = choices.length === 0 && schema.example !== undefined ? [schema.example] : choices;
  return fc.oneof(
    ...(right.length === 0 ? [] : [{ weight: 4, arbitrary: fc.constantFrom(...right) }]),
    { weight: 4, arbitrary: text },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  );
}

/** A content type, seldom another one: most bodies have to get past its check. */
const mostly = (type: string) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constant(type) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('application/json; charset=utf-16', 'multipart/form-data', 'text/plain', ''),
    },
  );

/** JSON bodies with the fields of an operation, with other fields, and with arbitrary data. */
function jsonFor(properties: Record<string, Schema>) {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, valueFor(schema)]),
  );
  const whole = fc.record(fields);
  const parts = fc.record(fields, { requiredKeys: [] });
  const more = fc.dictionary(fc.oneof(fc.string({ maxLength: 12 }), fc.constant('__proto__')), valueFor({}), {
    maxKeys: 2,
  });
  const bodies = fc.oneof(
    { weight: 4, arbitrary: whole.map((body) => JSON.stringify(body)) },
    { weight: 3, arbitrary: parts.map((body) => JSON.stringify(body)) },
    { weight: 2, arbitrary: fc.tuple(parts, more).map(([a, b]) => JSON.stringify({ ...a, ...b })) },
    { weight: 1, arbitrary: fc.jsonValue().map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: anyText },
  );
  return fc.record({
    type: mostly('application/json'),
    content: bodies.map((body) => Buffer.from(body).toString('latin1')),
  });
}

/** The bytes of a file, one character each: an upload, a file to import, or a broken one. */
const file = fc.oneof(
  fc.constantFrom(
    ...[
      Buffer.from(PIXEL, 'base64'),
      Buffer.from(PIXEL, 'base64').subarray(0, 40),
      Buffer.from('<html><body><a href="https://a.example/">A</a></body></html>'),
      Buffer.from('title,url\nA,https://a.example/\nB,b.example\n'),
      Buffer.from('{"version":1,"links":[{"type":"text","details":[]}]}'),
      Buffer.from('PK\u0003\u0004\u0014'),
    ].map((bytes) => bytes.toString('latin1')),
  ),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
);

const BOUNDARY = 'fuzz';

/** Forms with the fields of an operation and with others, and with files where it takes files. */
function formFor(properties: Record<string, Schema>) {
  const isFile = ({ format, items }: Schema) => format === 'binary' || items?.format === 'binary';
  const fileOf = (name: string) =>
    fc
      .tuple(file, fc.constantFrom('image/png', 'image/svg+xml', 'text/html', 'application/zip', 'x'))
      .map(([bytes, type]) => `name="${name}"; filename="a.png"\r\nContent-Type: ${type}\r\n\r\n${bytes}`);
  const textOf = (name: string, schema: Schema) =>
    valueFor(schema).map((value) => {
      const words = typeof value === 'string' ? value : JSON.stringify(value);
      return `name="${name}"\r\n\r\n${Buffer.from(words).toString('latin1')}`;
    });
  const fields = Object.entries(properties).map(([name, schema]) =>
    isFile(schema)
      ? fc.oneof({ weight: 4, arbitrary: fileOf(name) }, { weight: 1, arbitrary: textOf(name, {}) })
      : fc.oneof({ weight: 6, arbitrary: textOf(name, schema) }, { weight: 1, arbitrary: fileOf(name) }),
  );
  const parts = fc.array(fc.oneof(...fields, textOf('__proto__', {})), { maxLength: 8 });
  const compose = (all: string[]) =>
    [
      ...all.map((part) => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${part}\r\n`),
      `--${BOUNDARY}--\r\n`,
    ].join('');
  const bodies = fc.oneof(
    { weight: 4, arbitrary: fc.tuple(...fields).map(compose) },
    { weight: 4, arbitrary: parts.map(compose) },
    { weight: 1, arbitrary: parts.map((all) => compose(all).slice(0, -10)) },
  );
  return fc.record({ type: mostly(`multipart/form-data; boundary=${BOUNDARY}`), content: bodies });
}

/** A value encoded for an address. */
function inAddress(value: unknown): string {
  return encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed());
}

/** Addresses of an operation: its parameters with values of every kind, and unknown query parameters. */
function addressFor(path: string, parameters: Parameter[]) {
  const values = (place: string, requiredKeys?: []) =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((each) => each.in === place)
          .map(({ name, schema }) => [name, valueFor(schema ?? {})]),
      ),
      requiredKeys ? { requiredKeys } : {},
    );
  return fc
    .tuple(values('path'), values('query', []), fc.webQueryParameters())
    .map(([inPath, inQuery, more]) => {
      const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
        inAddress(inPath[name]).replace(/^\.{0,2}$/, 'x'),
      );
      const query = Object.entries(inQuery).map(([name, value]) => `${name}=${inAddress(value)}`);
      return `${filled}?${[...query, more].join('&')}`;
    });
}

const headers = fc.record(
  {
    'accept-language': fc.constantFrom('ja', 'en', 'fr', '*', ';q=', 'en-US,en;q=0.9'),
    authorization: fc.constantFrom('Bearer x', 'Bearer a.b.c', 'Basic eA==', ''),
    cookie: fc.constantFrom(
      'accessToken=x; refreshToken=y',
      'signUpToken=x; knownDevice=x',
      '=;=',
      'locale=en',
    ),
  },
  { requiredKeys: [] },
);

/** One request. */
interface Case {
  address: string;
  given: Record<string, string>;
  signedIn: boolean;
  /** Its bytes, one character each, and of which type. */
  body: { type: string; content: string };
}

/**
 * Tests that every operation answers random requests as documented. The built server runs in a separate process: within
 * Jest the same requests need one and a half times the CPU time.
 *
 * @param cases the number of requests for each operation and seed
 */
export function testWithRandomRequests(cases: number): void {
  describe('random requests', () => {
    let database: TestDatabase;
    let mail: TestMailServer;
    let dataDir: string;
    let server: ServerProcess;
    let url: string;
    const connections = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
    beforeAll(async () => {
      [database, mail] = await Promise.all([createTestDatabase(), TestMailServer.start()]);
      dataDir = await mkdtemp(path.join(tmpdir(), 'hitohira-fuzz-'));
      const port = await freePort();
      url = `http://127.0.0.1:${port}`;
      server = ServerProcess.server(
        testEnvironment({
          PORT: String(port),
          DATABASE_URL: database.url,
          SMTP_URL: mail.url,
          DATA_DIR: dataDir,
          LOG_LEVEL: 'error',
        }),
      );
      await server.ready(url);
    });
    afterAll(async () => {
      connections.destroy();
      server.kill('SIGKILL');
      await server.exit;
      await Promise.all([database.drop(), mail.stop(), rm(dataDir, { recursive: true, force: true })]);
    });

    /** The cookie of a new session: each operation needs its own, since some operations end the session. */
    const newSession = async () => {
      const browser = () => supertest.agent(url).set('Origin', PUBLIC_URL);
      const { input } = await signUp({ browser, mail });
      const { email, password } = input;
      const answer = await browser().post('/api/auth/login').send({ email, password });
      const [accessToken = ''] = answer.headers['set-cookie'] as unknown as string[];
      return accessToken.split(';')[0] ?? '';
    };

    const send = (method: string, path: string, given: Record<string, string>, body: Buffer | null) =>
      new Promise<{ status: number; type: string; text: string }>((resolve, reject) => {
        const sent = request(
          `${url}${path}`,
          { method, agent: connections, headers: { origin: PUBLIC_URL, ...given } },
          (response) => {
            let received = '';
            response.setEncoding('utf8');
            response.on('data', (chunk: string) => (received += chunk));
            response.on('end', () =>
              resolve({
                status: response.statusCode ?? 0,
                type: response.headers['content-type'] ?? '',
                text: received,
              }),
            );
          },
        );
        sent.on('error', reject);
        sent.end(body ?? undefined);
      });

    const operations = operationsOf(document).map(({ method, path, operation }) => {
      const content = (operation.requestBody as { content?: Record<string, { schema: Schema }> } | undefined)
        ?.content;
      const propertiesOf = (type: string) => {
        const { $ref } = content?.[type]?.schema ?? {};
        return $ref === undefined ? null : (named($ref).properties ?? {});
      };
      const [fields, form] = [propertiesOf('application/json'), propertiesOf('multipart/form-data')];
      return [
        `${method.toUpperCase()} ${path}`,
        { method: method.toUpperCase(), path, operation, fields, form },
      ] as const;
    });

    it.each(operations)(
      '%s answers as documented',
      async (_name, { method, path, operation, fields, form }) => {
        const session = await newSession();
        const documented = new Set(Object.keys(operation.responses).map(Number));
        const takesBody = operation.requestBody !== undefined;

        /** Throws if an answer differs from the document. */
        const check = async ({ address, given, signedIn, body }: Case): Promise<void> => {
          const answer = await send(
            method,
            address,
            {
              ...(takesBody ? { 'content-type': body.type } : {}),
              ...given,
              ...(signedIn ? { cookie: session } : {}),
            },
            takesBody ? Buffer.from(body.content, 'latin1') : null,
          );
          const fail = (why: string) => {
            throw new Error(`${why}: ${answer.status} ${answer.type} ${answer.text}\n${server.stdout}`);
          };
          // 501 is for formats that are not offered, such as oEmbed as XML.
          const isFault = answer.status >= 500 && answer.status !== 501;
          if (isFault || !documented.has(answer.status)) fail('Unexpected status');
          if (answer.status === 204) {
            if (answer.text !== '') fail('Unexpected body');
            return;
          }
          const kinds = Object.keys(
            (operation.responses[answer.status] as { content?: object }).content ?? {},
          );
          if (!kinds.some((kind) => answer.type === `${kind}; charset=utf-8`))
            fail('Unexpected content type');
          if (answer.type.startsWith('text/csv')) return;
          const parsed = JSON.parse(answer.text) as { statusCode?: number };
          if (answer.status >= 400 && parsed.statusCode !== answer.status)
            fail('Unexpected form of a failure');
        };

        const bodies = [
          ...(form === null || fields !== null ? [jsonFor(fields ?? {})] : []),
          ...(form === null ? [] : [formFor(form)]),
        ];
        const requests = fc.record({
          address: addressFor(path, (operation.parameters ?? []) as Parameter[]),
          given: headers,
          signedIn: fc.boolean(),
          body: fc.oneof(...bodies),
        }) as fc.Arbitrary<Case>;
        for (const seed of SEEDS) {
          const limit = pLimit(AT_ONCE);
          const sample = fc.sample(requests, { seed, numRuns: cases });
          const failed = await Promise.all(
            sample.map((each) =>
              limit(() =>
                check(each).then(
                  () => null,
                  (reason: unknown) => ({ each, reason }),
                ),
              ),
            ),
          );
          const first = failed.find((each) => each !== null);
          if (!first) continue;
          // Repeats the same cases one by one, to find the smallest one and print how to reproduce it.
          await fc.assert(fc.asyncProperty(requests, check), { seed, numRuns: cases });
          throw new Error(
            `Fails only beside other requests, with the seed ${seed}: ${method} ${JSON.stringify(first.each)}`,
            {
              cause: first.reason,
            },
          );
        }
      },
      120_000,
    );
  });
}
