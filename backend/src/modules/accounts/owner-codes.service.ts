import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../database/transactions.service.js';
import { CodeRequestsService } from '../../security/flows/code-requests.service.js';
import { FlowEnded } from '../../security/flows/flow.errors.js';
import { type Flow } from '../../security/flows/flow.entity.js';
import { FlowsService } from '../../security/flows/flows.service.js';
import { AccountMailsService } from './account-mails.service.js';
import { type AccountView } from './account.read-model.js';
import { CodeEntryService } from './code-entry.service.js';
import { emailKey } from './email-key.js';

/** The purposes of codes that are mailed to the confirmed address of the signed-in account. */
type OwnerPurpose = 'change-password' | 'confirm-identity';

/** Codes mailed to the confirmed address of the signed-in account. */
@Injectable()
export class OwnerCodesService {
  constructor(
    private readonly transactions: TransactionsService,
    private readonly flows: FlowsService,
    private readonly codeRequests: CodeRequestsService,
    private readonly codes: CodeEntryService,
    private readonly mails: AccountMailsService,
  ) {}

  /**
   * Begins or continues a flow and mails its code.
   *
   * @param email the account's address
   * @param token the browser's current flow, if any
   * @returns the token of the flow
   * @throws TooManyRequests beyond the mail limit of the account
   */
  async send(
    purpose: OwnerPurpose,
    { id: accountId, displayName, timeZone }: AccountView,
    email: string,
    token: string | null,
  ): Promise<string> {
    const mailAllowed = await this.codeRequests.requestAsOwner(accountId);
    const request = { purpose, emailKey: emailKey(email), accountId, token, mailAllowed };
    return this.transactions.run(async (tx) => {
      const { code, language, ...flow } = await this.flows.request(tx, request);
      const recipient = { email, displayName, language, timeZone };
      if (code !== null) await this.mails.postCode(tx, recipient, purpose, code);
      return flow.token;
    });
  }

  /**
   * Returns the flow of a right code; the caller finishes it.
   *
   * @throws FlowEnded if the browser has no such flow of this account or the code is used up
   * @throws InvalidCode if the code is wrong or expired
   * @throws CodesStopped after too many wrong codes
   */
  async enter(purpose: OwnerPurpose, accountId: string, token: string | null, code: string): Promise<Flow> {
    const begun = await this.flows.find(purpose, token);
    if (begun?.accountId !== accountId) throw new FlowEnded();
    return this.codes.enter(purpose, token, code);
  }
}
