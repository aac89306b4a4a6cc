import { promised } from '../../../test/support/promised.js';
import { TooManyRequests } from '../../common/errors/request-errors.js';
import { type MailAllowanceService, type MailRequester } from '../throttling/mail-allowance.service.js';
import { type BrowserTrustService, type Standing } from './browser-trust.service.js';
import { CodeRequestsService } from './code-requests.service.js';
import { type CodeStopsService } from './code-stops.service.js';

const HANA = 'hana@example.com';
const ACCOUNT = 'account-1';
const STRANGER: Standing = { as: 'stranger', deviceId: null };
const OWNER: Standing = { as: 'owner', deviceId: 'device-1' };
const MAILBOX: Standing = { as: 'mailbox', deviceId: 'device-2' };

describe('a request for a code', () => {
  let standing: Standing;
  /** The account that the trust was asked for. */
  let trustedFor: (string | null)[];
  /** Who has paid for the mails. */
  let charged: MailRequester[];
  /** Whether the budget allows a mail. */
  let isAllowed: boolean;
  /** Whether the client has made too many requests. */
  let isRefused: boolean;
  /** The browsers in which codes are stopped. */
  let stoppedIn: Standing[];
  let service: CodeRequestsService;
  beforeEach(() => {
    [standing, trustedFor, charged, isAllowed, isRefused, stoppedIn] = [STRANGER, [], [], true, false, []];
    service = new CodeRequestsService(
      {
        take: (requester: MailRequester) =>
          promised(() => {
            if (isRefused) throw new TooManyRequests(60);
            charged.push(requester);
            return isAllowed;
          }),
      } as unknown as MailAllowanceService,
      {
        holdFor: (_emailKey: string, browser: Standing) => Promise.resolve(stoppedIn.includes(browser)),
      } as unknown as CodeStopsService,
      {
        trustOf: (_emailKey: string, accountId: string | null) => {
          trustedFor.push(accountId);
          return standing;
        },
      } as unknown as BrowserTrustService,
    );
  });

  it.each<[string, Standing, boolean, MailRequester]>([
    ['the owner', OWNER, false, { by: 'owner', accountId: ACCOUNT, signedIn: false }],
    ['the owner with the password', OWNER, true, { by: 'owner', accountId: ACCOUNT, signedIn: false }],
    ['the mailbox', MAILBOX, false, { by: 'mailbox', emailKey: HANA }],
    ['the mailbox with the password', MAILBOX, true, { by: 'mailbox', emailKey: HANA }],
    ['a stranger with the password', STRANGER, true, { by: 'password', emailKey: HANA }],
    ['a stranger', STRANGER, false, { by: 'anybody', emailKey: HANA }],
  ])('of %s has a budget of its own', async (_who, browser, knowsPassword, requester) => {
    standing = browser;
    expect(await service.request(HANA, ACCOUNT, { knowsPassword })).toEqual({ requester, mailAllowed: true });
    expect([charged, trustedFor]).toEqual([[requester], [ACCOUNT]]);
  });

  it('mails none beyond the budget', async () => {
    isAllowed = false;
    expect(await service.request(HANA, ACCOUNT)).toMatchObject({ mailAllowed: false });
    expect(await service.requestForNewAddress(HANA, ACCOUNT)).toBe(false);
    expect(await service.requestAsOwner(ACCOUNT)).toBe(false);
  });

  it('mails none where codes are stopped, but counts', async () => {
    stoppedIn = [STRANGER];
    expect(await service.request(HANA, ACCOUNT)).toMatchObject({ mailAllowed: false });
    expect(await service.requestForNewAddress(HANA, ACCOUNT)).toBe(false);
    expect(charged).toHaveLength(2);
    standing = MAILBOX;
    expect(await service.request(HANA, ACCOUNT)).toMatchObject({ mailAllowed: true });
    expect(await service.requestForNewAddress(HANA, ACCOUNT)).toBe(true);
  });

  it('for a new address is charged to the account, which nobody may learn from it', async () => {
    expect(await service.requestForNewAddress(HANA, ACCOUNT)).toBe(true);
    expect(charged).toEqual([{ by: 'newAddress', emailKey: HANA, accountId: ACCOUNT }]);
    expect(trustedFor).toEqual([null]);
  });

  it('of the signed-in owner is not affected by stopped codes', async () => {
    stoppedIn = [STRANGER];
    expect(await service.requestAsOwner(ACCOUNT)).toBe(true);
    expect(charged).toEqual([{ by: 'owner', accountId: ACCOUNT, signedIn: true }]);
  });

  it('fails beyond the limit of the client', async () => {
    isRefused = true;
    await expect(service.request(HANA, ACCOUNT)).rejects.toMatchObject({ retryAfterS: 60 });
    await expect(service.requestForNewAddress(HANA, ACCOUNT)).rejects.toBeInstanceOf(TooManyRequests);
    await expect(service.requestAsOwner(ACCOUNT)).rejects.toBeInstanceOf(TooManyRequests);
  });
});
