import { type EntityManager } from 'typeorm';
import { promised } from '../../../test/support/promised.js';
import { type AccountMailsService } from '../accounts/account-mails.service.js';
import { LogInNoticesService } from './log-in-notices.service.js';

const TX = {} as EntityManager;

describe('the notice of a login', () => {
  it.each<[string, string | null, string | null]>([
    [
      'its browser and system',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Firefox / Windows',
    ],
    ['only its browser', 'Mozilla/5.0 (Unknown; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox'],
    ['no unknown program', 'curl/8.0', null],
    ['nothing without a header', null, null],
  ])('names %s', async (_what, userAgent, device) => {
    const mails: [string, string | null][] = [];
    const service = new LogInNoticesService({
      postNewSignIn: (_tx: EntityManager, accountId: string, named: string | null) =>
        promised(() => void mails.push([accountId, named])),
    } as unknown as AccountMailsService);
    await service.postNewSignIn(TX, 'account-1', userAgent);
    expect(mails).toEqual([['account-1', device]]);
  });
});
