import { Injectable, Logger } from '@nestjs/common';
import { Forbidden } from '../../../common/errors/request-errors.js';
import { TransactionsService } from '../../../database/transactions.service.js';
import { LinkageRevocationService } from './linkage-revocation.service.js';
import { LinkagePicturesService } from './linkage-pictures.service.js';
import { LinkagesRepository } from './linkages.repository.js';
import { LinkageReadModel, type LinkageView } from './linkage.read-model.js';
import { LinkageNotFound } from './linkages.errors.js';

/** The linked accounts of creators. */
@Injectable()
export class LinkagesService {
  private readonly logger = new Logger(LinkagesService.name);

  constructor(
    private readonly transactions: TransactionsService,
    private readonly linkages: LinkagesRepository,
    private readonly views: LinkageReadModel,
    private readonly pictures: LinkagePicturesService,
    private readonly revocation: LinkageRevocationService,
  ) {}

  /** The linked accounts of an account. */
  listOf(accountId: string): Promise<LinkageView[]> {
    return this.views.list(accountId);
  }

  /**
   * @param id a current or former display ID, or an account ID
   * @throws InvalidInput if the ID is malformed
   * @throws AccountNotFound
   */
  list(id: string): Promise<LinkageView[]> {
    return this.views.listFor(id);
  }

  /**
   * Deletes a linkage and revokes its grant if unused. Contents posted through it stay.
   *
   * @throws LinkageNotFound
   * @throws Forbidden if it belongs to another account
   */
  async delete(accountId: string, id: number): Promise<void> {
    const { provider } = await this.transactions.run(async (tx) => {
      await this.linkages.lockList(tx, accountId);
      const linkage = await this.linkages.findKey(id, tx);
      if (!linkage) throw new LinkageNotFound();
      if (linkage.accountId !== accountId) throw new Forbidden();
      await this.linkages.delete(tx, id);
      await this.pictures.remove(tx, [linkage.pictureId]);
      await this.revocation.revokeUnused(tx, [linkage]);
      return linkage;
    });
    this.logger.log({ event: 'linkage.ended', provider, accountId });
  }
}
