import { createHash } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type EnvironmentSource } from '../../src/config/app-config.js';
import { ENDED_BY_RESTORE, KEPT_BY_RESTORE } from '../../src/ops/backup/tables.js';
import { createContent } from '../support/factories/content.js';
import { createItem } from '../support/factories/item.js';
import { aMinutePasses } from '../support/code-flows.js';
import { eventually } from '../support/eventually.js';
import { leave } from '../support/leaving.js';
import { addTextLink } from '../support/links.js';
import { askOps, runOps, runOpsProcess } from '../support/ops-command.js';
import { anotherJpeg } from '../support/pictures.js';
import { PASSWORD, signUp, signUpInput, type SignedUp } from '../support/sign-up.js';
import { startTestApp, testEnvironment, type TestApp } from '../support/test-app.js';
import { createEmptyTestDatabase, createTestDatabase } from '../support/test-database.js';
import { Account } from '../../src/modules/accounts/account.entity.js';
import { LoginCount } from '../../src/security/login-lock/login-count.entity.js';

/** Several kinds of line ends, characters of four bytes, and characters that JSON escapes. */
const WORDS = '一行目\nnext\u2028and "quoted" \\ 🌸';

interface Answer {
  rows: number;
  files: number;
  missing: string[];
  replaced: number;
}

interface Manifest {
  tables: { name: string; rows: number; sha256: string }[];
}

describe('ops backup and restore', () => {
  let testApp: TestApp;
  let environment: EnvironmentSource;
  let folder: string;
  let creator: SignedUp;
  let icon: string;
  beforeAll(async () => {
    testApp = await startTestApp();
    environment = testEnvironment({ DATABASE_URL: testApp.databaseUrl, DATA_DIR: testApp.dataDir });
    creator = await signUp(testApp, { displayId: 'hana.kept' });
    const { body } = await creator.browser
      .patch('/api/accounts/me')
      .attach('icon', await anotherJpeg(), 'face.jpg')
      .expect(200);
    ({ icon } = body as { icon: string });
    await testApp.repository(Account).update(creator.account.accountId, { introduction: WORDS });
    const contentId = await createContent(testApp, creator.account.accountId);
    await createItem(testApp, creator.account.accountId, contentId);
    await addTextLink(creator, 'A link');
  });
  afterAll(() => testApp.stop());
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'hitohira-backup-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const ask = (...argv: string[]) => askOps<Answer>(argv, environment);
  const run = (...argv: string[]) => runOps(argv, environment);
  const refused = (exit: number, sentence: RegExp) => ({
    exit,
    stdout: '',
    stderr: expect.stringMatching(sentence),
  });
  const backup = () => path.join(folder, 'backup');
  const tablesOf = async (where: string) =>
    (JSON.parse(await readFile(path.join(where, 'backup.json'), 'utf8')) as Manifest).tables;
  const edit = async (change: (manifest: Record<string, unknown>) => void) => {
    const file = path.join(backup(), 'backup.json');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
    change(manifest);
    await writeFile(file, JSON.stringify(manifest));
  };
  const introductionOf = async (displayId: string) => {
    const { status, body } = await testApp.client.get(`/api/accounts/${displayId}`);
    return status === 200 ? (body as { introduction: string }).introduction : status;
  };
  const countAccounts = () => testApp.repository(Account).count();
  /** The constraints and triggers of the tables. */
  const rulesOf = () =>
    testApp.sql(`
      SELECT conrelid::regclass::text AS "table", conname AS name, pg_get_constraintdef(oid) AS rule FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace
       UNION ALL SELECT tgrelid::regclass::text, tgname, tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
       ORDER BY 1, 2, 3`);

  it('save and restore all user data', async () => {
    const rules = await rulesOf();
    const made = await ask('backup', backup());
    expect(made).toMatchObject({ folder: backup(), missing: [] });
    expect(made.files).toBeGreaterThan(1);
    const media = await readdir(path.join(backup(), 'media'));
    expect(media).toContainEqual(expect.stringMatching(/^[0-9a-f]{64}-upload\.jpg$/));
    expect(made.rows).toBeGreaterThan(5);
    // Only the owner can read it, and it contains no secrets.
    expect((await stat(backup())).mode & 0o777).toBe(0o700);
    for (const name of await readdir(backup())) {
      const file = await stat(path.join(backup(), name));
      if (file.isFile()) expect([name, file.mode & 0o777]).toEqual([name, 0o600]);
    }
    const manifest = await readFile(path.join(backup(), 'backup.json'), 'utf8');
    for (const name of ['PASSWORD_PEPPER', 'ENCRYPTION_KEY'] as const)
      expect(manifest).not.toContain(environment[name]);

    const page = () => testApp.client.get('/profile/hana.kept');
    await page().expect(200);
    const later = await signUp(testApp, { displayId: 'came.later' });
    const laterContent = await createContent(testApp, later.account.accountId);
    await creator.browser
      .patch('/api/accounts/me')
      .send({ icon: null, introduction: 'Other words' })
      .expect(200);
    await testApp.client.get(icon).expect(404);
    await leave(creator);
    await page().expect(404);

    const { rows, files } = made;
    expect(await ask('restore', backup(), '--dry-run')).toMatchObject({ dryRun: true, rows, files });
    expect(await introductionOf('came.later')).not.toBe(404);
    const outcome = await run('restore', backup());
    expect(outcome).toEqual({
      exit: 0,
      stdout: expect.stringMatching(
        new RegExp(
          `^\\d+ rows have been replaced with ${rows} rows and ${files} picture files from \\S+Z\\.\\n$`,
        ),
      ),
      stderr: '',
    });
    await eventually(async () => (await page()).status === 200, 'the page to be back');
    expect(await introductionOf('hana.kept')).toBe(WORDS);
    await testApp.client.get(icon).expect(200).expect('Content-Type', 'image/webp');
    expect(await introductionOf('came.later')).toBe(404);
    await later.browser.get('/api/accounts/me').expect(401);
    const { email } = creator.input;
    const { status } = await testApp.browser().post('/api/auth/login').send({ email, password: PASSWORD });
    expect(status).toBe(200);
    // IDs given since the backup are not reused.
    expect(await createContent(testApp, creator.account.accountId)).toBeGreaterThan(laterContent);
    expect(await rulesOf()).toEqual(rules);
  });

  it('move all data to another machine, row by row', async () => {
    await ask('backup', backup());
    const database = await createTestDatabase();
    const elsewhere = testEnvironment({ DATABASE_URL: database.url, DATA_DIR: path.join(folder, 'data') });
    try {
      const restored = await runOpsProcess(['restore', backup(), '--json'], elsewhere);
      expect(restored).toMatchObject({ exit: 0, stderr: '' });
      const again = path.join(folder, 'again');
      expect(await runOpsProcess(['backup', again], elsewhere)).toMatchObject({ exit: 0, stderr: '' });
      expect(await tablesOf(again)).toEqual(await tablesOf(backup()));
      expect(await readdir(path.join(again, 'media'))).toEqual(await readdir(path.join(backup(), 'media')));
    } finally {
      await database.drop();
    }
  });

  it('replace a damaged picture file', async () => {
    await ask('backup', backup());
    const name = path.basename(icon);
    const file = path.join(testApp.dataDir, 'media', name.slice(0, 2), name);
    const whole = await readFile(file);
    await writeFile(file, Buffer.alloc(whole.length));
    await ask('restore', backup());
    expect(await readFile(file)).toEqual(whole);
  });

  it('revive no session, code or sign-up, and keep counts of wrong passwords', async () => {
    const email = 'someone@example.com';
    const logIn = (password: string) => testApp.browser().post('/api/auth/login').send({ email, password });
    const someone = await signUp(testApp, { displayId: 'some.one', email });
    const other = testApp.browser();
    await other.post('/api/auth/login').send({ email, password: PASSWORD }).expect(200);
    await testApp.browser().post('/api/accounts').send(signUpInput()).expect(204);
    await ask('backup', backup());
    const held = await readdir(backup());
    for (const table of [...ENDED_BY_RESTORE, ...KEPT_BY_RESTORE])
      expect(held).not.toContain(`${table}.jsonl.gz`);
    // Ended after the backup, as after a leaked password.
    await other.post('/api/auth/logout').expect(204);
    await logIn('Not the password 1').expect(401);
    const counts = () => testApp.repository(LoginCount).find({ order: { emailHash: 'ASC' } });
    const before = await counts();
    expect(before.length).toBeGreaterThan(0);

    await ask('restore', backup());
    for (const { browser } of [someone, { browser: other }])
      await browser.get('/api/accounts/me').expect(401);
    for (const table of ENDED_BY_RESTORE)
      expect([table, await testApp.sql(`SELECT 1 FROM ${table}`)]).toEqual([table, []]);
    expect(await counts()).toEqual(before);
    await logIn(PASSWORD).expect(200);
  });

  it('are recorded, and do not change the audit log', async () => {
    const acts = async () => {
      const list = ['audit', 'list', '--limit', '1000'];
      return (await askOps<{ results: { id: number }[] }>(list, environment)).results;
    };
    const before = await acts();
    await ask('backup', backup());
    await ask('redirects', 'add', '/after', '/the-backup');
    await ask('restore', backup(), '--dry-run');
    await ask('restore', backup());
    expect(await readdir(backup())).not.toContain('operator_acts.jsonl.gz');
    const [restored, added, backedUp, ...rest] = await acts();
    expect(restored).toMatchObject({ act: 'restore', subject: backup(), accountId: null });
    expect(added).toMatchObject({ act: 'redirects add' });
    expect(backedUp).toMatchObject({ act: 'backup', subject: backup() });
    expect(rest).toEqual(before);
  });

  it('restore the links that undo a change of e-mail address', async () => {
    const person = await signUp(testApp);
    const email = signUpInput().email;
    const { browser } = person;
    await aMinutePasses(testApp);
    await browser.patch('/api/accounts/email').send({ email }).expect(204);
    const code = await testApp.mail.code(email);
    await browser.patch('/api/accounts/email/check-code').send({ code, email }).expect(200);
    const { text } = await testApp.mail.newest(person.input.email, 2);
    const token = /\/undo-email\?token=([\w-]{43})$/m.exec(text ?? '')?.[1];
    const undo = () => testApp.client.post('/api/accounts/email/undo').send({ token });
    const addressOf = async () =>
      (await testApp.repository(Account).findOneBy({ id: person.account.accountId }))?.email;
    await ask('backup', backup());
    await undo().expect(204);
    await ask('restore', backup());
    expect(await addressOf()).toBe(email);
    await undo().expect(204);
    expect(await addressOf()).toBe(person.input.email);
    await undo().expect(404);
  });

  it('decide for every table whether it may be restored', async () => {
    // Tables with tokens or an expiry. Restorations, undo links and grants are restored with their accounts.
    const RESTORED = ['account_restorations', 'email_undos', 'linkage_grants'];
    const tables = await testApp.sql<{ name: string }>(
      `SELECT DISTINCT table_name AS name FROM information_schema.columns
        WHERE table_schema = 'public' AND (column_name LIKE '%token_hash' OR column_name = 'expires_at')`,
    );
    const known = [...ENDED_BY_RESTORE, ...KEPT_BY_RESTORE, ...RESTORED];
    expect(tables.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('report missing files', async () => {
    const { files } = await ask('backup', backup());
    const name = path.basename(icon);
    const file = path.join(testApp.dataDir, 'media', name.slice(0, 2), name);
    const content = await readFile(file);
    await rm(file);
    try {
      const again = path.join(folder, 'again');
      expect(await ask('backup', again)).toMatchObject({ files: files - 1, missing: [name] });
      expect((await ask('restore', again, '--dry-run')).files).toBe(files - 1);
    } finally {
      await writeFile(file, content);
    }
  });

  it('require an empty folder, and a database with tables', async () => {
    await mkdir(backup());
    await writeFile(path.join(backup(), 'letter.txt'), '');
    expect(await run('backup', backup())).toEqual(refused(2, /^.+ is not empty: .+\.\n$/));
    expect(await run('backup', path.join(backup(), 'letter.txt'))).toEqual(
      refused(2, /is not writable: .+\n$/),
    );
    const empty = await createEmptyTestDatabase();
    try {
      const settings = { ...environment, DATABASE_URL: empty.url };
      const at = path.join(folder, 'nothing');
      expect(await runOps(['backup', at], settings)).toEqual(
        refused(4, /^The database has no tables yet\.\n$/),
      );
      await ask('backup', path.join(folder, 'some'));
      expect(await runOps(['restore', path.join(folder, 'some')], settings)).toEqual(
        refused(4, /^The database has no tables yet: .+\n$/),
      );
    } finally {
      await empty.drop();
    }
  });

  describe('change nothing if', () => {
    it.each<[string, () => Promise<unknown>, EnvironmentSource, number, RegExp]>([
      [
        'there is no backup',
        () => rm(path.join(backup(), 'backup.json')),
        {},
        3,
        /^There is no backup in .+\n$/,
      ],
      [
        'the format is another one',
        () => edit((manifest) => (manifest['format'] = 1)),
        {},
        1,
        /^This version cannot read .+\.\n$/,
      ],
      [
        'the manifest names an unknown table',
        () => edit((manifest) => (manifest['tables'] = [{ name: '../x', rows: 0, sha256: 'a' }])),
        {},
        1,
        /^This version cannot read .+\.\n$/,
      ],
      [
        'the schema is another one',
        () => edit((manifest) => (manifest['migration'] = 'Later1999999999999')),
        {},
        1,
        /^The backup is from another version: .+\n$/,
      ],
      [
        // Its schema is that of 1.0.
        'the backup comes from the last version before 1.0',
        () => edit((manifest) => (manifest['migration'] = 'OperatorActsAndNotices1766800000020')),
        {},
        1,
        /^The backup is from another version: .+ Restore it with the version that made it.+\n$/,
      ],
      [
        'the pepper is another one',
        () => Promise.resolve(),
        { PASSWORD_PEPPER: 'another pepper of thirty-two letters' },
        1,
        /^The backup was made with a different PASSWORD_PEPPER: set the original first\.\n$/,
      ],
      [
        'the encryption key and the pepper are other ones',
        () => Promise.resolve(),
        { ENCRYPTION_KEY: 'ab'.repeat(32), PASSWORD_PEPPER: 'another pepper of thirty-two letters' },
        1,
        /^The backup was made with a different ENCRYPTION_KEY and PASSWORD_PEPPER: .+\n$/,
      ],
      [
        'rows are missing',
        () => rm(path.join(backup(), 'accounts.jsonl.gz')),
        {},
        1,
        /^The backup is damaged: accounts cannot be read \(.+\)\.\n$/,
      ],
      [
        'rows are truncated',
        async () => {
          const file = path.join(backup(), 'accounts.jsonl.gz');
          await writeFile(file, (await readFile(file)).subarray(0, -20));
        },
        {},
        1,
        /^The backup is damaged: accounts cannot be read \(.+\)\.\n$/,
      ],
      [
        'rows belong to another table',
        async () =>
          writeFile(
            path.join(backup(), 'accounts.jsonl.gz'),
            await readFile(path.join(backup(), 'blocks.jsonl.gz')),
          ),
        {},
        1,
        /^The backup is damaged: accounts has changed\.\n$/,
      ],
      [
        'a picture is missing',
        async () => {
          const media = path.join(backup(), 'media');
          const [first = ''] = await readdir(media);
          await rm(path.join(media, first));
        },
        {},
        1,
        /^The backup is damaged: the picture \S+ cannot be read \(.+\)\.\n$/,
      ],
      [
        'a picture is damaged, at the same length',
        async () => {
          const file = path.join(backup(), 'media', path.basename(icon));
          const content = await readFile(file);
          await writeFile(file, content.fill(0, content.length - 20));
        },
        {},
        1,
        /^The backup is damaged: the picture \S+ has changed\.\n$/,
      ],
      [
        'the list of pictures is another one',
        () => writeFile(path.join(backup(), 'picture-list.jsonl.gz'), gzipSync('')),
        {},
        1,
        /^The backup is damaged: picture-list has changed\.\n$/,
      ],
    ])('%s', async (_what, spoil, overrides, exit, sentence) => {
      await ask('backup', backup());
      await spoil();
      const before = await countAccounts();
      const whole = (await testApp.client.get(icon)).body as Buffer;
      for (const dryRun of [['--dry-run'], []])
        expect(await runOps(['restore', backup(), ...dryRun], { ...environment, ...overrides })).toEqual(
          refused(exit, sentence),
        );
      expect(await countAccounts()).toBe(before);
      await testApp.client.get(icon).expect(200).expect(whole);
    });

    it('a row violates a foreign key', async () => {
      await ask('backup', backup());
      // A link without an account, which the product never writes.
      const tables = await tablesOf(backup());
      const file = path.join(backup(), 'links.jsonl.gz');
      const rows = gunzipSync(await readFile(file))
        .toString()
        .replaceAll(creator.account.accountId, '01890000-0000-7000-8000-000000000000');
      await writeFile(file, gzipSync(rows));
      const sha256 = createHash('sha256').update(rows).digest('hex');
      await edit(
        (manifest) =>
          (manifest['tables'] = tables.map((table) =>
            table.name === 'links' ? { ...table, sha256 } : table,
          )),
      );
      const before = await countAccounts();
      const rules = await rulesOf();
      expect(await run('restore', backup())).toEqual(refused(1, /^The command failed: .+foreign key.+\n$/));
      expect([await countAccounts(), await rulesOf()]).toEqual([before, rules]);
    });
  });

  it('keep other files in the store', async () => {
    await ask('backup', backup());
    await appendFile(path.join(backup(), 'media', 'notes.txt'), 'mine');
    const { files } = await ask('restore', backup());
    expect(files).toBe((await readdir(path.join(backup(), 'media'))).length - 1);
  });
});
