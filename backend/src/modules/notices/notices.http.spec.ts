import { failureIn } from '../../../test/support/failures.js';
import { signUp, type SignedUp } from '../../../test/support/sign-up.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { TransactionsService } from '../../database/transactions.service.js';
import { MOST_NOTICES, NoticesService, type NoticeWords } from './notices.service.js';

interface NoticeList {
  results: { noticeId: number; subject: string | null }[];
  total: number;
}

describe('notices in the studio', () => {
  let testApp: TestApp;
  let person: SignedUp;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  beforeEach(async () => {
    person = await signUp(testApp);
  });
  afterAll(() => testApp.stop());

  const post = ({ account }: SignedUp, words: NoticeWords) =>
    testApp.app
      .get(TransactionsService)
      .run((tx) => testApp.app.get(NoticesService, { strict: false }).post(tx, account.accountId, words));
  const list = async ({ browser }: SignedUp) =>
    (await browser.get('/api/notices').expect(200)).body as NoticeList;

  it('are listed with all fields, newest first', async () => {
    await post(person, { kind: 'LINKAGE_ENDED', provider: 'youtube', subject: '花', dueAt: new Date(0) });
    await post(person, { kind: 'LINK_REMOVED', subject: 'A link', reason: 'spam', reference: 7 });
    expect(await list(person)).toEqual({
      results: [
        {
          noticeId: expect.any(Number),
          kind: 'LINK_REMOVED',
          subject: 'A link',
          provider: null,
          reason: 'spam',
          reference: 7,
          dueAt: null,
          createdAt: expect.stringMatching(/Z$/),
        },
        {
          noticeId: expect.any(Number),
          kind: 'LINKAGE_ENDED',
          subject: '花',
          provider: 'youtube',
          reason: null,
          reference: null,
          dueAt: '1970-01-01T00:00:00.000Z',
          createdAt: expect.stringMatching(/Z$/),
        },
      ],
      total: 2,
    });
  });

  it('are dismissed by their owner only', async () => {
    await post(person, { kind: 'CONTENT_REMOVED' });
    const [notice] = (await list(person)).results;
    const path = `/api/notices/${notice!.noticeId}`;
    const stranger = await signUp(testApp);
    expect(failureIn(await stranger.browser.delete(path).expect(404)).message).toContain('お知らせ');
    await testApp.browser().delete(path).expect(401);
    await person.browser.delete(path).expect(204);
    await person.browser.delete(path).expect(404);
    expect(await list(person)).toEqual({ results: [], total: 0 });
    for (const id of ['0', 'x', '2147483648']) await person.browser.delete(`/api/notices/${id}`).expect(400);
  });

  it('appear as newer ones are dismissed', async () => {
    for (let turn = 0; turn <= MOST_NOTICES; turn += 1)
      await post(person, { kind: 'ITEM_REMOVED', subject: String(turn) });
    const { results, total } = await list(person);
    expect([results.length, total, results.at(-1)?.subject]).toEqual([MOST_NOTICES, MOST_NOTICES, '1']);
    await person.browser.delete(`/api/notices/${results[0]!.noticeId}`).expect(204);
    expect((await list(person)).results.at(-1)?.subject).toBe('0');
  });
});
