import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { LIMITS } from '../../common/rules/limits.js';
import { Transactions } from '../../database/transactions.js';
import { LinkedPosts } from '../oauth/linked-posts.js';
import { PicturesService, type TakenPicture } from '../pictures/pictures.service.js';
import { ProviderImages } from '../pictures/provider-images.js';
import { contentFaults, type ContentInput, type MediumInput } from './content-input.js';
import { type ContentOrigin, editsOf, originOfPost, originOfVideo, questionAbout } from './content-origin.js';
import { TooManyContents } from './contents.errors.js';
import { ContentsRepository, type NewMedium } from './contents.repository.js';

/** Posting what creators have made elsewhere to their own pages. */
@Injectable()
export class PostingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly contents: ContentsRepository,
    private readonly linkedPosts: LinkedPosts,
    private readonly pictures: PicturesService,
    private readonly images: ProviderImages,
  ) {}

  /**
   * Posts a content, before the others of its account. What is stored is what was sent; that it is the creator's, and
   * when it appeared, is asked of the provider.
   *
   * @returns the id of the content
   * @throws InvalidInput where the address, or that of a picture, is none of the provider's, or a picture is missing
   * @throws TooManyContents
   * @throws NotOwnContent where it is none of the creator's, or no account is linked there
   * @throws NotFound where the provider has no such post
   * @throws GrantDead, ProviderUnavailable where the provider does not answer
   * @throws PictureKindRefused, PictureTooLarge, PictureUnreadable, StorageFull, ServiceUnavailable as pictures are taken
   */
  async post(accountId: string, input: ContentInput): Promise<number> {
    const { provider, title, description, hashTags, media } = input;
    const faults = contentFaults(input, (service, url) => this.images.isImageUrl(service, url));
    if (faults.length > 0) throw new InvalidInput(faults);
    // Before anything that is dear; and once more where nobody else adds one meanwhile.
    await this.requireRoom(accountId);
    const { said, ...origin } = await this.findOrigin(accountId, input);
    const taken = await this.takePictures(accountId, input);
    return this.transactions.run(async (tx) => {
      await this.contents.sorted.lock(tx, accountId);
      await this.requireRoom(accountId, tx);
      return this.contents.insert(tx, accountId, {
        ...origin,
        provider,
        title,
        description,
        hashTags,
        ...editsOf(input, said),
        readNow: said !== null,
        media: await this.keepPictures(tx, media, taken),
      });
    });
  }

  private async findOrigin(
    accountId: string,
    { provider, contentUrl }: Pick<ContentInput, 'provider' | 'contentUrl'>,
  ): Promise<ContentOrigin> {
    const question = questionAbout(provider, contentUrl);
    switch (question.ask) {
      case 'video': {
        const { linkageId, video } = await this.linkedPosts.youtubeVideo(accountId, question.videoId);
        return originOfVideo(linkageId, video);
      }
      case 'post': {
        const { linkageId, post } = await this.linkedPosts.instagramPost(accountId, question.permalink);
        return originOfPost(linkageId, post);
      }
      case 'linkage': {
        const linkageId = await this.linkedPosts.requireLinkage(accountId, provider);
        return { linkageId, providerContentId: null, contentUrl, publishedAt: new Date(), said: null };
      }
    }
  }

  private async requireRoom(accountId: string, db?: EntityManager): Promise<void> {
    if ((await this.contents.count(accountId, db)) >= LIMITS.contents.perAccount) throw new TooManyContents();
  }

  /** The pictures of all media, in their order. */
  private async takePictures(
    accountId: string,
    { provider, media }: Pick<ContentInput, 'provider' | 'media'>,
  ): Promise<TakenPicture[]> {
    const addresses = media.flatMap(({ imageUrl }, index) =>
      imageUrl === null ? [] : [{ url: imageUrl, field: `media[${index}][imageUrl]` }],
    );
    const copies = (await this.images.copyAll(accountId, provider, addresses)).values();
    const taken: TakenPicture[] = [];
    // One after the other: each waits for its turn to be decoded anyway.
    for (const { image } of media) {
      const picture = image === null ? copies.next().value : await this.pictures.take(accountId, image);
      if (picture !== undefined) taken.push(picture);
    }
    return taken;
  }

  private async keepPictures(
    tx: EntityManager,
    media: readonly MediumInput[],
    taken: readonly TakenPicture[],
  ): Promise<NewMedium[]> {
    const written: NewMedium[] = [];
    for (const [index, { video, videoUrl, imageUrl }] of media.entries()) {
      const picture = taken[index];
      const pictureId = picture ? await this.pictures.keep(tx, picture) : null;
      written.push({ pictureId, video, videoUrl: video ? videoUrl : null, copied: imageUrl !== null });
    }
    return written;
  }
}
