import { Injectable } from '@nestjs/common';
import { AccountsService } from '../accounts/accounts.service.js';
import { LinkagesRepository, type LinkageView } from './linkages.repository.js';

/** The accounts elsewhere that creators have linked with their pages. */
@Injectable()
export class LinkagesService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly linkages: LinkagesRepository,
  ) {}

  /** What an account has linked. */
  listOf(accountId: string): Promise<LinkageView[]> {
    return this.linkages.list(accountId);
  }

  /**
   * @param id a display ID, current or former, or an account ID
   * @throws InvalidInput where the ID can be neither
   * @throws AccountNotFound
   */
  async list(id: string): Promise<LinkageView[]> {
    const account = await this.accounts.getPublic(id);
    return this.listOf(account.id);
  }
}
