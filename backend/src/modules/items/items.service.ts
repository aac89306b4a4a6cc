import { Injectable } from '@nestjs/common';
import { type ListPart, type ListRange, NO_ENTRIES, partOf } from '../../common/list-range.js';
import { type AccountView } from '../accounts/accounts.repository.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { isBlockShown } from '../blocks/block.js';
import { ContentsService } from '../contents/contents.service.js';
import { type ItemsOf, ItemsRepository, type ItemView } from './items.repository.js';

/** Items: what creators recommend with their contents. */
@Injectable()
export class ItemsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly contents: ContentsService,
    private readonly items: ItemsRepository,
  ) {}

  /**
   * The items of all contents of an account, the newest first.
   *
   * @param displayId a display ID, current or former, or an account ID
   * @param viewerId who asks; null where nobody is signed in
   * @throws InvalidInput where the ID can be neither
   * @throws AccountNotFound
   */
  async list(displayId: string, viewerId: string | null, range: ListRange): Promise<ListPart<ItemView>> {
    return this.listShown(await this.accounts.getPublic(displayId, 'displayId'), viewerId, range);
  }

  /** What of an account's items somebody may see. Every list of all of them comes through here. */
  async listShown(
    account: AccountView,
    viewerId: string | null,
    range: ListRange,
  ): Promise<ListPart<ItemView>> {
    if (!isBlockShown(account.blocks, 'item') && viewerId !== account.id) return NO_ENTRIES;
    return this.read({ accountId: account.id }, range);
  }

  /**
   * The items of one content, the newest first, whether or not the page of its account shows them.
   *
   * @throws ContentNotFound
   */
  async listOfContent(contentId: number, range: ListRange): Promise<ListPart<ItemView>> {
    await this.contents.requireShown(contentId);
    return this.listShownOfContent(contentId, range);
  }

  /** The same of a content that is known to be there for everybody. */
  listShownOfContent(contentId: number, range: ListRange): Promise<ListPart<ItemView>> {
    return this.read({ contentId }, range);
  }

  private async read(of: ItemsOf, range: ListRange): Promise<ListPart<ItemView>> {
    const [entries, total] = await Promise.all([this.items.list(of, range), this.items.count(of)]);
    return partOf(entries, { offset: range.offset, total });
  }
}
