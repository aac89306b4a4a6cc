import { type EnvironmentSource } from '../../src/config/app-config.js';
import { createContent } from '../support/factories/content.js';
import { createItem } from '../support/factories/item.js';
import { eventually } from '../support/eventually.js';
import { addTextLink } from '../support/links.js';
import { askOps, runOps } from '../support/ops-command.js';
import { signUp, type SignedUp } from '../support/sign-up.js';
import { PUBLIC_URL, startTestApp, testEnvironment, type TestApp } from '../support/test-app.js';
import { ContactMessage } from '../../src/modules/contact/contact-message.entity.js';
import { Item } from '../../src/modules/items/item.entity.js';
import { Link } from '../../src/modules/links/link.entity.js';
import { UNKNOWN_ID } from '../support/ids.js';

interface List {
  results: { id: number; closedAt: string | null }[];
  total: number;
}

/** The operator's reason. */
const REASON = 'ほかの人の作品です。';
const WHY = ['--reason', REASON];

describe("operators' commands for messages", () => {
  let testApp: TestApp;
  let environment: EnvironmentSource;
  let creator: SignedUp;
  beforeAll(async () => {
    testApp = await startTestApp();
    environment = testEnvironment({ DATABASE_URL: testApp.databaseUrl, DATA_DIR: testApp.dataDir });
    creator = await signUp(testApp, { displayId: 'hana.reported' });
  });
  afterAll(() => testApp.stop());
  beforeEach(() => testApp.repository(ContactMessage).deleteAll());

  const ask = <Answer>(...argv: string[]) => askOps<Answer>(argv, environment);
  const run = (...argv: string[]) => runOps(argv, environment);
  const said = (stdout: string) => ({ exit: 0, stdout: `${stdout}\n`, stderr: '' });
  const refused = (exit: number, sentence: string) => ({ exit, stdout: '', stderr: `${sentence}\n` });

  /** Sends a message, and returns its number. */
  const write = async (body: object, { browser } = creator) => {
    await browser.post('/api/contact').send(body).expect(204);
    return (await testApp.repository(ContactMessage).maximum('id')) ?? 0;
  };
  const question = () =>
    write({ name: '花', email: 'hana@example.com', contactType: 'OPERATION', content: '一行目\n二行目' });
  const report = (about?: string) =>
    write({ contactType: 'REPORT', content: 'なりすまし', ...(about === undefined ? {} : { about }) });

  describe('ops contact', () => {
    it('lists open messages, and closed ones on request, without reports', async () => {
      const [first, second] = [await question(), await question()];
      await report();
      expect(await ask<List>('contact', 'list')).toMatchObject({
        results: [{ id: first, contactType: 'OPERATION', email: 'hana@example.com' }, { id: second }],
        total: 2,
      });
      expect((await run('contact', 'list')).stdout.split('\n')[0]).toMatch(
        /^NUMBER +SINCE +ABOUT +FROM +CLOSED$/,
      );
      expect(await ask('contact', 'close', String(first))).toEqual({ id: first, wasOpen: true });
      expect(await run('contact', 'close', String(first))).toEqual(
        said(`The message ${first} was already closed.`),
      );
      expect((await ask<List>('contact', 'list')).results.map(({ id }) => id)).toEqual([second]);
      const all = await ask<List>('contact', 'list', '--all');
      expect(all.results.map(({ id, closedAt }) => [id, closedAt !== null])).toEqual([
        [first, true],
        [second, false],
      ]);
      expect(await run('contact', 'reopen', String(first))).toEqual(said(`Reopened message ${first}.`));
      expect((await ask<List>('contact', 'list')).total).toBe(2);
    });

    it('shows a message in full', async () => {
      const id = await question();
      expect(await ask('contact', 'show', String(id))).toEqual({
        id,
        contactType: 'OPERATION',
        name: '花',
        email: 'hana@example.com',
        account: '@hana.reported',
        language: 'ja',
        content: '一行目\n二行目',
        createdAt: expect.stringMatching(/Z$/),
        closedAt: null,
      });
      expect((await run('contact', 'show', String(id))).stdout).toMatch(
        /\n--- content ---\n一行目\n二行目\n$/,
      );
    });

    it('reports an empty list', async () => {
      expect(await run('contact', 'list')).toEqual(said('There are no messages.'));
      const id = await report();
      for (const verb of ['show', 'close', 'reopen'])
        expect(await run('contact', verb, String(id))).toEqual(refused(3, `There is no message ${id}.`));
      expect(await run('contact', 'show', 'first')).toEqual(
        refused(2, 'number: first is not a valid number.'),
      );
    });
  });

  describe('ops reports', () => {
    it('shows what is reported, its owner, and where', async () => {
      const contentId = await createContent(testApp, creator.account.accountId);
      const id = await report(`content:${contentId}`);
      expect(await ask('reports', 'show', String(id))).toMatchObject({
        about: `content:${contentId}`,
        owner: '@hana.reported',
        ownerId: creator.account.accountId,
        page: `${PUBLIC_URL}/profile/hana.reported/contents/${contentId}`,
        content: 'なりすまし',
      });
      const { stdout } = await run('reports', 'list');
      expect(stdout).toMatch(
        new RegExp(
          `^NUMBER +SINCE +ABOUT +OF +FROM +CLOSED\\n${id} .+ content:${contentId} +@hana\\.reported`,
        ),
      );
    });

    it('takes down a post with its items, after a dry run', async () => {
      const contentId = await createContent(testApp, creator.account.accountId);
      await createItem(testApp, creator.account.accountId, contentId);
      const page = `/api/contents/${contentId}/accounts/hana.reported`;
      const id = await report(`content:${contentId}`);
      const about = `content:${contentId}`;
      expect(await ask('reports', 'take-down', String(id), '--dry-run')).toEqual({ dryRun: true, id, about });
      await testApp.client.get(page).expect(200);
      expect((await ask<List>('reports', 'list')).total).toBe(1);
      expect(await run('reports', 'take-down', String(id), ...WHY)).toEqual(
        said(`The content ${contentId} has been deleted, and report ${id} closed.`),
      );
      await testApp.client.get(page).expect(404);
      expect(await testApp.repository(Item).findBy({ contentId })).toEqual([]);
      expect((await ask<List>('reports', 'list')).total).toBe(0);
      for (const dryRun of [[], ['--dry-run']])
        expect(await run('reports', 'take-down', String(id), ...WHY, ...dryRun)).toEqual(
          refused(3, `The content ${contentId} no longer exists.`),
        );
    });

    it('tells the owner what was taken down, why, and how to respond, by mail and in the studio', async () => {
      const owner = await signUp(testApp);
      const { accountId } = owner.account;
      const contentId = await createContent(testApp, accountId, { title: '秋の花瓶' });
      const other = await createContent(testApp, accountId, {
        contentUrl: 'https://www.instagram.com/p/Other/',
      });
      const untitled = await createContent(testApp, accountId, { description: '朝の市場から。\n花を買う' });
      const itemId = await createItem(testApp, accountId, other, { name: '花瓶' });
      const { linkId } = await addTextLink(owner, 'A link');
      const cases = [
        [`content:${contentId}`, 'CONTENT_REMOVED', '秋の花瓶', '投稿を削除しました'],
        [`item:${itemId}`, 'ITEM_REMOVED', '花瓶', 'アイテムを削除しました'],
        [`link:${linkId}`, 'LINK_REMOVED', 'A link', 'リンクを削除しました'],
        [`content:${other}`, 'CONTENT_REMOVED', 'https://www.instagram.com/p/Other/', '投稿を削除しました'],
        [`content:${untitled}`, 'CONTENT_REMOVED', '朝の市場から。', '投稿を削除しました'],
      ] as const;
      for (const [turn, [about, kind, subject, words]] of cases.entries()) {
        await ask('reports', 'take-down', String(await report(about)), ...WHY);
        const mail = await testApp.mail.newest(owner.input.email, turn + 2);
        expect(mail.subject).toContain(words);
        expect(mail.text).not.toContain('商品');
        for (const part of [subject, REASON, `${PUBLIC_URL}/ja/contact`]) expect(mail.text).toContain(part);
        const { results } = (await owner.browser.get('/api/notices').expect(200)).body as {
          results: { kind: string; subject: string; reason: string; reference: number }[];
        };
        expect(results[0]).toMatchObject({ kind, subject, reason: REASON });
        expect(mail.text).toContain(`受付番号: ${results[0]!.reference}`);
        const acts = await ask<{ results: object[] }>(
          'audit',
          'list',
          '--account',
          accountId,
          '--limit',
          '1',
        );
        expect(acts.results).toMatchObject([
          { id: results[0]!.reference, act: 'reports take-down', subject: about, reason: REASON },
        ]);
      }
    });

    it('requires a reason, except for a dry run', async () => {
      const { linkId } = await addTextLink(creator, 'A link');
      const id = await report(`link:${linkId}`);
      expect(await run('reports', 'take-down', String(id))).toEqual(
        refused(2, '--reason is required; it is sent to the account’s owner.'),
      );
      expect(await testApp.repository(Link).findBy({ id: linkId })).toHaveLength(1);
    });

    it('takes down a single item, and a link', async () => {
      const { accountId } = creator.account;
      const contentId = await createContent(testApp, accountId);
      const itemId = await createItem(testApp, accountId, contentId);
      const { linkId } = await addTextLink(creator, 'A link');
      const ids = [await report(`item:${itemId}`), await report(`link:${linkId}`)];
      for (const id of ids)
        expect(await ask('reports', 'take-down', String(id), ...WHY)).toMatchObject({ id });
      await testApp.client.get(`/api/contents/${contentId}/accounts/hana.reported`).expect(200);
      expect(await testApp.repository(Item).findBy({ id: itemId })).toEqual([]);
      expect(await testApp.repository(Link).findBy({ id: linkId })).toEqual([]);
    });

    it('suspends the account of a profile, which can be undone', async () => {
      const other = await signUp(testApp, { displayId: 'some.impostor' });
      const id = await report('profile:some.impostor');
      const seen = async () => (await testApp.client.get('/api/accounts/some.impostor')).status;
      expect(await run('reports', 'take-down', String(id), '--dry-run')).toEqual(
        said(`The profile @some.impostor would be suspended, and report ${id} closed.`),
      );
      expect(await seen()).toBe(200);
      await ask('reports', 'take-down', String(id), ...WHY);
      expect(await seen()).toBe(404);
      await other.browser.get('/api/accounts/me').expect(401);
      await ask('accounts', 'restore', 'some.impostor');
      await eventually(async () => (await seen()) === 200, 'the page to be back');
    });

    it.each([
      ['is suspended', 'suspend'],
      ['was closed', 'delete'],
    ])(
      'takes down contents of an account that %s, so that they are not restored with it',
      async (_what, verb) => {
        const owner = await signUp(testApp);
        const { accountId, displayId } = owner.account;
        const [whole, other] = [
          await createContent(testApp, accountId),
          await createContent(testApp, accountId),
        ];
        const itemId = await createItem(testApp, accountId, other);
        const { linkId } = await addTextLink(owner, 'A link');
        const ids: number[] = [];
        for (const about of [`content:${whole}`, `item:${itemId}`, `link:${linkId}`])
          ids.push(await report(about));
        await ask('accounts', verb, displayId, ...WHY);
        for (const id of ids) {
          expect(await ask('reports', 'take-down', String(id), '--dry-run')).toMatchObject({ dryRun: true });
          expect(await ask('reports', 'take-down', String(id), ...WHY)).toMatchObject({ id, dryRun: false });
        }
        expect(await ask<List>('reports', 'list')).toMatchObject({ total: 0 });
        await ask('accounts', 'restore', displayId);
        const seen = async (path: string) =>
          ((await testApp.client.get(path).expect(200)).body as { results: unknown[] }).results.length;
        expect(await seen(`/api/contents/accounts/${displayId}`)).toBe(1);
        expect(await seen(`/api/items/accounts/${displayId}`)).toBe(0);
        expect(await seen(`/api/links/accounts/${displayId}`)).toBe(0);
      },
    );

    it('takes down a link that was hidden after the report', async () => {
      const owner = await signUp(testApp);
      const { linkId } = await addTextLink(owner, 'A link');
      const id = await report(`link:${linkId}`);
      const orders = (['content', 'link', 'item'] as const).map((name, index) => ({
        name,
        type: name,
        order: index + 1,
        show: name !== 'link',
      }));
      await owner.browser.put(`/api/blocks/${owner.account.accountId}/orders`).send({ orders }).expect(204);
      expect(await ask('reports', 'take-down', String(id), ...WHY)).toMatchObject({ id });
      expect(await testApp.repository(Link).findBy({ id: linkId })).toEqual([]);
    });

    it('accepts a profile whose account is already suspended', async () => {
      await signUp(testApp, { displayId: 'twice.reported' });
      const ids = [await report('profile:twice.reported'), await report('profile:twice.reported')];
      for (const id of ids) {
        expect(await ask('reports', 'take-down', String(id), '--dry-run')).toMatchObject({ dryRun: true });
        expect(await ask('reports', 'take-down', String(id), ...WHY)).toMatchObject({ id });
      }
      expect((await ask<List>('reports', 'list')).total).toBe(0);
    });

    it('fails if only the text says what the report is about', async () => {
      const id = await report();
      expect(await run('reports', 'take-down', String(id), ...WHY)).toEqual(
        refused(1, `Report ${id} does not name its subject. Read it with "reports show ${id}".`),
      );
      expect(await run('reports', 'take-down', String(UNKNOWN_ID), ...WHY)).toEqual(
        refused(3, `There is no report ${UNKNOWN_ID}.`),
      );
    });
  });
});
