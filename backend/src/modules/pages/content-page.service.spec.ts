import { Logger } from '@nestjs/common';
import { accountView } from '../../../test/support/account-view.js';
import { promised } from '../../../test/support/promised.js';
import { AccountNotFound } from '../accounts/accounts.errors.js';
import { type AccountView } from '../accounts/account.read-model.js';
import { type SingleContentView } from '../contents/content.read-model.js';
import { ContentNotFound } from '../contents/contents.errors.js';
import { type ContentsService } from '../contents/contents.service.js';
import { type ItemsService } from '../items/items.service.js';
import { ALWAYS_VISIBLE } from '../visibility/visibility.rules.js';
import { ContentPageService } from './content-page.service.js';

const HANA = accountView({ searchable: false, cardHash: 'card of the account' });
const ROSES: SingleContentView = {
  ...{ id: 5, accountId: HANA.id, displayId: HANA.displayId, provider: 'youtube', title: 'Roses' },
  ...{ description: null, contentUrl: 'https://youtu.be/1', publishedAt: new Date(0) },
  ...{ media: [], hashTags: [], isItemLinked: false, cardHash: 'card of the content' },
  ...ALWAYS_VISIBLE,
};

describe('the data of a page of a content', () => {
  /** The reads, in order. */
  let log: string[];
  /** What reads fail with, by their names. */
  let failures: Record<string, Error>;
  /** The errors that are logged. */
  let logged: unknown[];
  let service: ContentPageService;
  beforeEach(() => {
    [log, failures, logged] = [[], {}, []];
    const nothing = () => undefined;
    Logger.overrideLogger({
      log: nothing,
      warn: nothing,
      error: (entry: unknown) => void logged.push(entry),
    });
    const read = (what: string) =>
      promised(() => {
        log.push(what);
        const { [what]: failure } = failures;
        if (failure) throw failure;
      });
    const part = { entries: [], total: 0, nextOffset: null };
    service = new ContentPageService(
      {
        listTilesBeside: async (id: number) => {
          await read(`contents beside ${id}`);
          return ({ id: accountId }: AccountView) => ({ ...part, total: accountId === HANA.id ? 3 : 0 });
        },
        getOf: async (account: Promise<AccountView>, id: number, viewerId: string | null) => {
          await account;
          await read(`content ${id} for ${viewerId}`);
          return ROSES;
        },
      } as unknown as ContentsService,
      {
        listShownOfContent: (id: number) => read(`items of ${id}`).then(() => ({ ...part, total: 2 })),
      } as unknown as ItemsService,
    );
  });

  const readPage = () =>
    service.read(
      () =>
        promised(() => {
          log.push('account');
          const { account: failure } = failures;
          if (failure) throw failure;
          return HANA;
        }),
      5,
      'ja',
    );

  it('are the content as a visitor sees it, its items and the other contents', async () => {
    expect(await readPage()).toMatchObject({
      account: { accountId: HANA.id, isMe: false },
      content: { contentId: 5, title: 'Roses', isMe: false },
      ...{ items: { total: 2 }, contents: { total: 3 }, searchable: false },
      shareCard: expect.stringContaining('card of the content'),
    });
    expect(logged).toEqual([]);
  });

  it('are read before the account is known, as far as they can be', async () => {
    await readPage();
    expect(log).toEqual(['contents beside 5', 'items of 5', 'account', 'content 5 for null']);
  });

  it.each([
    ['items of 5', 'items', { items: null, contents: { total: 3 } }],
    ['contents beside 5', 'contents', { items: { total: 2 }, contents: null }],
  ])('lack only %s if these cannot be read, which is logged', async (what, part, expected) => {
    failures = { [what]: new Error('broken') };
    expect(await readPage()).toMatchObject({ content: { contentId: 5 }, ...expected });
    expect(logged).toEqual([{ event: 'page.part-failed', part, err: failures[what] }]);
  });

  it.each<[string, Error]>([
    ['content 5 for null', new ContentNotFound()],
    ['account', new AccountNotFound()],
  ])('are nothing without the %s', async (what, failure) => {
    failures = { [what]: failure };
    await expect(readPage()).rejects.toBe(failure);
  });
});
