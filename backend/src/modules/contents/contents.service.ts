import { Injectable } from '@nestjs/common';
import { type ListPart, type ListRange, NO_ENTRIES, partOf } from '../../common/list-range.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { type AccountView } from '../accounts/accounts.repository.js';
import { HiddenBlocks } from '../blocks/hidden-blocks.js';
import { ContentNotFound } from './contents.errors.js';
import { ContentsRepository, type ContentTileView, type ContentView } from './contents.repository.js';

/** The contents of accounts: what creators have made, posted to their pages. */
@Injectable()
export class ContentsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly hiddenBlocks: HiddenBlocks,
    private readonly contents: ContentsRepository,
  ) {}

  /**
   * What of an account's contents is to be seen, in the order of its page.
   *
   * @param id a display ID, current or former, or an account ID
   * @param viewerId the account that asks, or null
   * @throws InvalidInput where the ID can be neither
   * @throws AccountNotFound
   */
  async list(
    id: string,
    range: ListRange,
    viewerId: string | null,
  ): Promise<{ account: AccountView; part: ListPart<ContentView> }> {
    const account = await this.accounts.getPublic(id);
    const part = await this.listShown(account.id, viewerId, range, () =>
      this.contents.list(account.id, range),
    );
    return { account, part };
  }

  /** The same as a visitor's page shows it. */
  listTiles(accountId: string, range: ListRange): Promise<ListPart<ContentTileView>> {
    return this.listShown(accountId, null, range, () => this.contents.listTiles(accountId, range));
  }

  /**
   * Whether the page shows its contents or not, a single one is there for everybody.
   *
   * @throws ContentNotFound where there is none, or its account is not there for everybody
   */
  async requireShown(id: number): Promise<void> {
    if (!(await this.contents.isShown(id))) throw new ContentNotFound();
  }

  /** Every list of an account's contents comes through here. */
  private async listShown<Entry>(
    accountId: string,
    viewerId: string | null,
    { offset }: ListRange,
    read: () => Promise<Entry[]>,
  ): Promise<ListPart<Entry>> {
    if (await this.hiddenBlocks.hides('content', accountId, viewerId)) return NO_ENTRIES;
    const [entries, total] = await Promise.all([read(), this.contents.count(accountId)]);
    return partOf(entries, { offset, total });
  }
}
