import { Agent, request } from 'node:http';
import { type OpenAPIObject } from '@nestjs/swagger';
import fc from 'fast-check';
import { buildDocument } from '../../src/openapi/build-document.js';
import { operationsOf } from '../../src/openapi/document.js';
import { PASSWORD, signUp } from '../support/sign-up.js';
import { PUBLIC_URL, startTestApp, type TestApp } from '../support/test-app.js';

/** One run that is always the same, and one that is new each time; a failure prints the seed that repeats it. */
const RUNS = [
  { seed: 20261121, numRuns: 100 },
  { seed: Date.now() % 2 ** 31, numRuns: 100 },
];

const document: OpenAPIObject = await buildDocument();

/** Text of every kind: plain, composed, broken, long, and what has hurt servers before. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202e',
    "' OR 1=1 --",
    '${7*7}',
    '../../etc/passwd',
    '<script>',
    '%00',
    '\r\nSet-Cookie: x=1',
    'person1@example.com',
    'creator.1',
    PASSWORD,
    '012345',
    'a'.repeat(300),
    '🌸'.repeat(151),
  ),
);

const value = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Bodies made of the fields that an operation names, of others, and of nothing sensible at all. */
function bodyFor(fields: string[]) {
  const named = fc.record(Object.fromEntries(fields.map((field) => [field, value])), { requiredKeys: [] });
  const more = fc.dictionary(fc.oneof(fc.string({ maxLength: 12 }), fc.constant('__proto__')), value, {
    maxKeys: 2,
  });
  return fc.oneof(
    { weight: 6, arbitrary: named.map((body) => JSON.stringify(body)) },
    { weight: 2, arbitrary: fc.tuple(named, more).map(([a, b]) => JSON.stringify({ ...a, ...b })) },
    { weight: 1, arbitrary: fc.jsonValue().map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  );
}

const headers = fc.record(
  {
    'accept-language': fc.constantFrom('ja', 'en', 'fr', '*', ';q=', 'en-US,en;q=0.9'),
    'content-type': fc.constantFrom('application/json', 'application/json; charset=utf-16', 'text/plain', ''),
    authorization: fc.constantFrom('Bearer x', 'Bearer a.b.c', 'Basic eA==', ''),
    cookie: fc.constantFrom('accessToken=x; refreshToken=y', 'signUpToken=x', '=;=', 'locale=en'),
  },
  { requiredKeys: [] },
);

describe('whatever is sent', () => {
  let testApp: TestApp;
  let session: string;
  const connections = new Agent({ keepAlive: true, maxSockets: 4 });
  beforeAll(async () => {
    testApp = await startTestApp({
      THROTTLE_MAIL_MINUTE_LIMIT: '100000',
      THROTTLE_MAIL_HOUR_LIMIT: '100000',
    });
    const { input } = await signUp(testApp);
    const answer = await testApp
      .browser()
      .post('/api/auth/login')
      .send({ email: input.email, password: input.password });
    const [accessToken = ''] = answer.headers['set-cookie'] as unknown as string[];
    session = accessToken.split(';')[0] ?? '';
  });
  afterAll(async () => {
    connections.destroy();
    await testApp.stop();
  });

  const send = (method: string, path: string, given: Record<string, string>, body: string | null) =>
    new Promise<{ status: number; type: string; text: string }>((resolve, reject) => {
      const sent = request(
        `${testApp.url}${path}`,
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
    const content = (
      operation.requestBody as { content?: Record<string, { schema: { $ref: string } }> } | undefined
    )?.content;
    const name = content?.['application/json']?.schema.$ref.split('/').at(-1) ?? '';
    const schema = document.components?.schemas?.[name] as { properties?: object } | undefined;
    return [
      `${method.toUpperCase()} ${path}`,
      { method, path, operation, fields: Object.keys(schema?.properties ?? {}) },
    ] as const;
  });

  it.each(operations)(
    '%s answers as it is documented',
    async (_name, { method, path, operation, fields }) => {
      const documented = new Set(Object.keys(operation.responses).map(Number));
      const takesBody = operation.requestBody !== undefined;
      for (const { seed, numRuns } of RUNS) {
        await fc.assert(
          fc.asyncProperty(
            text,
            fc.webQueryParameters(),
            headers,
            fc.boolean(),
            bodyFor(fields),
            async (id, query, given, signedIn, body) => {
              const segment = encodeURIComponent(id.toWellFormed()).replace(/^\.{0,2}$/, 'x');
              const address = `${path.replace(/\{\w+\}/g, segment)}?${query}`;
              const answer = await send(
                method.toUpperCase(),
                address,
                {
                  ...(takesBody ? { 'content-type': 'application/json' } : {}),
                  ...given,
                  ...(signedIn ? { cookie: session } : {}),
                },
                takesBody ? body : null,
              );
              expect(answer.status).toBeLessThan(500);
              expect([...documented]).toContain(answer.status);
              if (answer.status === 204) {
                expect(answer.text).toBe('');
                return;
              }
              expect(answer.type).toBe('application/json; charset=utf-8');
              const parsed = JSON.parse(answer.text) as { statusCode?: number };
              if (answer.status >= 400) expect(parsed.statusCode).toBe(answer.status);
            },
          ),
          { seed, numRuns },
        );
      }
    },
  );
});
