import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { PROJECT_ROOT } from '../../src/config/app-config.js';
import { KIND } from '../support/links.js';
import { anotherJpeg } from '../support/pictures.js';
import { PASSWORD, type SignedUp, signUp } from '../support/sign-up.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const run = promisify(execFile);

const DOCUMENT = path.join(PROJECT_ROOT, 'openapi/openapi.json');
const MODULES = path.join(PROJECT_ROOT, 'node_modules');

/** The shared beginning of the programs, which reads their arguments. */
const PREAMBLE = `
import { readFileSync } from 'node:fs';
const [url = '', email = '', password = '', file = ''] = process.argv.slice(2);
const image = new Blob([readFileSync(file)]);
const details = (imageFileName: string) => [{ title: 'From a generated client', imageFileName }];
const linkTypeId = ${KIND.image_1};
`;

/** A client generator, run as documented, and a program that uploads a picture with the generated client. */
interface Generator {
  name: string;
  config?: [file: string, text: (url: string) => string];
  command: string[];
  program: string;
}

const GENERATORS: Generator[] = [
  {
    name: 'orval',
    config: [
      'orval.config.mjs',
      (url) =>
        `export default { api: { input: ${JSON.stringify(DOCUMENT)}, output: { target: 'orval-client.ts', client: 'fetch', baseUrl: '${url}' } } };`,
    ],
    command: ['orval/dist/bin/orval.mjs', '--config', 'orval.config.mjs'],
    program: `
import { createLink, logIn, storePicture } from './orval-client.js';
const session = await logIn({ email, password }, { tokens: 'body' });
if (session.status !== 200 || !('accessToken' in session.data)) throw new Error(JSON.stringify(session.data));
const headers = { Authorization: \`Bearer \${session.data.accessToken}\` };
const stored = await storePicture({ image }, { headers });
if (stored.status !== 201) throw new Error(stored.data.message);
const link = await createLink(
  { linkTypeId, details: details(stored.data.imageFileName) },
  { headers: { ...headers, 'Content-Type': 'application/json' } },
);
if (link.status !== 201) throw new Error(link.data.message);
console.log(link.data.details[0]?.image);
`,
  },
  {
    name: 'hey-api',
    config: [
      'openapi-ts.config.mjs',
      () =>
        `export default { input: ${JSON.stringify(DOCUMENT)}, output: { path: 'hey-client', module: { extension: '.js' } } };`,
    ],
    command: ['@hey-api/openapi-ts/bin/run.js', '--file', 'openapi-ts.config.mjs'],
    program: `
import { createLink, logIn, storePicture } from './hey-client/index.js';
import { client } from './hey-client/client.gen.js';
client.setConfig({ baseUrl: url, throwOnError: true });
const { data: session } = await logIn({ body: { email, password }, query: { tokens: 'body' }, throwOnError: true });
if (!('accessToken' in session)) throw new Error('There are no tokens in the answer');
client.setConfig({ auth: ({ scheme }) => (scheme === 'bearer' ? session.accessToken : undefined) });
const { data: stored } = await storePicture({ body: { image }, throwOnError: true });
const body = { linkTypeId, details: details(stored.imageFileName) };
const { data: link } = await createLink({ body, throwOnError: true });
console.log(link.details[0]?.image);
`,
  },
  {
    name: 'oazapfts',
    command: ['oazapfts/dist/cli.js', DOCUMENT, 'oazapfts-client.ts'],
    program: `
import { createLink, defaults, logIn, storePicture } from './oazapfts-client.js';
defaults.baseUrl = url;
const session = await logIn({ email, password }, { tokens: 'body' });
if (session.status !== 200 || !('accessToken' in session.data)) throw new Error(JSON.stringify(session.data));
defaults.headers = { Authorization: \`Bearer \${session.data.accessToken}\` };
const stored = await storePicture({ image });
if (stored.status !== 201) throw new Error(stored.data.message);
const link = await createLink({ linkTypeId, details: details(stored.data.imageFileName) });
if (link.status !== 201) throw new Error(link.data.message);
console.log(link.data.details[0]?.image);
`,
  },
];

describe('a client generated from the document', () => {
  let testApp: TestApp;
  let creator: SignedUp;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'hitohira-clients-'));
    symlinkSync(MODULES, path.join(folder, 'node_modules'));
    writeFileSync(path.join(folder, 'package.json'), '{"private":true,"type":"module"}');
    testApp = await startTestApp();
    creator = await signUp(testApp);
  });
  afterAll(async () => {
    await testApp.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const node = (...args: string[]) =>
    run(process.execPath, args, { cwd: folder, env: { ...process.env, CI: '1' } });
  const compile = (file: string) =>
    node(
      path.join(MODULES, 'typescript/bin/tsc'),
      ...['--strict', '--target', 'es2022', '--lib', 'es2023,dom,dom.iterable', '--module', 'nodenext'],
      ...['--types', 'node', '--skipLibCheck', file],
    );

  it.each(GENERATORS)(
    'compiles, and uploads a picture to a link: $name',
    async ({ name, config, command, program }) => {
      const [tool = '', ...args] = command;
      if (config) writeFileSync(path.join(folder, config[0]), config[1](testApp.url));
      await node(path.join(MODULES, tool), ...args);
      writeFileSync(path.join(folder, `${name}.ts`), PREAMBLE + program);
      await compile(`${name}.ts`);
      const picture = path.join(folder, `${name}.jpg`);
      writeFileSync(picture, await anotherJpeg(60, 40));
      const { stdout } = await node(`${name}.js`, testApp.url, creator.input.email, PASSWORD, picture);
      expect(stdout).toMatch(/^\/media\/[0-9a-f]{64}-60\.webp\n$/);
      await testApp.client.get(stdout.trim()).expect(200);
    },
  );
});
