import { AppConfig } from '../../src/config/app-config.js';
import { MAKE_EXPORT_QUEUE } from '../../src/jobs/queues.js';
import { TransactionsService } from '../../src/database/transactions.service.js';
import { Account } from '../../src/modules/accounts/account.entity.js';
import { type SessionListResponse } from '../../src/modules/auth/dto/session.response.js';
import { DOCTOR_PASS, makeDoctorPass } from '../../src/modules/health/arrival.js';
import { type LinkPreviewResponse } from '../../src/modules/link-previews/dto/link-preview.response.js';
import { type NoticeListResponse } from '../../src/modules/notices/dto/notice-list.response.js';
import { NoticesService } from '../../src/modules/notices/notices.service.js';
import { type ImportResponse } from '../../src/modules/portability/dto/import.response.js';
import { type FlowPurpose } from '../../src/security/flows/flow.entity.js';
import { aMinutePasses, CODE_FLOWS } from './code-flows.js';
import { queueIsDone } from './jobs.js';
import { logIn } from './log-in.js';
import { anotherJpeg } from './pictures.js';
import { beginSignUp, PASSWORD, signUp, type SignedUp, signUpInput } from './sign-up.js';
import { type Browser, type TestApp } from './test-app.js';
import { codeIn, otherCode } from './test-mail-server.js';
import { type TestSandbox } from './test-sandbox.js';

/** The account of a request. */
export interface Subject {
  person: SignedUp;
  displayId: string;
  contentIds: number[];
  itemIds: number[];
  /** The items of the first content. */
  firstItemIds: number[];
  linkIds: number[];
  linkageIds: number[];
}

/** What a test has beside the account of a request. */
export interface Tools {
  testApp: TestApp;
  sandbox: TestSandbox;
}

/** A call whose statements are counted. */
type Call = () => PromiseLike<{ ok: boolean }>;

/**
 * A call, and the number of its statements, including the one that finds the session. What it needs is done before they
 * are counted.
 */
export type CountedCall = [
  /** Its route as its controller declares it, and in parentheses what distinguishes it from others of that route. */
  call: string,
  statements: number,
  begin: (subject: Subject, tools: Tools) => Call | Promise<Call>,
];

/** The number of wrong codes after which those of an address are paused, in the app whose statements are counted. */
export const WRONG_CODES = 3;

/** The host whose page a preview reads, in the app whose statements are counted. */
export const PREVIEWED_HOST = 'shop.example';

/** Words in the subjects of mails with a link. */
const ADDRESS_CHANGED = 'メールアドレスが変更されました';
const CODES_PAUSED = '認証コードの受け付けを停止しました';
const GOODBYE = '退会の手続きが完了しました';

/** A person who signs up, resets a password or the like, so that the account of the others stays as it is. */
const another = ({ testApp }: Tools): Promise<SignedUp> => signUp(testApp);

/** An import of an archive with one link, which is read and not confirmed yet. */
async function readImport({ browser }: SignedUp): Promise<string> {
  const { body } = await browser
    .post('/api/accounts/me/import')
    .attach('file', Buffer.from('title,url\nShop,https://shop.example/'), 'links.csv')
    .expect(201);
  return (body as ImportResponse).importId;
}

/** The right code of a flow. */
async function endOf(purpose: FlowPurpose, { testApp }: Tools): Promise<Call> {
  const flow = CODE_FLOWS.find((each) => each.purpose === purpose)!;
  const { check, email, mails } = await flow.begin(testApp);
  const code = codeIn(await testApp.mail.newest(email, mails));
  return () => check(code);
}

/** The token in the link of a mail to an address, whose subject contains the words. */
async function tokenMailed({ testApp }: Tools, email: string, words: string): Promise<string> {
  const { text = '' } = await testApp.mail.about(email, words);
  return /\?token=([\w-]+)$/m.exec(text)?.[1] ?? '';
}

/** A browser that has entered the code of a password reset. */
async function browserWithCode(tools: Tools): Promise<Browser> {
  const { testApp } = tools;
  const { input } = await another(tools);
  const browser = testApp.browser();
  await browser.post('/api/auth/forgot-password').send({ email: input.email }).expect(204);
  const code = await testApp.mail.code(input.email, 2);
  await browser.post('/api/auth/forgot-password/check-code').send({ code }).expect(204);
  return browser;
}

/** Calls other than those of pages and of the studio's editors, and than those that ask a provider. */
export const CALLS: CountedCall[] = [
  [
    'POST /api/accounts',
    17,
    (_subject, { testApp }) => {
      const browser = testApp.browser();
      return () => browser.post('/api/accounts').send(signUpInput());
    },
  ],
  [
    'POST /api/accounts/check-code',
    24,
    async (_subject, { testApp }) => {
      const { browser, code } = await beginSignUp(testApp);
      return () => browser.post('/api/accounts/check-code').send({ code });
    },
  ],
  [
    'POST /api/accounts/resend-code',
    13,
    async (_subject, { testApp }) => {
      const { browser } = await beginSignUp(testApp);
      await aMinutePasses(testApp);
      return () => browser.post('/api/accounts/resend-code');
    },
  ],
  [
    'POST /api/accounts/create-validation',
    2,
    (_subject, { testApp }) =>
      () =>
        testApp.browser().post('/api/accounts/create-validation').send({ displayId: 'creator.new' }),
  ],
  [
    'POST /api/accounts/edit-validation',
    3,
    ({ person }) =>
      () =>
        person.browser.post('/api/accounts/edit-validation').send({ displayId: 'creator.new' }),
  ],
  [
    'POST /api/auth/forgot-password',
    13,
    async (_subject, tools) => {
      const { input } = await another(tools);
      return () => tools.testApp.browser().post('/api/auth/forgot-password').send({ email: input.email });
    },
  ],
  [
    'POST /api/auth/login',
    13,
    ({ person }, { testApp }) => {
      const { email } = person.input;
      return () => testApp.browser().post('/api/auth/login').send({ email, password: PASSWORD });
    },
  ],
  [
    'POST /api/auth/logout',
    3,
    async ({ person }, { testApp }) => {
      const browser = await logIn(testApp, person.input.email);
      return () => browser.post('/api/auth/logout');
    },
  ],
  [
    'POST /api/auth/refresh',
    6,
    async ({ person }, { testApp }) => {
      const browser = await logIn(testApp, person.input.email);
      return () => browser.post('/api/auth/refresh').send({});
    },
  ],
  [
    'POST /api/auth/confirm',
    7,
    ({ person }) =>
      () =>
        person.browser.post('/api/auth/confirm').send({ password: PASSWORD }),
  ],
  [
    'DELETE /api/auth/sessions/:id',
    2,
    async ({ person }, { testApp }) => {
      await logIn(testApp, person.input.email);
      const { body } = await person.browser.get('/api/auth/sessions').expect(200);
      const { id } = (body as SessionListResponse).results.find(({ current }) => !current)!;
      return () => person.browser.delete(`/api/auth/sessions/${id}`);
    },
  ],
  [
    'DELETE /api/auth/sessions',
    2,
    async ({ person }, { testApp }) => {
      await logIn(testApp, person.input.email);
      return () => person.browser.delete('/api/auth/sessions');
    },
  ],
  [
    'PATCH /api/accounts/password',
    11,
    async (_subject, tools) => {
      const { browser } = await another(tools);
      return () => browser.patch('/api/accounts/password').send({ password: 'Fresh-Petal-77' });
    },
  ],
  [
    'PATCH /api/accounts/email',
    15,
    async (_subject, tools) => {
      const { browser } = await another(tools);
      const { email } = signUpInput();
      return () => browser.patch('/api/accounts/email').send({ email });
    },
  ],
  [
    'POST /api/contact',
    6,
    ({ linkIds: [id] }, { testApp }) =>
      () =>
        testApp
          .browser()
          .post('/api/contact')
          .send({ contactType: 'REPORT', content: 'Spam', about: `link:${id}` }),
  ],
  [
    'POST /api/log/presses',
    0,
    ({ linkIds: [targetId], displayId }, { testApp }) =>
      () =>
        testApp
          .browser()
          .post('/api/log/presses')
          .send({ path: `/profile/${displayId}`, kind: 'link', targetId }),
  ],
  [
    'POST /api/news/:id/history',
    2,
    ({ person }) =>
      () =>
        person.browser.post('/api/news/n-1/history'),
  ],
  [
    'POST /api/pictures',
    9,
    async ({ person }) => {
      const image = await anotherJpeg();
      return () => person.browser.post('/api/pictures').attach('image', image, 'a.jpg');
    },
  ],
  [
    'POST /api/items/contents/:id',
    20,
    async ({ person, contentIds: [id] }) => {
      const image = await anotherJpeg();
      return () =>
        person.browser
          .post(`/api/items/contents/${id}`)
          .field('items[0][majorMallFlag]', '1')
          .field('items[0][name]', 'Scissors')
          .attach('items[0][image]', image, 'a.jpg');
    },
  ],
  [
    'POST /api/accounts/me/export',
    8,
    ({ person }) =>
      () =>
        person.browser.post('/api/accounts/me/export'),
  ],
  [
    'POST /api/accounts/me/import',
    16,
    ({ person }) =>
      () =>
        person.browser
          .post('/api/accounts/me/import')
          .attach('file', Buffer.from('title,url\nShop,https://shop.example/'), 'links.csv'),
  ],
  [
    'DELETE /api/accounts/me/imports/:id',
    9,
    async ({ person }) => {
      const id = await readImport(person);
      return () => person.browser.delete(`/api/accounts/me/imports/${id}`);
    },
  ],
  [
    'POST /api/accounts/me/imports/:id/confirm',
    8,
    async ({ person }) => {
      const id = await readImport(person);
      return () => person.browser.post(`/api/accounts/me/imports/${id}/confirm`).send({});
    },
  ],
  ['PATCH /api/accounts/email/check-code', 29, (_subject, tools) => endOf('update-email', tools)],
  ['PATCH /api/accounts/password/check-code', 24, (_subject, tools) => endOf('change-password', tools)],
  ['POST /api/auth/forgot-password/check-code', 16, (_subject, tools) => endOf('reset-password', tools)],
  [
    'POST /api/accounts/forgot-password',
    12,
    async (_subject, tools) => {
      const browser = await browserWithCode(tools);
      return () => browser.post('/api/accounts/forgot-password').send({ password: 'Fresh-Petal-77' });
    },
  ],
  [
    'POST /api/accounts/email/undo',
    13,
    async (_subject, tools) => {
      const { browser, input } = await another(tools);
      const { email } = signUpInput();
      await browser.patch('/api/accounts/email').send({ email }).expect(204);
      const code = await tools.testApp.mail.code(email);
      await browser.patch('/api/accounts/email/check-code').send({ code, email }).expect(200);
      const token = await tokenMailed(tools, input.email, ADDRESS_CHANGED);
      return () => tools.testApp.browser().post('/api/accounts/email/undo').send({ token });
    },
  ],
  [
    'POST /api/auth/confirm/code',
    11,
    async (_subject, tools) => {
      const { browser, account } = await another(tools);
      await tools.testApp.repository(Account).update(account.accountId, { passwordHash: null });
      return () => browser.post('/api/auth/confirm/code');
    },
  ],
  [
    'POST /api/auth/confirm (by code)',
    17,
    async (_subject, tools) => {
      const { browser, account, input } = await another(tools);
      await tools.testApp.repository(Account).update(account.accountId, { passwordHash: null });
      await browser.post('/api/auth/confirm/code').expect(204);
      const code = await tools.testApp.mail.code(input.email, 2);
      return () => browser.post('/api/auth/confirm').send({ code });
    },
  ],
  [
    'POST /api/auth/codes/allow',
    2,
    async (_subject, tools) => {
      const { testApp } = tools;
      const { input } = await another(tools);
      const stranger = testApp.browser();
      await stranger.post('/api/auth/forgot-password').send({ email: input.email }).expect(204);
      const code = await testApp.mail.code(input.email, 2);
      for (let step = 1; step <= WRONG_CODES; step += 1)
        await stranger
          .post('/api/auth/forgot-password/check-code')
          .send({ code: otherCode(code, step) })
          .expect(400);
      const token = await tokenMailed(tools, input.email, CODES_PAUSED);
      return () => testApp.browser().post('/api/auth/codes/allow').send({ token });
    },
  ],
  [
    'DELETE /api/notices/:id',
    2,
    async ({ person: { account, browser } }, { testApp: { app } }) => {
      const notices = app.get(NoticesService, { strict: false });
      await app
        .get(TransactionsService)
        .run((tx) => notices.post(tx, account.accountId, { kind: 'CONTENT_REMOVED' }));
      const { body } = await browser.get('/api/notices').expect(200);
      const { noticeId } = (body as NoticeListResponse).results[0]!;
      return () => browser.delete(`/api/notices/${noticeId}`);
    },
  ],
  [
    'POST /api/link-previews',
    10,
    ({ person: { browser } }) =>
      async () => {
        const answer = await browser.post('/api/link-previews').send({ url: `https://${PREVIEWED_HOST}/` });
        // The page was read, and its picture stored.
        return { ok: answer.ok && (answer.body as LinkPreviewResponse).picture !== null };
      },
  ],
  [
    'GET /api/accounts/me/export/archive',
    3,
    async (_subject, tools) => {
      const { browser } = await another(tools);
      await browser.post('/api/accounts/me/export').expect(201);
      await queueIsDone(tools.testApp, MAKE_EXPORT_QUEUE);
      return () => browser.get('/api/accounts/me/export/archive');
    },
  ],
  [
    'GET /media/*name',
    1,
    async ({ person: { browser } }, { testApp }) => {
      const { body } = await browser
        .patch('/api/accounts/me')
        .attach('icon', await anotherJpeg(), 'icon.jpg')
        .expect(200);
      return () => testApp.client.get((body as { icon: string }).icon);
    },
  ],
  [
    'GET /health/arrival',
    0,
    (_subject, { testApp }) => {
      const pass = makeDoctorPass(testApp.app.get(AppConfig).secrets.encryption);
      return () => testApp.client.get('/health/arrival').set(DOCTOR_PASS, pass);
    },
  ],
];

/** Calls after which the account is out of use, in this order. */
export const LAST_CALLS: CountedCall[] = [
  [
    'DELETE /api/accounts/me',
    23,
    ({ person: { browser } }) =>
      () =>
        browser.delete('/api/accounts/me').send({ reasonId: 2 }),
  ],
  [
    'POST /api/accounts/restore',
    6,
    async ({ person: { input } }, tools) => {
      const token = await tokenMailed(tools, input.email, GOODBYE);
      return () => tools.testApp.client.post('/api/accounts/restore').send({ token });
    },
  ],
];
