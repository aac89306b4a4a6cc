import { userInfo } from 'node:os';
import { type EnvironmentSource } from '../../src/config/app-config.js';
import { createContent } from '../support/factories/content.js';
import { createItem } from '../support/factories/item.js';
import { createLinkage } from '../support/factories/linkage.js';
import { eventually } from '../support/eventually.js';
import { failureIn } from '../support/failures.js';
import { erase, leave } from '../support/leaving.js';
import { logIn } from '../support/log-in.js';
import { askOps, runOps } from '../support/ops-command.js';
import { PASSWORD, type SignedUp, signUp } from '../support/sign-up.js';
import { startTestApp, testEnvironment, type TestApp } from '../support/test-app.js';
import { Account } from '../../src/modules/accounts/account.entity.js';
import { AccountRestoration } from '../../src/modules/accounts/account-restoration.entity.js';
import { Linkage } from '../../src/modules/oauth/linkages/linkage.entity.js';
import { LinkageGrant } from '../../src/modules/oauth/linkages/linkage-grant.entity.js';
import { OperatorAct } from '../../src/modules/operator-acts/operator-act.entity.js';
import { SocialIdentity } from '../../src/modules/oauth/social-login/social-identity.entity.js';
import { createLinkageGrant } from '../support/factories/linkage-grant.js';
import { RELEASE_LINKAGE_GRANT_QUEUE } from '../../src/jobs/queues.js';
import { jobsOf } from '../support/jobs.js';

/** The operator's reason. */
const REASON = 'ほかの人になりすましています。';
const WHY = ['--reason', REASON];

describe('ops accounts', () => {
  let testApp: TestApp;
  let environment: EnvironmentSource;
  let creator: SignedUp;
  beforeAll(async () => {
    testApp = await startTestApp();
    environment = testEnvironment({ DATABASE_URL: testApp.databaseUrl });
    creator = await signUp(testApp, { displayId: 'Sakura.Mochi', displayName: '桜もち' });
  });
  afterAll(() => testApp.stop());

  const restorations = ({ account }: SignedUp) =>
    testApp.repository(AccountRestoration).findBy({ accountId: account.accountId });

  describe('show', () => {
    it('finds an account by display ID, ignoring case, and by account ID', async () => {
      const { accountId } = creator.account;
      for (const id of ['Sakura.Mochi', 'sakura.mochi', accountId]) {
        expect(await askOps(['accounts', 'show', id], environment)).toEqual({
          id: accountId,
          displayId: 'Sakura.Mochi',
          displayName: '桜もち',
          email: creator.input.email,
          introduction: null,
          linkswitchPid: null,
          mylinkPid: null,
          mylinkSid: null,
          optout: false,
          searchable: true,
          timeZone: 'Asia/Tokyo',
          headerType: 'portrait',
          cardHash: null,
          contentsFormat: 4,
          hasPassword: true,
          icon: null,
          cover: null,
          theme: 'kinari',
          translations: null,
          doneSteps: null,
          categories: null,
          headlines: null,
          blocks: 'content, link, item',
          suspendedAt: null,
          withdrawnAt: null,
          createdAt: expect.stringMatching(/Z$/),
          language: 'ja',
          line: null,
          linkages: null,
          contents: 0,
          items: 0,
          links: 0,
          pictures: 0,
        });
      }
    });

    it('finds an account by e-mail address, with its details', async () => {
      const person = await signUp(testApp);
      const { accountId, displayId } = person.account;
      const email = ` ${person.input.email.toUpperCase()}`;
      const contentId = await createContent(testApp, accountId);
      await createItem(testApp, accountId, contentId);
      await createLinkage(testApp, accountId, { provider: 'youtube', handle: '花の庭' });
      const second = await createLinkage(testApp, accountId, { provider: 'x', handle: 'hana' });
      await testApp.repository(Linkage).update(second, { needsReconnect: true });
      await testApp
        .repository(SocialIdentity)
        .insert({ accountId, provider: 'line', providerUserId: 'U1', displayName: '花ちゃん' });
      expect(await askOps(['accounts', 'show', email], environment)).toMatchObject({
        id: accountId,
        displayId,
        line: '花ちゃん',
        linkages: 'youtube: 花の庭, x: hana (to be linked again)',
        contents: 1,
        items: 1,
        links: 0,
        pictures: 2,
      });
      // A withdrawn account is found until another one has the address.
      await leave(person);
      expect(await askOps(['accounts', 'show', email], environment)).toMatchObject({ id: accountId });
      expect(await runOps(['accounts', 'show', 'nobody@example.com'], environment)).toEqual({
        exit: 3,
        stdout: '',
        stderr: 'There is no account nobody@example.com.\n',
      });
    });

    it('prints an account line by line', async () => {
      const { stdout } = await runOps(['accounts', 'show', 'sakura.mochi'], environment);
      expect(stdout.split('\n')).toEqual([
        `id              ${creator.account.accountId}`,
        'displayId       Sakura.Mochi',
        'displayName     桜もち',
        `email           ${creator.input.email}`,
        'introduction    -',
        'linkswitchPid   -',
        'mylinkPid       -',
        'mylinkSid       -',
        'optout          no',
        'searchable      yes',
        'timeZone        Asia/Tokyo',
        'hasPassword     yes',
        'headerType      portrait',
        'cardHash        -',
        'contentsFormat  4',
        'suspendedAt     -',
        'withdrawnAt     -',
        expect.stringMatching(/^createdAt {7}\d{4}-.+Z$/),
        'language        ja',
        'line            -',
        'linkages        -',
        'contents        0',
        'items           0',
        'links           0',
        'pictures        0',
        'icon            -',
        'cover           -',
        'theme           kinari',
        'translations    -',
        'doneSteps       -',
        'categories      -',
        'headlines       -',
        'blocks          content, link, item',
        '',
      ]);
    });
  });

  describe('list', () => {
    interface Found {
      results: { id: string; displayId: string | null; state: string }[];
      total: number;
    }
    const found = async (...options: string[]) => {
      const { results, total } = await askOps<Found>(['accounts', 'list', ...options], environment);
      expect(total).toBeGreaterThanOrEqual(results.length);
      return results.map(({ displayId }) => displayId);
    };
    let active: SignedUp;
    let withdrawn: SignedUp;
    beforeAll(async () => {
      active = await signUp(testApp, { displayId: 'Kiku.One', email: 'kiku.one@flowers.example' });
      await signUp(testApp, { displayId: 'kiku.two', email: 'kiku.two@flowers.example' });
      withdrawn = await signUp(testApp, { displayId: 'kiku.three', email: 'kiku.three@flowers.example' });
      await askOps(['accounts', 'suspend', 'kiku.two', ...WHY], environment);
      await leave(withdrawn);
      await active.browser.patch('/api/accounts/me').send({ displayId: 'Kiku.Now' }).expect(200);
    });

    it('finds accounts by current or former display ID, e-mail address and state', async () => {
      expect(await found('--id', '@KIKU')).toEqual(['kiku.three', 'kiku.two', 'Kiku.Now']);
      expect(await found('--id', 'kiku.one')).toEqual(['Kiku.Now']);
      expect(await found('--email', '@FLOWERS.')).toEqual(['kiku.three', 'kiku.two', 'Kiku.Now']);
      for (const [state, displayId] of [
        ['active', 'Kiku.Now'],
        ['suspended', 'kiku.two'],
        ['withdrawn', 'kiku.three'],
      ] as const)
        expect(await found('--email', 'flowers', '--state', state)).toEqual([displayId]);
      // Wildcards of SQL are matched literally.
      for (const letters of ['%', '_', '\\']) expect(await found('--id', letters)).toEqual([]);
    });

    it('finds accounts by creation date', async () => {
      await testApp
        .repository(Account)
        .update(active.account.accountId, { createdAt: '2025-03-02T23:59:59Z' });
      for (const [days, ids] of [
        [['--from', '2025-03-02', '--to', '2025-03-02'], ['Kiku.Now']],
        [['--to', '2025-03-02'], ['Kiku.Now']],
        [['--to', '2025-03-01'], []],
        [
          ['--from', '2025-03-03'],
          ['kiku.three', 'kiku.two'],
        ],
      ] as const)
        expect(await found('--id', 'kiku', ...days)).toEqual(ids);
    });

    it('prints how many more there are', async () => {
      const { results, total } = await askOps<Found>(
        ['accounts', 'list', '--id', 'kiku', '--limit', '1'],
        environment,
      );
      expect([results.length, total]).toEqual([1, 3]);
      const { stdout } = await runOps(['accounts', 'list', '--id', 'kiku', '--limit', '1'], environment);
      expect(stdout).toMatch(/^DISPLAY ID +NAME +EMAIL +STATE +CREATED +ID\n@kiku\.three .+\n\n2 more\.\n$/);
      expect((await runOps(['accounts', 'list', '--id', 'no.such.one'], environment)).stdout).toBe(
        'No accounts found.\n',
      );
    });

    it.each([
      ['--state', 'gone', '--state: give one of active, suspended, withdrawn.'],
      ['--from', '2025-02-30', '--from: 2025-02-30 is not a day like 2027-03-01.'],
      ['--to', 'today', '--to: today is not a day like 2027-03-01.'],
      ['--limit', '0', '--limit: give a number from 1 to 1000.'],
    ])('rejects %s %s', async (option, value, sentence) => {
      expect(await runOps(['accounts', 'list', option, value], environment)).toEqual({
        exit: 2,
        stdout: '',
        stderr: `${sentence}\n`,
      });
    });
  });

  describe('suspend and restore', () => {
    it('suspends an account, and restores it', async () => {
      const person = await signUp(testApp);
      const { accountId, displayId } = person.account;
      const page = () => testApp.client.get(`/profile/${displayId}`);
      await page().expect(200);
      const did = (changed: boolean) => ({ id: accountId, displayId, changed });
      const suspended = (dryRun: boolean, changed: boolean) => ({ dryRun, ...did(changed) });
      expect(await askOps(['accounts', 'suspend', displayId, '--dry-run'], environment)).toEqual(
        suspended(true, true),
      );
      await person.browser.get('/api/accounts/me').expect(200);
      expect(await askOps(['accounts', 'suspend', displayId.toUpperCase(), ...WHY], environment)).toEqual(
        suspended(false, true),
      );
      await eventually(async () => (await page()).status === 404, 'the page to be gone');
      await person.browser.get('/api/accounts/me').expect(401);
      const { email, password } = person.input;
      const refusal = await testApp.browser().post('/api/auth/login').send({ email, password }).expect(403);
      expect(failureIn(refusal).errorCode).toBe('E0301');
      for (const dryRun of [[], ['--dry-run']])
        expect(await askOps(['accounts', 'suspend', accountId, ...WHY, ...dryRun], environment)).toEqual(
          suspended(dryRun.length > 0, false),
        );
      expect(await askOps(['accounts', 'show', displayId], environment)).toMatchObject({
        suspendedAt: expect.stringMatching(/Z$/),
        withdrawnAt: null,
      });

      expect(await askOps(['accounts', 'restore', displayId], environment)).toEqual(did(true));
      await eventually(async () => (await page()).status === 200, 'the page to be back');
      await testApp.browser().post('/api/auth/login').send({ email, password }).expect(200);
      expect(await runOps(['accounts', 'restore', displayId], environment)).toEqual({
        exit: 0,
        stdout: `${displayId} was neither suspended nor deleted.\n`,
        stderr: '',
      });
    });

    it('restores a withdrawn account, unless another has the e-mail address', async () => {
      const person = await signUp(testApp);
      const { displayId } = person.account;
      await leave(person);
      expect(await askOps(['accounts', 'restore', displayId], environment)).toMatchObject({ changed: true });
      const { email, password } = person.input;
      const browser = testApp.browser();
      await browser.post('/api/auth/login').send({ email, password }).expect(200);
      // The link in the goodbye mail is no longer valid.
      expect(await restorations(person)).toEqual([]);

      await leave({ ...person, browser });
      const other = await signUp(testApp);
      await testApp.repository(Account).update(other.account.accountId, { email, emailKey: email });
      expect(await runOps(['accounts', 'restore', displayId], environment)).toEqual({
        exit: 1,
        stdout: '',
        stderr: `Another account now has the e-mail address of ${displayId}.\n`,
      });
      await testApp.client.get(`/api/accounts/${displayId}`).expect(404);
    });
  });

  describe("an operator's command", () => {
    it('is reported to the owner, by mail and in the studio, with the reason', async () => {
      const person = await signUp(testApp);
      const { displayId, accountId } = person.account;
      const mail = (turn: number) => testApp.mail.newest(person.input.email, turn);
      await askOps(['accounts', 'suspend', displayId, ...WHY], environment);
      const suspended = await mail(2);
      expect(suspended.subject).toBe('アカウントの利用を停止しました — Hitohira');
      for (const part of [REASON, '/ja/contact', '受付番号']) expect(suspended.text).toContain(part);
      await askOps(['accounts', 'restore', displayId], environment);
      expect((await mail(3)).subject).toBe('アカウントをまたお使いいただけます — Hitohira');
      const browser = await logIn(testApp, person.input.email);
      const { results } = (await browser.get('/api/notices').expect(200)).body as {
        results: { noticeId: number; reference: number }[];
      };
      expect(results).toMatchObject([{ kind: 'ACCOUNT_SUSPENDED', reason: REASON, subject: null }]);
      expect(suspended.text).toContain(`受付番号: ${results[0]!.reference}`);
      const { results: acts } = await askOps<{ results: object[] }>(
        ['audit', 'list', '--account', accountId],
        { ...environment, OPS_OPERATOR: '花' },
      );
      expect(acts).toMatchObject([
        { act: 'accounts restore', accountId, displayId, reason: null },
        { act: 'accounts suspend', accountId, displayId, reason: REASON, operator: userInfo().username },
      ]);
    });

    it.each([['suspend'], ['delete']])('requires a reason: %s', async (verb) => {
      const { displayId } = creator.account;
      const without = {
        exit: 2,
        stdout: '',
        stderr: '--reason is required; it is sent to the account’s owner.\n',
      };
      for (const reason of [[], ['--reason', ' ']])
        expect(await runOps(['accounts', verb, displayId, ...reason], environment)).toEqual(without);
      for (const reason of ['x'.repeat(501), 'a\u0007b'])
        expect(await runOps(['accounts', verb, displayId, '--reason', reason], environment)).toMatchObject({
          exit: 2,
        });
      await testApp.client.get(`/api/accounts/${displayId}`).expect(200);
    });

    it('is recorded with the operator if it changes something', async () => {
      const before = await testApp.repository(OperatorAct).find();
      const as = { ...environment, OPS_OPERATOR: '桜' };
      await askOps(['redirects', 'add', '/old', '/new'], as);
      await askOps(['redirects', 'remove', '/old', '--dry-run'], as);
      await askOps(['redirects', 'list'], as);
      await askOps(['maintenance', 'status'], as);
      await askOps(['accounts', 'show', creator.account.displayId], as);
      const { results, total } = await askOps<{ results: object[]; total: number }>(['audit', 'list'], as);
      expect(total).toBe(before.length + 1);
      expect(results[0]).toMatchObject({
        operator: '桜',
        act: 'redirects add',
        subject: '/old',
        accountId: null,
      });
      expect((await runOps(['audit', 'list'], as)).stdout.split('\n')[0]).toMatch(
        /^NUMBER +AT +OPERATOR +ACT +ACCOUNT +ABOUT +REASON$/,
      );
    });

    it('stays recorded after the account is erased, without personal data', async () => {
      const person = await signUp(testApp);
      const { displayId, accountId } = person.account;
      await askOps(['accounts', 'delete', displayId, ...WHY], environment);
      await erase(testApp, person);
      const list = ['audit', 'list', '--account', accountId];
      expect((await askOps<{ results: object[] }>(list, environment)).results).toMatchObject([
        { act: 'accounts delete', accountId, displayId: null, reason: REASON },
      ]);
    });

    it.each([['0'], ['1001'], ['x']])('cannot be listed with the limit %s', async (limit) => {
      expect(await runOps(['audit', 'list', '--limit', limit], environment)).toEqual({
        exit: 2,
        stdout: '',
        stderr: '--limit: give a number from 1 to 1000.\n',
      });
    });
  });

  describe('delete', () => {
    it('closes an account, without a restoration link in the mail', async () => {
      const person = await signUp(testApp);
      const { accountId, displayId } = person.account;
      const outcome = (dryRun: boolean, changed = true) => ({ dryRun, id: accountId, displayId, changed });
      expect(await askOps(['accounts', 'delete', displayId, '--dry-run'], environment)).toEqual(
        outcome(true),
      );
      await testApp.client.get(`/api/accounts/${displayId}`).expect(200);
      expect(await askOps(['accounts', 'delete', displayId, ...WHY], environment)).toEqual(outcome(false));
      await testApp.client.get(`/api/accounts/${displayId}`).expect(404);
      await person.browser.get('/api/accounts/me').expect(401);
      const mail = await testApp.mail.newest(person.input.email, 2);
      expect(mail.subject).toBe('アカウントを閉鎖しました — Hitohira');
      for (const part of [REASON, '/ja/contact', '受付番号']) expect(mail.text).toContain(part);
      for (const part of ['/restore', '退会', 'ありがとう']) expect(mail.text).not.toContain(part);
      expect(await restorations(person)).toEqual([]);
      expect(await askOps(['accounts', 'delete', displayId, ...WHY], environment)).toEqual(
        outcome(false, false),
      );

      expect(await askOps(['accounts', 'restore', displayId], environment)).toMatchObject({ changed: true });
      await testApp.client.get(`/api/accounts/${displayId}`).expect(200);
      await askOps(['accounts', 'delete', displayId, ...WHY], environment);
      await erase(testApp, person);
      expect(await runOps(['accounts', 'show', accountId], environment)).toMatchObject({ exit: 3 });
    });

    it('revokes the restoration link of a withdrawn account', async () => {
      const person = await signUp(testApp);
      await leave(person);
      expect(await restorations(person)).toHaveLength(1);
      const { accountId, displayId } = person.account;
      const close = (...options: string[]) =>
        askOps(['accounts', 'delete', displayId, ...WHY, ...options], environment);
      expect(await close('--dry-run')).toMatchObject({ changed: true });
      expect(await restorations(person)).toHaveLength(1);
      expect(await close()).toMatchObject({ changed: true });
      expect(await restorations(person)).toEqual([]);
      // The third mail, after the sign-up code and the goodbye.
      const mail = await testApp.mail.newest(person.input.email, 3);
      expect(mail.subject).toBe('アカウントを閉鎖しました — Hitohira');
      expect(mail.text).toContain(REASON);
      for (const dryRun of [[], ['--dry-run']])
        expect(await close(...dryRun)).toMatchObject({ changed: false });
      expect(await askOps(['audit', 'list', '--account', accountId], environment)).toMatchObject({
        results: [{ act: 'accounts delete', reason: REASON }],
        total: 1,
      });
    });

    it("has a server revoke the owner's consents at providers", async () => {
      const person = await signUp(testApp);
      const { accountId, displayId } = person.account;
      const linkageId = await createLinkage(testApp, accountId, { provider: 'youtube', handle: 'hana' });
      await createLinkageGrant(testApp, linkageId);
      await askOps(['accounts', 'delete', displayId, ...WHY], environment);
      expect(await testApp.repository(LinkageGrant).findBy({ accountId })).toEqual([]);
      expect(await jobsOf(testApp, RELEASE_LINKAGE_GRANT_QUEUE)).toHaveLength(1);
    });

    it.each([['suspend'], ['restore'], ['delete']])('%s requires an existing account', async (verb) => {
      expect(await runOps(['accounts', verb, 'nobody.is.here', ...WHY], environment)).toEqual({
        exit: 3,
        stdout: '',
        stderr: 'There is no account nobody.is.here.\n',
      });
    });
  });

  describe('unlock', () => {
    const logIn = (password: string) =>
      testApp.browser().post('/api/auth/login').send({ email: creator.input.email, password });

    it('accepts the right password again after too many wrong ones', async () => {
      for (let wrong = 0; wrong < 10; wrong += 1) await logIn('Wrong-Petal-88').expect(401);
      await logIn(PASSWORD).expect(423);
      const email = creator.input.email.toUpperCase();
      expect(await askOps(['accounts', 'unlock', email], environment)).toEqual({ email, unlocked: true });
      await logIn(PASSWORD).expect(200);
    });

    it('reports if there was nothing to unlock', async () => {
      expect(await runOps(['accounts', 'unlock', 'nobody@example.com'], environment)).toEqual({
        exit: 0,
        stdout: 'nobody@example.com was not locked and had no failed logins.\n',
        stderr: '',
      });
    });

    it('requires an e-mail address', async () => {
      expect(await runOps(['accounts', 'unlock', 'sakura.mochi'], environment)).toEqual({
        exit: 2,
        stdout: '',
        stderr: 'email: sakura.mochi is not an e-mail address.\n',
      });
    });
  });
});
