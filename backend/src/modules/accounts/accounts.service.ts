import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { InvalidInput, NotSignedIn } from '../../common/errors/request-errors.js';
import { type UploadedFile } from '../../common/http/uploaded-file.js';
import { TransactionsService } from '../../database/transactions.service.js';
import { CategoriesService } from '../categories/categories.service.js';
import { PicturesService, type TakenPicture } from '../pictures/pictures.service.js';
import { findTheme } from '../themes/themes.js';
import { noteAccount } from './account-list.read-model.js';
import { parseAccountReference } from './account-reference.js';
import { AccountNotFound } from './accounts.errors.js';
import { type AccountChanges, type AccountContact, AccountsRepository } from './accounts.repository.js';
import {
  AccountReadModel,
  type AccountView,
  type OwnAccountView,
  type PageAccountView,
} from './account.read-model.js';
import { DisplayIdChangeService } from './display-id-change.service.js';
import { type FormerDisplayId } from './display-ids.repository.js';
import { FormerDisplayIdsService } from './former-display-ids.service.js';
import { type Translations } from './translations.rules.js';

export { type AccountContact };

/** Changes by the owner. A null icon or cover removes it; categories replace the present ones. */
export type OwnChanges = Omit<AccountChanges, 'translations'> & {
  displayId?: string;
  icon?: UploadedFile | null;
  /** Instead of an icon: the name of a stored picture. */
  imageFileName?: string;
  cover?: UploadedFile | null;
  categories?: number[];
  /** By language; omitted ones stay as they are. */
  translations?: Partial<Translations>;
};

const PICTURE_COLUMNS = ['iconId', 'coverId'] as const;

/** The new pictures of an account; null removes one, undefined leaves it unchanged. */
type TakenPictures = Record<(typeof PICTURE_COLUMNS)[number], TakenPicture | null | undefined>;

/** Reads and updates accounts. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly transactions: TransactionsService,
    private readonly accounts: AccountsRepository,
    private readonly views: AccountReadModel,
    private readonly displayIdChanges: DisplayIdChangeService,
    private readonly formerDisplayIds: FormerDisplayIdsService,
    private readonly categories: CategoriesService,
    private readonly pictures: PicturesService,
  ) {}

  /** @throws NotSignedIn if the account no longer exists */
  async getOwn(accountId: string): Promise<OwnAccountView> {
    const [account, socialLogins, categories] = await Promise.all([
      this.views.getOwn(accountId),
      this.views.findSocialLogins(accountId),
      this.categories.listFor(accountId),
    ]);
    return { ...account, socialLogins, categories };
  }

  /**
   * @param id a display ID, current or former, or an account ID
   * @param name the name of the path parameter
   * @throws InvalidInput if the ID is malformed
   * @throws AccountNotFound
   */
  async getPublic(id: string, name = 'id'): Promise<AccountView> {
    return noted(id, await this.views.find(parseAccountReference(id, name)));
  }

  /**
   * An account for its pages, with the time until their next scheduled change.
   *
   * @param id a display ID, current or former, or an account ID
   * @throws InvalidInput if the ID is malformed
   * @throws AccountNotFound
   */
  async getForPage(id: string): Promise<PageAccountView> {
    return noted(id, await this.views.findForPage(parseAccountReference(id, 'id')));
  }

  /**
   * The account of a page.
   *
   * @param displayId a current or former display ID
   * @throws AccountNotFound also if the display ID is malformed, as for pages
   */
  async getShown(displayId: string): Promise<AccountView> {
    try {
      return await this.getPublic(displayId, 'displayId');
    } catch (error) {
      throw error instanceof InvalidInput ? new AccountNotFound() : error;
    }
  }

  /** The display IDs of the owner's deleted accounts that they can reuse. */
  listFormerDisplayIds(accountId: string): Promise<FormerDisplayId[]> {
    return this.formerDisplayIds.list(accountId);
  }

  /** @throws DisplayIdTaken if the display ID is not available to the account */
  async requireFreeDisplayId(accountId: string, displayId: string): Promise<void> {
    await this.displayIdChanges.requireFree(accountId, displayId);
  }

  /**
   * Updates the given fields in one transaction; an empty introduction is removed.
   *
   * @throws InvalidInput if the theme, a category or the named picture does not exist
   * @throws DisplayIdTaken
   * @throws TooManyRequests if the display ID was changed too often recently
   * @throws PictureKindRefused, PictureTooLarge, PictureUnreadable, StorageFull, ServiceUnavailable if the icon or
   *   the cover cannot be stored
   */
  async update(accountId: string, ownChanges: OwnChanges): Promise<OwnAccountView> {
    const { displayId, icon, imageFileName, cover, categories, translations, ...changes } = ownChanges;
    requireTheme(changes.themeId);
    if (icon !== undefined && imageFileName !== undefined)
      throw new InvalidInput([{ field: 'imageFileName', code: 'unknownField' }]);
    const sent = await this.pictures.takeSent(accountId, { image: icon, imageFileName }, 'imageFileName');
    const taken: TakenPictures = {
      iconId: icon === null ? null : (sent ?? undefined),
      coverId: cover && (await this.pictures.take(accountId, cover, { takenBytes: sent?.uploadBytes ?? 0 })),
    };
    await this.transactions.run(async (tx) => {
      // Lock before reading the ID, so that concurrent changes run one after the other.
      await this.lockIfActive(tx, accountId);
      const account = await this.views.findIn(tx, accountId);
      if (!account) throw new NotSignedIn();
      if (displayId !== undefined)
        await this.displayIdChanges.change(tx, accountId, account.displayId, displayId);
      await this.accounts.update(tx, accountId, {
        ...changes,
        ...(translations && { translations: { ...account.translations, ...translations } }),
      });
      if (categories !== undefined) await this.categories.choose(tx, accountId, categories);
      await this.replacePictures(tx, accountId, taken);
    });
    return this.getOwn(accountId);
  }

  /**
   * Locks an account until the transaction ends, so that changes of it run one after the other.
   *
   * @returns what mails to it need
   * @throws NotSignedIn if it is withdrawn or suspended, or no longer exists
   */
  async lock(tx: EntityManager, accountId: string): Promise<AccountContact> {
    const contact = await this.lockIfActive(tx, accountId);
    if (!contact) throw new NotSignedIn();
    return contact;
  }

  /** Locks an account like {@link lock}; null if it is withdrawn or suspended, or no longer exists. */
  lockIfActive(tx: EntityManager, accountId: string): Promise<AccountContact | null> {
    return this.accounts.findContactForUpdate(tx, accountId);
  }

  /** Requires the lock on the account's row, so that concurrent replacements each delete the previous pictures. */
  private async replacePictures(tx: EntityManager, accountId: string, taken: TakenPictures): Promise<void> {
    const changed = PICTURE_COLUMNS.filter((column) => taken[column] !== undefined);
    if (changed.length === 0) return;
    const former = await this.accounts.findPictureIds(tx, accountId);
    // All first, so that none of them counts towards the quota.
    await this.pictures.remove(
      tx,
      changed.flatMap((column) => former[column] ?? []),
    );
    for (const column of changed) {
      const picture = taken[column] ?? null;
      await this.accounts.setPictures(tx, accountId, {
        [column]: picture && (await this.pictures.keep(tx, picture)),
      });
    }
  }
}

/** @throws InvalidInput if the theme does not exist */
function requireTheme(id: number | undefined): void {
  if (id !== undefined && findTheme(id) === null)
    throw new InvalidInput([{ field: 'themeId', code: 'invalidFormat' }]);
}

/** Records a found account as the one that the response shows. */
function noted<View extends AccountView>(id: string, account: View | null): View {
  if (!account) throw new AccountNotFound();
  noteAccount(id, account);
  return account;
}
