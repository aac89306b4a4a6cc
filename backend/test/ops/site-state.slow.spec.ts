import { type EnvironmentSource } from '../../src/config/app-config.js';
import { eventually } from '../support/eventually.js';
import { askOps, runOps } from '../support/ops-command.js';
import { startTestApp, testEnvironment, type TestApp } from '../support/test-app.js';
import { UNKNOWN_ID } from '../support/ids.js';

interface List<Row> {
  results: Row[];
  total: number;
}

interface Notice {
  id: number;
  titleJa: string;
  titleEn: string;
  url: string | null;
  endsAt: string | null;
}

describe("operators' commands for a running server", () => {
  let testApp: TestApp;
  let environment: EnvironmentSource;
  beforeAll(async () => {
    testApp = await startTestApp({ REDIRECT_ALLOWED_HOSTS: 'shop.example' });
    environment = testEnvironment({
      DATABASE_URL: testApp.databaseUrl,
      REDIRECT_ALLOWED_HOSTS: 'shop.example',
    });
  });
  afterAll(() => testApp.stop());

  const ask = <Answer>(...argv: string[]) => askOps<Answer>(argv, environment);
  const run = (...argv: string[]) => runOps(argv, environment);
  const refused = (exit: number, sentence: RegExp) => ({
    exit,
    stdout: '',
    stderr: expect.stringMatching(sentence),
  });

  describe('ops emergencies', () => {
    const shown = async () => {
      const { body } = await testApp.client.get('/api/emergencies').set('Accept-Language', 'en').expect(200);
      return (body as List<{ title: string }>).results.map(({ title }) => title);
    };

    it('sets, lists and removes notices on pages', async () => {
      const texts = ['--ja', 'メールが遅れています', '--en', 'Mails are late'];
      const first = await ask<Notice>('emergencies', 'set', ...texts, '--url', '/news', '--until', '2h');
      expect(first).toMatchObject({
        titleJa: 'メールが遅れています',
        titleEn: 'Mails are late',
        url: '/news',
        endsAt: expect.stringMatching(/Z$/),
      });
      await eventually(async () => (await shown()).includes('Mails are late'), 'the notice to be shown');
      const second = await ask<Notice>('emergencies', 'set', '--ja', '復旧中です', '--en', 'Being repaired');

      const { results, total } = await ask<List<Notice>>('emergencies', 'list');
      expect(total).toBe(2);
      expect(results.map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
      const { stdout } = await run('emergencies', 'list');
      expect(stdout.split('\n')[0]).toMatch(/^ID {2}SHOWN {2}UNTIL +JAPANESE +ENGLISH +URL$/);

      const clear = ['emergencies', 'clear'];
      expect(await ask(...clear, String(first.id), '--dry-run')).toEqual({ dryRun: true, ids: [first.id] });
      expect(await ask<List<Notice>>('emergencies', 'list')).toMatchObject({ total: 2 });
      expect(await ask(...clear, String(first.id))).toEqual({ dryRun: false, ids: [first.id] });
      await eventually(async () => !(await shown()).includes('Mails are late'), 'the notice to be gone');
      expect(await shown()).toEqual(['Being repaired']);
      expect(await ask(...clear, '--all')).toEqual({ dryRun: false, ids: [second.id] });
      expect(await run('emergencies', 'list')).toEqual({
        exit: 0,
        stdout: 'There are no notices.\n',
        stderr: '',
      });
    });

    it.each([
      [['set', '--en', 'Mails are late'], 2, /^required option '--ja <title>' not specified\n$/],
      [['set', '--ja', ' ', '--en', 'x'], 2, /^titleJa: .+\n$/],
      [['set', '--ja', 'x', '--en', 'x', '--url', 'javascript:alert(1)'], 2, /^url: .+\n$/],
      [['set', '--ja', 'x', '--en', 'x', '--until', 'soon'], 2, /^--until: soon is not a time like .+\n$/],
      [['clear'], 2, /^Give the number of a notice, or use --all\.\n$/],
      [['clear', '1', '--all'], 2, /^Give the number of a notice, or use --all\.\n$/],
      [['clear', 'one'], 2, /^id: one is not a valid number\.\n$/],
      [['clear', String(UNKNOWN_ID)], 3, new RegExp(`^There is no notice ${UNKNOWN_ID}\\.\\n$`)],
    ])('rejects %j', async (argv, exit, sentence) => {
      expect(await run('emergencies', ...argv)).toEqual(refused(exit, sentence));
    });
  });

  describe('ops maintenance', () => {
    it('closes and opens the site', async () => {
      const open = { closed: false, beganAt: null, endsAt: null };
      expect(await ask('maintenance', 'status')).toEqual(open);
      expect(await ask('maintenance', 'on', '--until', '30m')).toEqual({
        closed: true,
        beganAt: expect.stringMatching(/Z$/),
        endsAt: expect.stringMatching(/Z$/),
      });
      const answer = await eventually(async () => {
        const closed = await testApp.client.get('/api/emergencies');
        return closed.status === 503 ? closed : null;
      }, 'the server to know');
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      const { stdout } = await run('maintenance', 'status');
      expect(stdout).toMatch(/^The site has been closed since \S+Z, expected until \S+Z\.\n$/);

      expect(await ask('maintenance', 'off')).toEqual(open);
      await eventually(
        async () => (await testApp.client.get('/api/emergencies')).status === 200,
        'the server to know',
      );
      expect(await run('maintenance', 'off')).toEqual({
        exit: 0,
        stdout: 'The site is open.\n',
        stderr: '',
      });
    });

    it('rejects a time in the past', async () => {
      expect(await run('maintenance', 'on', '--until', '2020-01-01T00:00Z')).toEqual(
        refused(2, /^--until: .+ is not in the future\.\n$/),
      );
      expect(await ask('maintenance', 'status')).toMatchObject({ closed: false });
    });
  });

  describe('ops redirects', () => {
    const leadsTo = async (path: string) => {
      const { body } = await testApp.client.get('/api/redirects').query({ path }).expect(200);
      return (body as { redirectUrl: string | null }).redirectUrl;
    };

    it('adds, lists and removes redirects', async () => {
      const url = 'https://shop.example/spring';
      expect(await ask('redirects', 'add', '/spring', url)).toMatchObject({
        path: '/spring',
        redirectUrl: url,
      });
      await eventually(async () => (await leadsTo('/spring')) === url, 'the redirect to be followed');
      expect(await ask<List<object>>('redirects', 'list')).toMatchObject({
        results: [{ path: '/spring', redirectUrl: url }],
        total: 1,
      });
      const { stdout } = await run('redirects', 'list');
      expect(stdout).toMatch(
        /^PATH {5}TARGET +SINCE\n\/spring {2}https:\/\/shop\.example\/spring {2}\S+Z\n$/,
      );

      expect(await ask('redirects', 'remove', '/spring', '--dry-run')).toEqual({
        dryRun: true,
        path: '/spring',
      });
      // It normalizes the path as the removal does.
      expect(await run('redirects', 'remove', '/ja/spring?from=mail', '--dry-run')).toMatchObject({
        exit: 0,
      });
      expect(await leadsTo('/spring')).toBe(url);
      expect(await ask('redirects', 'remove', '/spring')).toEqual({ dryRun: false, path: '/spring' });
      await eventually(async () => (await leadsTo('/spring')) === null, 'the redirect to be gone');
      expect(await run('redirects', 'list')).toMatchObject({ stdout: 'There are no redirects.\n' });
    });

    it.each([
      [['add', '/spring', 'https://evil.example/'], 2, /^redirectUrl: .+\n$/],
      [['add', 'spring', '/news'], 2, /^path: .+\n$/],
      [['add', '/spring', '/spring'], 2, /^redirectUrl: .+ back to where it starts\.\n$/],
      [['remove', '/summer'], 3, /^There is no redirect from \/summer\.\n$/],
      [['remove', '/summer', '--dry-run'], 3, /^There is no redirect from \/summer\.\n$/],
    ])('rejects %j', async (argv, exit, sentence) => {
      expect(await run('redirects', ...argv)).toEqual(refused(exit, sentence));
    });

    it('does not overwrite a redirect', async () => {
      await ask('redirects', 'add', '/autumn', '/news');
      expect(await run('redirects', 'add', '/autumn', '/help')).toEqual(
        refused(1, /^path: A redirect for this path already exists\.\n$/),
      );
      await ask('redirects', 'remove', '/autumn');
    });
  });
});
