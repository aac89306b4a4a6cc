import { callableOperations, type CallableOperation } from '../support/operations.js';
import { sendRaw } from '../support/raw-http.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** Allows each client one call of each kind. */
const ONE_CALL = Object.fromEntries(
  ['LOGIN', 'SIGNUP', 'CONTACT', 'VALIDATION', 'READ', 'WRITE', 'PRESS'].map((name) => [
    `THROTTLE_${name}_LIMIT`,
    '1',
  ]),
);

/** Spellings of an address that might reach the same operation and bypass its throttle. */
const SPELLINGS: [what: string, spell: (path: string) => string][] = [
  ['uppercase', (path) => path.toUpperCase()],
  ['an uppercase first letter', (path) => path.replace('/api', '/Api')],
  ['an uppercase last letter', (path) => path.replace(/[a-z](?=[^a-z]*$)/, (letter) => letter.toUpperCase())],
  ['a slash at the end', (path) => `${path}/`],
  ['two slashes at the end', (path) => `${path}//`],
  ['two slashes in front', (path) => `/${path}`],
  ['two slashes within', (path) => path.replace('/api/', '/api//')],
  ['an encoded letter in front', (path) => path.replace('/api', '/%61pi')],
  ['an encoded letter at the end', (path) => path.replace(/.$/, encoded)],
  ['an encoded slash', (path) => path.replace('/api/', '/api%2f')],
  ['a dot', (path) => `/.${path}`],
  ['an encoded dot', (path) => `/%2e${path}`],
  ['dots within', (path) => path.replace('/api/', '/api/./')],
  ['a parent directory', (path) => `/x/..${path}`],
  ['an encoded parent directory', (path) => `/x/%2e%2e${path}`],
  ['backslashes', (path) => path.replaceAll('/', '\\').replace('\\', '/')],
  ['a parameter', (path) => path.replace('/api/', '/api;x=1/')],
  ['a NUL', (path) => `${path}%00`],
  ['a space', (path) => `${path}%20`],
  ['a query', (path) => `${path}?/api`],
  ['an absolute URL', (path) => `http://localhost:3000${path}`],
];

function encoded(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16)}`;
}

describe('an operation with an unusual path', () => {
  let testApp: TestApp;
  let operations: CallableOperation[];
  beforeAll(async () => {
    testApp = await startTestApp({ TRUST_PROXY: 'loopback', ...ONE_CALL });
    operations = await callableOperations();
  });
  afterAll(() => testApp.stop());

  /** The status of a call whose path is sent unchanged. */
  const call = async (method: string, path: string, client: string): Promise<number> => {
    const head = [
      `${method.toUpperCase()} ${path} HTTP/1.1`,
      'Host: localhost:3000',
      'Connection: close',
      `X-Forwarded-For: ${client}`,
    ];
    const body = method === 'get' ? [] : ['Content-Type: application/json', 'Content-Length: 2'];
    const answer = await sendRaw(
      testApp.url,
      `${[...head, ...body].join('\r\n')}\r\n\r\n${body.length > 0 ? '{}' : ''}`,
    );
    return answer.status;
  };

  it('is either not found or throttled with the others', async () => {
    const open = operations.filter(({ isPublic }) => isPublic);
    expect(open.length).toBeGreaterThan(30);
    const escaped: string[] = [];
    for (const [index, { method, path }] of open.entries()) {
      const client = `203.0.113.${index + 1}`;
      await call(method, path, client);
      if ((await call(method, path, client)) !== 429) escaped.push(`${method} ${path}`);
      for (const [what, spell] of SPELLINGS) {
        const status = await call(method, spell(path), client);
        if (![404, 429].includes(status)) escaped.push(`${method} ${spell(path)} (${what}): ${status}`);
      }
    }
    expect(escaped).toEqual([]);
  });

  it('does not bypass the session check', async () => {
    const closed = operations.filter(({ isPublic }) => !isPublic);
    expect(closed.length).toBeGreaterThan(30);
    const answered: string[] = [];
    for (const { method, path } of closed) {
      for (const [what, spell] of SPELLINGS) {
        const status = await call(method, spell(path), '198.51.100.1');
        if (![401, 404, 415, 429].includes(status))
          answered.push(`${method} ${spell(path)} (${what}): ${status}`);
      }
    }
    expect(answered).toEqual([]);
  });

  it('is routed case-sensitively', async () => {
    await testApp.client.get('/api/themes').expect(200);
    for (const path of ['/API/themes', '/Api/themes', '/api/Themes']) {
      await testApp.client.get(path).set('X-Forwarded-For', '198.51.100.2').expect(404);
    }
  });
});
