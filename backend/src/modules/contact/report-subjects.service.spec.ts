import { type EntityManager } from 'typeorm';
import { promised } from '../../../test/support/promised.js';
import { ServiceUnavailable } from '../../common/errors/request-errors.js';
import { AccountNotFound } from '../accounts/accounts.errors.js';
import { type AccountsService } from '../accounts/accounts.service.js';
import { type AccountOperationsService } from '../accounts/account-operations.service.js';
import { ContentNotFound } from '../contents/contents.errors.js';
import { type ContentsService } from '../contents/contents.service.js';
import { ItemNotFound } from '../items/items.errors.js';
import { type ItemsService } from '../items/items.service.js';
import { LinkNotFound } from '../links/links.errors.js';
import { type LinksService } from '../links/links.service.js';
import { ReportSubjectNotFound } from './contact.errors.js';
import { type ReportSubjectReadModel } from './report-subject.read-model.js';
import { type ReportKind } from './report-subject.rules.js';
import { ReportSubjectsService } from './report-subjects.service.js';

const HANA = { id: 'account-1', displayId: 'hana' };
const ACTING = { operator: 'operator', reason: 'A reason' };
const TX = {} as EntityManager;

/** Hana's content 12 with item 34, and her link 5, which only operators can find if they are not shown. */
function startSubjects({ isShown = true, failure }: { isShown?: boolean; failure?: Error } = {}) {
  /** The calls, in order. */
  const log: string[] = [];
  const found = <Result>(isThere: boolean, result: Result, NotFound: new () => Error) =>
    promised(() => {
      if (failure) throw failure;
      if (!isThere) throw new NotFound();
      return result;
    });
  const part = <Entry>(id: number, of: number, entry: Entry) =>
    Promise.resolve({ entries: isShown && id === of ? [entry] : [] });
  type Report = (tx: EntityManager) => Promise<void>;
  /** Deletes in a transaction that includes the report. */
  const remove = async (what: string, isThere: boolean, NotFound: new () => Error, report: Report) => {
    await found(isThere, null, NotFound);
    log.push(`delete ${what}`);
    await report(TX);
  };
  const service = new ReportSubjectsService(
    {
      getPublic: (id: string) => found(isShown && id === 'hana', HANA, AccountNotFound),
    } as unknown as AccountsService,
    {
      get: (id: string) => found([HANA.id, HANA.displayId].includes(id), HANA, AccountNotFound),
      suspend: (accountId: string, { reason }: typeof ACTING, why: string) =>
        Promise.resolve(void log.push(`suspend ${accountId} for "${reason}" by ${why}`)),
      reportRemoval: (
        tx: EntityManager,
        accountId: string,
        { action, subject, what }: { action: string; subject: string; what: string | null },
        { operator }: typeof ACTING,
      ) =>
        Promise.resolve(
          void log.push(
            `report ${action} of ${subject} "${what}" to ${accountId} by ${operator} ${tx === TX}`,
          ),
        ),
    } as unknown as AccountOperationsService,
    {
      lookUp: ([id]: number[]) =>
        part(id ?? 0, 12, { id: 12, accountId: HANA.id, displayId: HANA.displayId }),
      getOwnerId: (id: number) => found(id === 12, HANA.id, ContentNotFound),
      delete: (accountId: string, id: number, report: Report) =>
        remove(`content ${id} of ${accountId}`, id === 12, ContentNotFound, report),
    } as unknown as ContentsService,
    {
      lookUp: ([id]: number[]) => part(id ?? 0, 34, { contentId: 12 }),
      getPlace: (id: number) => found(id === 34, { accountId: HANA.id, contentId: 12 }, ItemNotFound),
      delete: (accountId: string, contentId: number, id: number, report: Report) =>
        remove(`item ${id} of content ${contentId} of ${accountId}`, id === 34, ItemNotFound, report),
    } as unknown as ItemsService,
    {
      getOwnerOfShown: (id: number) => found(isShown && id === 5, HANA, LinkNotFound),
      getOwnerId: (id: number) => found(id === 5, HANA.id, LinkNotFound),
      delete: (accountId: string, id: number, report: Report) =>
        remove(`link ${id} of ${accountId}`, id === 5, LinkNotFound, report),
    } as unknown as LinksService,
    {
      nameOf: (kind: ReportKind, id: number) => {
        log.push('name it');
        return Promise.resolve(`${kind} ${id}`);
      },
    } as ReportSubjectReadModel,
  );
  return { service, log };
}

const SUBJECTS: [ReportKind, string][] = [
  ['profile', 'hana'],
  ['content', '12'],
  ['item', '34'],
  ['link', '5'],
];

describe('finding a report subject', () => {
  it.each<[ReportKind, string, string, string]>([
    ['profile', 'hana', HANA.id, '/profile/hana'],
    ['content', '12', '12', '/profile/hana/contents/12'],
    ['item', '34', '34', '/profile/hana/contents/12'],
    ['link', '5', '5', '/profile/hana'],
  ])('returns a %s with its owner and page', async (kind, id, foundId, path) => {
    const { service } = startSubjects();
    expect(await service.find({ kind, id })).toEqual({
      ...{ kind, id: foundId, path },
      ...{ accountId: HANA.id, displayId: HANA.displayId },
    });
  });

  it.each(SUBJECTS)('does not find a %s that visitors cannot see', async (kind, id) => {
    const { service } = startSubjects({ isShown: false });
    await expect(service.find({ kind, id })).rejects.toBeInstanceOf(ReportSubjectNotFound);
  });
});

describe('taking down a report subject', () => {
  it.each(SUBJECTS)('finds a %s even if visitors cannot see it', async (kind, id) => {
    const { service } = startSubjects({ isShown: false });
    await service.requireExisting({ kind, id });
  });

  it.each(SUBJECTS)('rejects an unknown %s', async (kind) => {
    const { service, log } = startSubjects();
    const gone = { kind, id: '99' };
    await expect(service.requireExisting(gone)).rejects.toBeInstanceOf(ReportSubjectNotFound);
    await expect(service.takeDown(gone, ACTING)).rejects.toBeInstanceOf(ReportSubjectNotFound);
    expect(log).toEqual([]);
  });

  it('suspends the account of a profile', async () => {
    const { service, log } = startSubjects({ isShown: false });
    await service.takeDown({ kind: 'profile', id: 'hana' }, ACTING);
    expect(log).toEqual([`suspend ${HANA.id} for "A reason" by reports take-down`]);
  });

  it.each<[ReportKind, string, string]>([
    ['content', '12', 'content 12 of account-1'],
    ['item', '34', 'item 34 of content 12 of account-1'],
    ['link', '5', 'link 5 of account-1'],
  ])(
    'names a %s before deleting it, and notifies its owner in the same transaction',
    async (kind, id, what) => {
      const { service, log } = startSubjects({ isShown: false });
      await service.takeDown({ kind, id }, ACTING);
      expect(log).toEqual([
        'name it',
        `delete ${what}`,
        `report ${kind}Removed of ${kind}:${id} "${kind} ${id}" to account-1 by operator true`,
      ]);
    },
  );

  it('does not report an unavailable service as a missing subject', async () => {
    const failure = new ServiceUnavailable();
    const { service } = startSubjects({ failure });
    for (const [kind, id] of SUBJECTS) {
      await expect(service.requireExisting({ kind, id })).rejects.toBe(failure);
      await expect(service.takeDown({ kind, id }, ACTING)).rejects.toBe(failure);
    }
  });
});
