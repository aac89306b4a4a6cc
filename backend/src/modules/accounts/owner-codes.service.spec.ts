import { type EntityManager } from 'typeorm';
import { FakeCodeFlows } from '../../../test/support/fake-code-flows.js';
import { FakeTransactions } from '../../../test/support/fake-transactions.js';
import { promised } from '../../../test/support/promised.js';
import { TooManyRequests } from '../../common/errors/request-errors.js';
import { type TransactionsService } from '../../database/transactions.service.js';
import { type CodeRequestsService } from '../../security/flows/code-requests.service.js';
import { FlowEnded, InvalidCode } from '../../security/flows/flow.errors.js';
import { type FlowsService } from '../../security/flows/flows.service.js';
import { type AccountMailsService, type MailRecipient } from './account-mails.service.js';
import { type AccountView } from './account.read-model.js';
import { type CodeEntryService } from './code-entry.service.js';
import { OwnerCodesService } from './owner-codes.service.js';

const ME = { id: 'account-1', displayName: 'Hana', timeZone: 'Asia/Tokyo' } as AccountView;
const EMAIL = 'Hana@example.com';
const PURPOSE = 'change-password';

describe('a code for the signed-in owner', () => {
  let flows: FakeCodeFlows;
  let mails: string[];
  /** Whether a mail may be sent; null if the account has asked too often. */
  let mailAllowed: boolean | null;
  let service: OwnerCodesService;
  beforeEach(() => {
    flows = new FakeCodeFlows();
    [mails, mailAllowed] = [[], true];
    service = new OwnerCodesService(
      new FakeTransactions() as unknown as TransactionsService,
      flows as unknown as FlowsService,
      {
        requestAsOwner: () =>
          promised(() => {
            if (mailAllowed === null) throw new TooManyRequests(60);
            return mailAllowed;
          }),
      } as unknown as CodeRequestsService,
      flows as unknown as CodeEntryService,
      {
        postCode: (_tx: EntityManager, to: MailRecipient, kind: string, code: string) =>
          promised(
            () => void mails.push(`${code} of ${kind} to ${to.displayName} at ${to.email} in ${to.timeZone}`),
          ),
      } as unknown as AccountMailsService,
    );
  });

  const send = (token: string | null = null) => service.send(PURPOSE, ME, EMAIL, token);

  it('is mailed to the address as written', async () => {
    const token = await send();
    expect(mails).toEqual([`code 1 of ${PURPOSE} to Hana at ${EMAIL} in Asia/Tokyo`]);
    expect(flows.flows.get(token)).toMatchObject({ emailKey: 'hana@example.com', accountId: ME.id });
  });

  it('stays the same if no mail may be sent', async () => {
    const token = await send();
    mailAllowed = false;
    expect(await send(token)).toBe(token);
    expect([flows.flows.get(token)?.code, mails.length]).toEqual(['code 1', 1]);
  });

  it('is refused beyond the limit of the account', async () => {
    mailAllowed = null;
    await expect(send()).rejects.toBeInstanceOf(TooManyRequests);
    expect([flows.flows.size, mails]).toEqual([0, []]);
  });

  it('is accepted for its flow', async () => {
    const token = await send();
    expect(await service.enter(PURPOSE, ME.id, token, 'code 1')).toMatchObject({ id: token });
    await expect(service.enter(PURPOSE, ME.id, token, 'code 2')).rejects.toBeInstanceOf(InvalidCode);
  });

  it('is not accepted for another account, purpose or browser', async () => {
    const token = await send();
    for (const [purpose, accountId, sent] of [
      [PURPOSE, 'account-2', token],
      ['confirm-identity', ME.id, token],
      [PURPOSE, ME.id, null],
    ] as const)
      await expect(service.enter(purpose, accountId, sent, 'code 1')).rejects.toBeInstanceOf(FlowEnded);
  });
});
