import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { within } from '../../../providers/within.js';
import { ProviderImagesService } from '../../pictures/provider-images.service.js';
import { StorageFull } from '../../pictures/pictures.errors.js';
import { PicturesService, type TakenPicture } from '../../pictures/pictures.service.js';
import { type LinkageProvider } from '../authorization/linkage-provider.js';

/**
 * Copies the avatars of linked accounts, so that browsers load nothing from other hosts. A failed copy does not
 * prevent linking.
 */
@Injectable()
export class LinkagePicturesService {
  constructor(
    private readonly images: ProviderImagesService,
    private readonly pictures: PicturesService,
  ) {}

  /** Copies a picture; null if there is none or the copy fails. */
  async copy(
    accountId: string,
    provider: LinkageProvider,
    url: string | null,
    deadline: AbortSignal,
  ): Promise<TakenPicture | null> {
    if (url === null) return null;
    // Copies finished after the deadline are removed by the picture sweep.
    return within(deadline, this.images.copy(accountId, provider, url, deadline)).catch(() => null);
  }

  /**
   * Replaces the stored picture. Without a copy, or if the storage is full, the previous one stays.
   *
   * @returns the ID of the stored picture
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

  /** Deletes the pictures of removed linkages. */
  async remove(tx: EntityManager, ids: readonly (number | null)[]): Promise<void> {
    await this.pictures.remove(
      tx,
      ids.flatMap((id) => id ?? []),
    );
  }
}
