import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../common/errors/request-errors.js';
import { SealedBoxService } from '../../../security/sealed-box.service.js';
import { ProviderImagesService } from '../../pictures/provider-images.service.js';
import { type LinkageProvider } from '../authorization/linkage-provider.js';

/** Where previews are asked for on this host. */
export const PREVIEWS_PATH = '/api/oauth/previews';

/** An address of a provider in its sealed form, with who may see it. */
export const LONGEST_PREVIEW_ADDRESS = 3200;

const PURPOSE = 'preview';

/** How long an address shows something: as long as somebody takes to choose. */
export const PREVIEW_LIFE_S = 3600;

/** What an address of a preview carries. */
interface Preview {
  accountId: string;
  provider: LinkageProvider;
  url: string;
  /** When it ends, in seconds. */
  until: number;
}

/**
 * Pictures of posts that are not posted here yet. Browsers ask this host alone, at addresses that say sealed what they
 * show and to whom: nobody can have anything else fetched, and no log line names where a provider keeps a picture.
 */
@Injectable()
export class PreviewsService {
  constructor(
    private readonly box: SealedBoxService,
    private readonly images: ProviderImagesService,
  ) {}

  /** The address under which somebody sees a picture of a provider; null where it is none that is ever fetched. */
  addressOf(accountId: string, provider: LinkageProvider, url: string | null): string | null {
    if (url === null || !this.images.isImageUrl(provider, url)) return null;
    const until = Math.floor(Date.now() / 1000) + PREVIEW_LIFE_S;
    const preview = { accountId, provider, url, until } satisfies Preview;
    return `${PREVIEWS_PATH}/${this.box.seal(JSON.stringify(preview), PURPOSE)}`;
  }

  /**
   * Fetches a picture and makes a small one of it, in WebP. Nothing of it is kept.
   *
   * @param sealed the last part of its address
   * @throws NotFound where the address is none of ours, too old, or another account's
   * @throws ProviderUnavailable, ServiceUnavailable
   */
  async open(accountId: string, sealed: string): Promise<Buffer> {
    const preview = this.read(sealed);
    if (preview?.accountId !== accountId || preview.until * 1000 < Date.now()) throw new NotFound();
    return this.images.makeThumbnail(preview.provider, preview.url);
  }

  private read(sealed: string): Preview | null {
    try {
      return JSON.parse(this.box.open(sealed, PURPOSE)) as Preview;
    } catch {
      return null;
    }
  }
}
