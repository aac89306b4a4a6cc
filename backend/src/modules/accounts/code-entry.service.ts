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

/** Checks entered codes, and notifies the owner of an address after too many wrong ones. */
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
   * Returns the flow of a right code; the caller finishes it.
   *
   * @throws FlowEnded if the browser has no such flow or the code is used up
   * @throws InvalidCode if the code is wrong or expired
   * @throws CodesStopped after too many wrong codes for the address
   */
  async enter(purpose: FlowPurpose, token: string | null, code: string): Promise<Flow> {
    const tried = await this.flows.tryCode(purpose, token, code);
    if (tried.right) return tried.flow;
    const { flow, stopS } = tried;
    if (stopS !== null) await this.transactions.run((tx) => this.tellOwner(tx, flow, stopS));
    throw new InvalidCode();
  }

  /**
   * Consumes the link that resumes codes.
   *
   * @returns the hash of the address whose codes the browser may use again
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
   * The owner of the address: of its account, else of its change of address or sign-up. An unknown address gets no
   * mail.
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
