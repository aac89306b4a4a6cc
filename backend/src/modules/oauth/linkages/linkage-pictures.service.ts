import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { within } from '../../../providers/within.js';
import { ProviderImagesService } from '../../pictures/provider-images.service.js';
import { StorageFull } from '../../pictures/pictures.errors.js';
import { PicturesService, type TakenPicture } from '../../pictures/pictures.service.js';
import { type LinkageProvider } from '../authorization/linkage-provider.js';

/**
 * The pictures of accounts elsewhere, copied here: browsers ask no other host for them. An account is linked without
 * one where it cannot be had.
 */
@Injectable()
export class LinkagePicturesService {
  constructor(
    private readonly images: ProviderImagesService,
    private readonly pictures: PicturesService,
  ) {}

  /** Copies a picture; null where there is none, or it cannot be had in time. */
  async copy(
    accountId: string,
    provider: LinkageProvider,
    url: string | null,
    deadline: AbortSignal,
  ): Promise<TakenPicture | null> {
    if (url === null) return null;
    // What is copied too late is swept, as everything that nobody keeps.
    return within(deadline, this.images.copy(accountId, provider, url, deadline)).catch(() => null);
  }

  /**
   * Keeps a copy in the place of the one before; without a copy, or without room for it, the one before stays.
   *
   * @returns the id by which the linkage refers to it
   */
  async keep(tx: EntityManager, picture: TakenPicture | null, before: number | null): Promise<number | null> {
    if (picture === null) return before;
    try {
      const kept = await this.pictures.keep(tx, picture);
      if (before !== null) await this.pictures.remove(tx, [before]);
      return kept;
    } catch (error) {
      if (error instanceof StorageFull) return before;
      throw error;
    }
  }

  /** Gives up the pictures of linkages that go. */
  async remove(tx: EntityManager, ids: readonly (number | null)[]): Promise<void> {
    await this.pictures.remove(
      tx,
      ids.flatMap((id) => id ?? []),
    );
  }
}
