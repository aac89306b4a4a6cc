import { TooManyRequests } from '../../common/errors/request-errors.js';
import { type ThrottleName } from '../../config/environment.js';
import { FakeThrottle } from './fake-throttle.js';
import { MailAllowanceService, type MailRequester } from './mail-allowance.service.js';
import { type ThrottleService } from './throttle.service.js';

const emailKey = 'hana@example.com';
const accountId = 'account-1';
const ANYBODY: MailRequester = { by: 'anybody', emailKey };
const OWNER: MailRequester = { by: 'owner', accountId, signedIn: true };

const allowanceWith = (limits: Partial<Record<ThrottleName, number>>) =>
  new MailAllowanceService(new FakeThrottle(limits) as unknown as ThrottleService);

describe('the mail allowance', () => {
  it("has a budget per kind of requester, so that strangers cannot use up the owner's", async () => {
    const allowance = allowanceWith({ MAIL_MINUTE: 1 });
    const requesters: MailRequester[] = [
      ANYBODY,
      { by: 'password', emailKey },
      { by: 'mailbox', emailKey },
      { by: 'newAddress', emailKey, accountId },
      { by: 'newAddress', emailKey, accountId: 'account-2' },
      OWNER,
    ];
    for (const requester of requesters)
      expect([requester, await allowance.take(requester)]).toEqual([requester, true]);
    for (const requester of requesters)
      expect([requester, await allowance.take(requester)]).toEqual([requester, false]);
  });

  it('does not consume the hour for a request within the minute', async () => {
    const allowance = allowanceWith({ MAIL_MINUTE: 1, MAIL_HOUR: 2 });
    expect([await allowance.take(ANYBODY), await allowance.take(ANYBODY)]).toEqual([true, false]);
    await allowance.endMinute(emailKey, null);
    expect(await allowance.take(ANYBODY)).toBe(true);
    await allowance.endMinute(emailKey, null);
    expect(await allowance.take(ANYBODY)).toBe(false);
  });

  it('limits clients, except owners and browsers trusted by the mailbox', async () => {
    const allowance = allowanceWith({ MAIL_CLIENT: 0 });
    await expect(allowance.take(ANYBODY)).rejects.toBeInstanceOf(TooManyRequests);
    expect(await allowance.take(OWNER)).toBe(true);
    expect(await allowance.take({ by: 'mailbox', emailKey })).toBe(true);
  });

  it('limits signed-in accounts', async () => {
    const allowance = allowanceWith({ MAIL_ACCOUNT: 0 });
    await expect(allowance.take(OWNER)).rejects.toBeInstanceOf(TooManyRequests);
    await expect(allowance.take({ by: 'newAddress', emailKey, accountId })).rejects.toBeInstanceOf(
      TooManyRequests,
    );
    expect(await allowance.take({ ...OWNER, signedIn: false })).toBe(true);
  });

  it('refunds everything that a mail consumed', async () => {
    const allowance = allowanceWith({ MAIL_CLIENT: 1, MAIL_ACCOUNT: 1, MAIL_MINUTE: 1, MAIL_HOUR: 1 });
    for (const requester of [ANYBODY, OWNER]) {
      await allowance.take(requester);
      await allowance.giveBack(requester);
      expect(await allowance.take(requester)).toBe(true);
    }
  });

  it('counts receipts separately, and omits them beyond the limit', async () => {
    const allowance = allowanceWith({ MAIL_HOUR: 1, MAIL_ACCOUNT: 1 });
    expect(await allowance.takeReceipt(emailKey, null)).toBe(true);
    expect(await allowance.takeReceipt(emailKey, null)).toBe(false);
    expect(await allowance.take(ANYBODY)).toBe(true);
    expect(await allowance.takeReceipt('taro@example.com', accountId)).toBe(true);
    expect(await allowance.takeReceipt('jiro@example.com', accountId)).toBe(false);
  });
});
