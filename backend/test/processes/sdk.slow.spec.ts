import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type * as Sdk from '../../../openapi/src/index.js';
import { PROJECT_ROOT } from '../../src/config/app-config.js';
import { anotherJpeg } from '../support/pictures.js';
import { PASSWORD, type SignedUp, signUp } from '../support/sign-up.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const run = promisify(execFile);

describe('the installed SDK', () => {
  let testApp: TestApp;
  let creator: SignedUp;
  let folder: string;
  let installed: string;
  let sdk: typeof Sdk;

  /** npm offline and with an empty cache, so that it can only install the package itself. */
  const npm = (cwd: string, ...args: string[]) => {
    const offline = { npm_config_offline: 'true', npm_config_cache: path.join(folder, '.npm') };
    const quiet = {
      npm_config_audit: 'false',
      npm_config_fund: 'false',
      npm_config_update_notifier: 'false',
    };
    return run('npm', args, { cwd, env: { ...process.env, ...offline, ...quiet } });
  };

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'hitohira-sdk-'));
    await npm(PROJECT_ROOT, 'pack', '--workspace', 'openapi', '--pack-destination', folder);
    const [tarball = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
    writeFileSync(path.join(folder, 'package.json'), '{"name":"integrator","private":true,"type":"module"}');
    await npm(folder, 'install', `./${tarball}`);
    installed = path.join(folder, 'node_modules/@hitohira/sdk');
    sdk = (await import(pathToFileURL(path.join(installed, 'dist/index.js')).href)) as typeof Sdk;

    testApp = await startTestApp({ ACCESS_TOKEN_TTL_S: '2' });
    creator = await signUp(testApp, { displayName: 'Hana' });
  });
  afterAll(async () => {
    await testApp.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const server = () => ({ baseUrl: testApp.url, language: 'en' as const });
  const credentials = () => ({ email: creator.input.email, password: PASSWORD });

  const runExample = (password: string) =>
    run(process.execPath, [path.join(installed, 'examples/edit-profile.mjs'), 'Petals, mostly.'], {
      cwd: folder,
      env: {
        HITOHIRA_URL: testApp.url,
        HITOHIRA_EMAIL: creator.input.email,
        HITOHIRA_PASSWORD: password,
      },
    });

  it('contains everything it needs and nothing else', () => {
    expect(readdirSync(path.join(folder, 'node_modules/@hitohira'))).toEqual(['sdk']);
    expect(readdirSync(path.join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      '@hitohira',
    ]);
    for (const file of ['dist/index.js', 'dist/index.d.ts', 'openapi.json', 'README.md'])
      expect(existsSync(path.join(installed, file))).toBe(true);
    for (const file of ['src', 'pages.json']) expect(existsSync(path.join(installed, file))).toBe(false);
  });

  it('runs its example: signs in, edits the profile, and reads it publicly', async () => {
    const { stdout, stderr } = await runExample(PASSWORD);
    expect(stderr).toBe('');
    expect(stdout).toBe(`Hana (@${creator.input.displayId}): Petals, mostly.\n`);
    const page = await testApp.client.get(`/api/accounts/${creator.input.displayId}`);
    expect(page.body).toMatchObject({ introduction: 'Petals, mostly.' });
  });

  it('sends pictures in forms, and other requests as JSON', async () => {
    const session = await sdk.signIn(credentials(), server());
    const sent: (string | null)[] = [];
    const options: Sdk.CallOptions = {
      ...session.options,
      fetch: (input, init) => {
        sent.push(new Headers(init?.headers).get('Content-Type') ?? init?.body?.constructor.name ?? null);
        return (session.options.fetch ?? fetch)(input, init);
      },
    };
    const image = new Blob([new Uint8Array(await anotherJpeg(60, 40))]);
    const { results } = await sdk.listLinkTypes(server());
    const kind = (name: string) => results.find((each) => each.name === name)?.linkTypeId ?? 0;
    const details = ['a', 'b', 'c'].map((title) => ({ title, url: null, image }));
    const link = await sdk.createLink({ linkTypeId: kind('image_3'), details }, options);
    const changed = await sdk.updateLink(link.linkId, { details: [{}, { title: 'B' }] }, options);
    expect(changed.details.map(({ title }) => title)).toEqual(['a', 'B', 'c']);
    expect(changed.details[1]?.picture).toMatchObject({ width: 60, height: 40 });
    const again = await sdk.updateLink(link.linkId, { details: [{}, {}, { title: 'C', image }] }, options);
    expect(again.details.map(({ title }) => title)).toEqual(['a', 'B', 'C']);
    await sdk.orderLinks({ orders: [link.linkId] }, options);
    await sdk.deleteLink(link.linkId, options);
    expect(await sdk.listLinks(creator.input.displayId, { limit: 50 }, server())).toMatchObject({ total: 0 });
    expect(sent).toEqual(['FormData', 'application/json', 'FormData', 'application/json', null]);
  });

  it('reads insights, also as a file for spreadsheets', async () => {
    const { options } = await sdk.signIn(credentials(), server());
    expect(await sdk.readInsights({}, options)).toMatchObject({
      totals: { views: 0, visitors: 0, presses: 0 },
    });
    expect(await sdk.exportInsights({}, options)).toMatch(
      /^day,kind,id,name,mall,views,visitors,presses\r\n/,
    );
  });

  it('prints why a call was rejected in its example', async () => {
    await expect(runExample('Wrong-2026-sky')).rejects.toMatchObject({
      code: 1,
      stderr: '401 wrongCredentials: The e-mail address or password is incorrect.\n',
    });
  });

  it('throws an error with the failure, its fields and the request ID', async () => {
    const session = await sdk.signIn(credentials(), server());
    const refused = sdk.updateOwnAccount({ introduction: 'x'.repeat(151) }, session.options);
    await expect(refused).rejects.toMatchObject({
      name: 'HitohiraError',
      status: 400,
      failure: {
        errorCode: 'invalidLength',
        errors: [{ field: 'introduction' }],
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    });
    await expect(refused).rejects.toBeInstanceOf(sdk.HitohiraError);
  });

  it('provides the time to retry', async () => {
    const busy: typeof fetch = () =>
      Promise.resolve(new Response('<h1>Busy</h1>', { status: 503, headers: { 'Retry-After': '7' } }));
    await expect(sdk.getAccount('anyone', { ...server(), fetch: busy })).rejects.toMatchObject({
      status: 503,
      failure: null,
      retryAfterS: 7,
    });
  });

  describe('an SDK session', () => {
    /** A `fetch` that records the requested paths. */
    const counted = () => {
      const paths: string[] = [];
      const fetch: typeof globalThis.fetch = (input, init) => {
        paths.push(new URL(input instanceof Request ? input.url : input).pathname);
        return globalThis.fetch(input, init);
      };
      return { paths, fetch };
    };
    const stale = <Tokens extends { accessToken: string }>(tokens: Tokens): Tokens => ({
      ...tokens,
      accessToken: `${tokens.accessToken.slice(0, -8)}AAAAAAAA`,
    });
    const keep = () => {
      const kept: Sdk.SessionTokens[] = [];
      return { kept, onTokens: (tokens: Sdk.SessionTokens) => void kept.push(tokens) };
    };

    it('renews an expired access token once for all waiting calls', async () => {
      const first = keep();
      await sdk.signIn(credentials(), { ...server(), ...first });
      const { paths, fetch } = counted();
      const { kept, onTokens } = keep();
      const [tokens] = first.kept;
      if (!tokens) throw new Error('The session did not report its tokens.');
      const session = sdk.resumeSession(stale(tokens), { ...server(), fetch, onTokens });
      const answers = await Promise.all(Array.from({ length: 10 }, () => sdk.getOwnAccount(session.options)));
      expect(new Set(answers.map(({ accountId }) => accountId))).toEqual(
        new Set([creator.account.accountId]),
      );
      expect(paths.filter((asked) => asked === '/api/auth/refresh')).toHaveLength(1);
      expect(kept).toHaveLength(2);
      expect(kept[1]?.refreshToken).not.toBe(tokens.refreshToken);
    });

    it('fails with 401 once it has ended, without endless retries', async () => {
      const { kept, onTokens } = keep();
      const session = await sdk.signIn(credentials(), { ...server(), onTokens });
      await session.end();
      const [tokens] = kept;
      if (!tokens) throw new Error('The session did not report its tokens.');
      const { paths, fetch } = counted();
      const late = sdk.resumeSession(tokens, { ...server(), fetch });
      await expect(sdk.getOwnAccount(late.options)).rejects.toMatchObject({ status: 401 });
      expect(paths).toEqual(['/api/accounts/me', '/api/auth/refresh']);
    });
  });
});
