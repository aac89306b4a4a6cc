import { type EnvironmentSource } from '../../src/config/app-config.js';
import { createWithdrawal } from '../support/factories/withdrawal.js';
import { askOps, runOps } from '../support/ops-command.js';
import { signUp, type SignedUp } from '../support/sign-up.js';
import { startTestApp, testEnvironment, type TestApp } from '../support/test-app.js';
import { UNKNOWN_ID } from '../support/ids.js';

const NO_CATEGORY = new RegExp(`^There is no category ${UNKNOWN_ID}\\.\\n$`);
const NO_REASON = new RegExp(`^There is no reason ${UNKNOWN_ID}\\.\\n$`);

interface Category {
  id: number;
  parentId: number | null;
  nameJa: string;
  nameEn: string;
  chosenBy: number;
}

interface Reason {
  id: number;
  reasonJa: string;
  reasonEn: string;
}

interface List<Row> {
  results: Row[];
  total: number;
}

describe('the lists that operators maintain', () => {
  let testApp: TestApp;
  let environment: EnvironmentSource;
  let person: SignedUp;
  beforeAll(async () => {
    testApp = await startTestApp();
    environment = testEnvironment({ DATABASE_URL: testApp.databaseUrl });
    person = await signUp(testApp);
  });
  afterAll(() => testApp.stop());

  const ask = <Answer>(...argv: string[]) => askOps<Answer>(argv, environment);
  const run = (...argv: string[]) => runOps(argv, environment);
  const refused = (exit: number, sentence: RegExp) => ({
    exit,
    stdout: '',
    stderr: expect.stringMatching(sentence),
  });

  describe('ops categories', () => {
    /** The kinds and categories that creators can choose, in English. */
    const offered = async () => {
      const { body } = await testApp.client.get('/api/categories').set('Accept-Language', 'en').expect(200);
      const { results } = body as List<{
        id: number;
        name: string;
        children: { id: number; name: string }[];
      }>;
      return results;
    };

    it('creates, renames and reorders kinds and categories', async () => {
      const kind = await ask<Category>('categories', 'create', '--ja', '星', '--en', 'Stars');
      const kindId = String(kind.id);
      const make = (ja: string, en: string) =>
        ask<Category>('categories', 'create', '--ja', ja, '--en', en, '--kind', kindId);
      const [moons, comets] = [await make('月', 'Moons'), await make('すい星', 'Comets')];
      expect((await offered()).at(-1)).toEqual({
        id: kind.id,
        name: 'Stars',
        children: [
          { id: moons.id, name: 'Moons' },
          { id: comets.id, name: 'Comets' },
        ],
      });

      const revision = ['categories', 'revise', String(comets.id), '--en', 'Great comets'];
      const revised = { id: comets.id, nameEn: 'Great comets' };
      expect(await ask(...revision, '--dry-run')).toEqual({ dryRun: true, ...revised });
      expect(JSON.stringify(await offered())).not.toContain('Great comets');
      expect(await ask(...revision)).toEqual({ dryRun: false, ...revised });
      expect(await ask('categories', 'order', `${comets.id}, ${moons.id}`)).toEqual({
        ids: [comets.id, moons.id],
      });
      await ask('categories', 'order', kindId);
      const [first] = await offered();
      expect(first).toEqual({
        id: kind.id,
        name: 'Stars',
        children: [
          { id: comets.id, name: 'Great comets' },
          { id: moons.id, name: 'Moons' },
        ],
      });
      const { results } = await ask<List<Category>>('categories', 'list');
      expect(results.slice(0, 3)).toEqual([
        { id: kind.id, parentId: null, nameJa: '星', nameEn: 'Stars', chosenBy: 0 },
        { id: comets.id, parentId: kind.id, nameJa: 'すい星', nameEn: 'Great comets', chosenBy: 0 },
        { id: moons.id, parentId: kind.id, nameJa: '月', nameEn: 'Moons', chosenBy: 0 },
      ]);
      const { stdout } = await run('categories', 'list');
      expect(stdout.split('\n')[0]).toMatch(/^ID +KIND +JAPANESE +ENGLISH +SELECTED BY$/);
    });

    it('deletes unused categories, with a dry run', async () => {
      const { id } = await ask<Category>('categories', 'create', '--ja', '苔', '--en', 'Moss', '--kind', '4');
      const isThere = async () => JSON.stringify(await offered()).includes('"Moss"');
      await person.browser
        .patch('/api/accounts/me')
        .send({ categories: [id] })
        .expect(200);
      for (const dryRun of [[], ['--dry-run']]) {
        expect(await run('categories', 'delete', String(id), ...dryRun)).toEqual(
          refused(1, /^Category \d+ is in use: .+\.\n$/),
        );
        expect(await run('categories', 'delete', '4', ...dryRun)).toEqual(
          refused(1, /^Category 4 is in use: .+\.\n$/),
        );
      }
      await person.browser
        .patch('/api/accounts/me')
        .send({ categories: [404] })
        .expect(200);
      expect(await ask('categories', 'delete', String(id), '--dry-run')).toEqual({ dryRun: true, id });
      expect(await isThere()).toBe(true);
      expect(await ask('categories', 'delete', String(id))).toEqual({ dryRun: false, id });
      expect(await isThere()).toBe(false);
    });

    it.each([
      [['create', '--en', 'Stars'], 2, /^required option '--ja <name>' not specified\n$/],
      [['create', '--ja', ' ', '--en', 'Stars'], 2, /^nameJa: .+\n$/],
      [['create', '--ja', '星', '--en', 'x'.repeat(51)], 2, /^nameEn: .+\n$/],
      [['create', '--ja', '星', '--en', 'a\nb'], 2, /^nameEn: .+\n$/],
      [['create', '--ja', '星', '--en', 'Stars', '--kind', '404'], 3, /^There is no category 404\.\n$/],
      [['revise', '404'], 2, /^Use --ja, --en or both\.\n$/],
      [['revise', String(UNKNOWN_ID), '--en', 'x'], 3, NO_CATEGORY],
      [['revise', String(UNKNOWN_ID), '--en', 'x', '--dry-run'], 3, NO_CATEGORY],
      [['revise', '404', '--en', ' ', '--dry-run'], 2, /^nameEn: .+\n$/],
      [['order', '404,404'], 2, /^ids: .+\n$/],
      [['order', '404,101'], 2, /^ids: .+\n$/],
      [['order', '404,x'], 2, /^ids: x is not a valid number\.\n$/],
      [['order', `404,${UNKNOWN_ID}`], 3, /^One of the categories does not exist\.\n$/],
      [['delete', String(UNKNOWN_ID)], 3, NO_CATEGORY],
      [['delete', String(UNKNOWN_ID), '--dry-run'], 3, NO_CATEGORY],
    ])('rejects %j', async (argv, exit, sentence) => {
      expect(await run('categories', ...argv)).toEqual(refused(exit, sentence));
    });
  });

  describe('ops withdraw-reasons', () => {
    it('reports why people left, by month and anonymously', async () => {
      const leaving = async (body: object) => {
        const one = await signUp(testApp, { displayName: 'Somebody unmistakable' });
        await one.browser.delete('/api/accounts/me').send(body).expect(204);
      };
      await leaving({ reasonId: 2 });
      await leaving({ reasonId: 1, reasonText: 'い\n二行目' });
      await leaving({ reasonId: 1, reasonText: 'あ' });
      // Uses the days of the database, which may be in another time zone.
      const [row] = await testApp.sql<{ today: string; lastMonth: string; longAgo: string }>(
        `SELECT current_date::text AS today,
                (date_trunc('month', current_date) - interval '1 day')::date::text AS "lastMonth",
                (date_trunc('month', current_date) - interval '13 months')::date::text AS "longAgo"`,
      );
      const { today, lastMonth, longAgo } = row!;
      for (const withdrawnOn of [lastMonth, longAgo])
        await createWithdrawal(testApp, { reasonId: 3, withdrawnOn });
      const report = await ask<List<{ month: string }>>('withdraw-reasons', 'report');
      const monthOf = (day: string) => day.slice(0, 'YYYY-MM'.length);
      const [now, before] = [monthOf(today), monthOf(lastMonth)];
      expect(report).toEqual({
        results: [
          {
            month: now,
            reasonId: 1,
            reasonJa: 'その他',
            reasonEn: 'Other',
            count: 2,
            texts: ['あ', 'い\n二行目'],
          },
          {
            month: now,
            reasonId: 2,
            reasonJa: expect.any(String),
            reasonEn: 'It is hard to use',
            count: 1,
            texts: [],
          },
          {
            month: before,
            reasonId: 3,
            reasonJa: expect.any(String),
            reasonEn: expect.any(String),
            count: 1,
            texts: [],
          },
        ],
        total: 3,
      });
      const { stdout } = await run('withdraw-reasons', 'report', '--months', '1');
      expect(stdout).toMatch(/^MONTH +COUNT +ID +JAPANESE +ENGLISH\n/);
      expect(stdout).toContain(`--- ${now}, Other ---\n- あ\n- い 二行目\n`);
      expect(stdout).not.toContain(before);
      for (const text of [stdout, JSON.stringify(report)]) expect(text).not.toContain('unmistakable');
      expect(await run('withdraw-reasons', 'report', '--months', '0')).toEqual(
        refused(2, /--months: give a number from 1 to 120\./),
      );
    });

    const offered = async () => {
      const { body } = await person.browser
        .get('/api/withdraw-reasons')
        .set('Accept-Language', 'en')
        .expect(200);
      return (body as List<{ reasonId: number; reason: string }>).results;
    };

    it('creates, changes and reorders reasons, with "something else" last', async () => {
      const created = await ask<Reason>('withdraw-reasons', 'create', '--ja', '忙しい', '--en', 'I am busy');
      expect((await offered()).slice(-2)).toEqual([
        { reasonId: created.id, reason: 'I am busy' },
        { reasonId: 1, reason: 'Other' },
      ]);
      const revision = ['withdraw-reasons', 'revise', String(created.id), '--en', 'I have no time'];
      const revised = { id: created.id, reasonEn: 'I have no time' };
      expect(await ask(...revision, '--dry-run')).toEqual({ dryRun: true, ...revised });
      expect(JSON.stringify(await offered())).not.toContain('I have no time');
      expect(await ask(...revision)).toEqual({ dryRun: false, ...revised });
      expect(await ask('withdraw-reasons', 'order', `1,${created.id},3`)).toEqual({
        ids: [1, created.id, 3],
      });
      const now = await offered();
      expect(now.slice(0, 3).map(({ reasonId }) => reasonId)).toEqual([created.id, 3, 2]);
      expect(now[0]?.reason).toBe('I have no time');
      expect(now.at(-1)?.reasonId).toBe(1);
      expect((await ask<List<Reason>>('withdraw-reasons', 'list')).results[0]).toMatchObject({
        id: created.id,
        reasonJa: '忙しい',
        reasonEn: 'I have no time',
      });
      const { stdout } = await run('withdraw-reasons', 'list');
      expect(stdout.split('\n')[0]).toMatch(/^ID +JAPANESE +ENGLISH$/);
    });

    it('deletes unused reasons, with a dry run', async () => {
      const { id } = await ask<Reason>('withdraw-reasons', 'create', '--ja', '試験', '--en', 'A test');
      expect(await ask('withdraw-reasons', 'delete', String(id), '--dry-run')).toEqual({ dryRun: true, id });
      expect(await offered()).toContainEqual({ reasonId: id, reason: 'A test' });
      expect(await ask('withdraw-reasons', 'delete', String(id))).toEqual({ dryRun: false, id });
      expect(await offered()).not.toContainEqual({ reasonId: id, reason: 'A test' });

      const leaver = await signUp(testApp);
      await leaver.browser.delete('/api/accounts/me').send({ reasonId: 2 }).expect(204);
      for (const kept of ['1', '2'])
        for (const dryRun of [[], ['--dry-run']])
          expect(await run('withdraw-reasons', 'delete', kept, ...dryRun)).toEqual(
            refused(1, /^Reason [12] cannot be deleted: .+\.\n$/),
          );
    });

    it.each([
      [['create', '--ja', '忙しい'], 2, /^required option '--en <words>' not specified\n$/],
      [['create', '--ja', '忙しい', '--en', 'x'.repeat(101)], 2, /^reasonEn: .+\n$/],
      [['revise', '2'], 2, /^Use --ja, --en or both\.\n$/],
      [['revise', String(UNKNOWN_ID), '--ja', '忙しい'], 3, NO_REASON],
      [['revise', String(UNKNOWN_ID), '--ja', '忙しい', '--dry-run'], 3, NO_REASON],
      [['revise', '2', '--ja', ' ', '--dry-run'], 2, /^reasonJa: .+\n$/],
      [['order', '2,2'], 2, /^ids: .+\n$/],
      [['order', `2,${UNKNOWN_ID}`], 3, /^One of the reasons does not exist\.\n$/],
      [['delete', String(UNKNOWN_ID)], 3, NO_REASON],
    ])('rejects %j', async (argv, exit, sentence) => {
      expect(await run('withdraw-reasons', ...argv)).toEqual(refused(exit, sentence));
    });
  });
});
