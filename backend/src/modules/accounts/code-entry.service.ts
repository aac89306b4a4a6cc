import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { TransactionsService } from '../../database/transactions.service.js';
import { CodeStopsService } from '../../security/flows/code-stops.service.js';
import { CodeLinkNotFound, InvalidCode } from '../../security/flows/flow.errors.js';
import { type Flow, type FlowPurpose } from '../../security/flows/flow.entity.js';
import { FlowsService } from '../../security/flows/flows.service.js';
import { AccountMailsService, type MailRecipient } from './account-mails.service.js';
import { AccountsRepository } from './accounts.repository.js';
import { SignUpReadModel } from './sign-up.read-model.js';

/** Takes the codes that people enter, and tells the owner of an address once too many wrong ones were tried for it. */
@Injectable()
export class CodeEntryService {
  constructor(
    private readonly transactions: TransactionsService,
    private readonly flows: FlowsService,
    private readonly stops: CodeStopsService,
    private readonly accounts: AccountsRepository,
    private readonly signUps: SignUpReadModel,
    private readonly mails: AccountMailsService,
  ) {}

  /**
   * The flow of a right code, which the caller finishes.
   *
   * @throws FlowEnded where the browser is in no such flow or the code is burnt
   * @throws InvalidCode where the code is wrong or has expired
   * @throws CodesStopped where too many wrong ones were tried for the address
   */
  async enter(purpose: FlowPurpose, token: string | null, code: string): Promise<Flow> {
    const tried = await this.flows.tryCode(purpose, token, code);
    if (tried.right) return tried.flow;
    const { flow, stopS } = tried;
    if (stopS !== null) await this.transactions.run((tx) => this.tellOwner(tx, flow, stopS));
    throw new InvalidCode();
  }

  /**
   * Uses up the link of the mail that told of a stop.
   *
   * @returns the hash of the address, whose codes the browser may use from now on
   * @throws CodeLinkNotFound
   */
  async useLink(token: string): Promise<Buffer> {
    const emailHash = await this.stops.useLink(token);
    if (!emailHash) throw new CodeLinkNotFound();
    return emailHash;
  }

  private async tellOwner(tx: EntityManager, flow: Flow, stopS: number): Promise<void> {
    const until = new Date(Date.now() + stopS * 1000);
    const token = await this.stops.openLink(tx, flow.emailKey, until);
    if (token !== null) await this.mails.postCodesStopped(tx, await this.ownerOf(tx, flow), token, until);
  }

  /**
   * Whoever reads the address: its account's owner, else whoever wants to have one with it. An address that nobody is known
   * by gets no mail.
   */
  private async ownerOf(
    tx: EntityManager,
    { purpose, emailKey, language }: Flow,
  ): Promise<Omit<MailRecipient, 'displayName'>> {
    const account = await this.accounts.findContactByEmail(tx, emailKey);
    if (account) return { email: account.email, language: account.language };
    if (purpose === 'update-email') return { email: emailKey, language };
    const signUp = await this.signUps.findNewest(emailKey);
    return { email: signUp?.email ?? null, language: signUp?.language ?? language };
  }
}
