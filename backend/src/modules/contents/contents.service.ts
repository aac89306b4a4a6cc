import { Injectable } from '@nestjs/common';
import { type ListPart, type ListRange, NO_ENTRIES, partOf } from '../../common/list-range.js';
import { type AccountView } from '../accounts/accounts.repository.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { isBlockShown } from '../blocks/block.js';
import { ContentNotFound } from './contents.errors.js';
import { ContentsRepository, type ContentTileView, type ContentView } from './contents.repository.js';

/** The contents of accounts: what creators have made, posted to their pages. */
@Injectable()
export class ContentsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly contents: ContentsRepository,
  ) {}

  /**
   * What of an account's contents somebody may see, in the order of its page.
   *
   * @param displayId a display ID, current or former, or an account ID
   * @param viewerId who asks; null where nobody is signed in
   * @throws InvalidInput where the ID can be neither
   * @throws AccountNotFound
   */
  async list(
    displayId: string,
    viewerId: string | null,
    range: ListRange,
  ): Promise<{ account: AccountView; part: ListPart<ContentView> }> {
    const account = await this.accounts.getPublic(displayId, 'displayId');
    const read = () => this.contents.list(account.id, range);
    return { account, part: await this.listShown(account, viewerId, range, read) };
  }

  /** The same for a visitor, as the grid of the page shows it. */
  listTiles(account: AccountView, range: ListRange): Promise<ListPart<ContentTileView>> {
    return this.listShown(account, null, range, () => this.contents.listTiles(account.id, range));
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
    account: AccountView,
    viewerId: string | null,
    { offset }: ListRange,
    read: () => Promise<Entry[]>,
  ): Promise<ListPart<Entry>> {
    if (!isBlockShown(account.blocks, 'content') && viewerId !== account.id) return NO_ENTRIES;
    const [entries, total] = await Promise.all([read(), this.contents.count(account.id)]);
    return partOf(entries, { offset, total });
  }
}
