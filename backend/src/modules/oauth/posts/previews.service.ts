import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../common/errors/request-errors.js';
import { SealedBoxService } from '../../../security/sealed-box.service.js';
import { ProviderImagesService } from '../../pictures/provider-images.service.js';
import { type LinkageProvider } from '../authorization/linkage-provider.js';

/** The path of previews. */
export const PREVIEWS_PATH = '/api/oauth/previews';

/** The maximum length of a preview URL, which contains an encrypted provider URL. */
export const LONGEST_PREVIEW_ADDRESS = 3200;

const PURPOSE = 'preview';

/** How long a preview URL is valid, in seconds. */
export const PREVIEW_LIFE_S = 3600;

/** The encrypted content of a preview URL. */
interface Preview {
  accountId: string;
  provider: LinkageProvider;
  url: string;
  /** When it expires, in seconds since 1970. */
  until: number;
}

/**
 * Previews of pictures of posts. Their URLs are encrypted, so that clients cannot make us fetch other URLs and logs
 * contain no provider URLs.
 */
@Injectable()
export class PreviewsService {
  constructor(
    private readonly box: SealedBoxService,
    private readonly images: ProviderImagesService,
  ) {}

  /** The preview URL of a provider's picture; null if it cannot be fetched. */
  addressOf(accountId: string, provider: LinkageProvider, url: string | null): string | null {
    if (url === null || !this.images.isImageUrl(provider, url)) return null;
    const until = Math.floor(Date.now() / 1000) + PREVIEW_LIFE_S;
    const preview = { accountId, provider, url, until } satisfies Preview;
    return `${PREVIEWS_PATH}/${this.box.seal(JSON.stringify(preview), PURPOSE)}`;
  }

  /**
   * Fetches a picture and returns a small WebP copy. Nothing is stored.
   *
   * @param sealed the last segment of the preview URL
   * @throws NotFound if the URL is invalid, expired or another account's
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
