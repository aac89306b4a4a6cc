import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { ServiceUnavailable } from '../../common/errors/request-errors.js';
import { makeUploadFolder } from '../../common/http/upload-folder.js';
import { UploadedFile } from '../../common/http/uploaded-file.js';
import { AppConfig } from '../../config/app-config.js';
import { ThrottleService } from '../../security/throttling/throttle.service.js';
import {
  PictureKindRefused,
  PictureTooLarge,
  PictureUnreadable,
  StorageFull,
} from '../pictures/pictures.errors.js';
import { THUMBNAIL_WIDTH } from '../pictures/picture-size.rules.js';
import { PicturesService, type StoredPicture } from '../pictures/pictures.service.js';
import { factsOf, lineOf, type PageFacts } from './page-facts.js';
import { decodePage } from './page-text.js';
import { type PastedAddress, PREVIEW_LIMITS, recogniseAddress } from './pasted-address.rules.js';
import { type Reading, WebReaderClient } from './web-reader.client.js';

/** How many of a page's pictures are tried. */
const PICTURES_TRIED = 3;

/** Failures that leave a preview without a picture. */
const PICTURE_FAULTS = [
  PictureKindRefused,
  PictureTooLarge,
  PictureUnreadable,
  StorageFull,
  ServiceUnavailable,
];

const PAGE = {
  types: /^(?:text\/html|application\/xhtml\+xml)$/i,
  accept: 'text/html, application/xhtml+xml',
  partial: true,
};
const OEMBED = {
  types: /^application\/(?:json\+oembed|(?:[\w.+-]+\+)?json)$/i,
  accept: 'application/json',
  partial: false,
};
const PICTURE = { types: /^image\//i, accept: 'image/jpeg, image/png, image/webp', partial: false };

/** A stored picture, with a small version to show until it is used. */
export interface PreviewPicture extends StoredPicture {
  small: Buffer;
}

/** What a URL is and what its page says. */
export type LinkPreview = PastedAddress & {
  url: string;
  title: string | null;
  description: string | null;
  picture: PreviewPicture | null;
};

/** How the files of one preview are read. */
type Visit = Pick<Reading, 'language' | 'deadline' | 'admits'>;

const NOTHING = { title: null, description: null, picture: null };

/** Reads the pages that creators link to. Never fails: what cannot be read is left out. */
@Injectable()
export class LinkPreviewsService {
  constructor(
    private readonly config: AppConfig,
    private readonly reader: WebReaderClient,
    private readonly throttle: ThrottleService,
    private readonly pictures: PicturesService,
  ) {}

  /**
   * Classifies a URL and reads its page, except for posts, which are read through linked accounts. The picture is
   * stored like an uploaded one.
   *
   * @param language the language requested from the page
   */
  async preview(accountId: string, url: string, language: string): Promise<LinkPreview> {
    const what = recogniseAddress(url);
    if (what.kind === 'content' || !this.config.previews.fetch) return { ...what, url, ...NOTHING };
    const visit: Visit = {
      language,
      deadline: AbortSignal.timeout(this.config.previews.timeoutMs),
      admits: async (host) => (await this.throttle.consume('PREVIEW_HOST', host)) === null,
    };
    const page = await this.reader.read({ ...visit, ...PAGE, url });
    if (page === null) return { ...what, url, ...NOTHING };
    const facts = factsOf(decodePage(page.body, page.charset), page.address);
    const embedded = await this.readOembed(facts, visit);
    const candidates = [...facts.pictures, ...embedded.pictures, ...facts.icons].slice(0, PICTURES_TRIED);
    return {
      ...what,
      url,
      title: facts.title ?? embedded.title,
      description: facts.description,
      picture: await this.takeFirst(accountId, candidates, visit),
    };
  }

  /** Fills in what the page lacks from its oEmbed description. */
  private async readOembed(
    { oembed, title, pictures }: PageFacts,
    visit: Visit,
  ): Promise<Pick<PageFacts, 'title' | 'pictures'>> {
    const nothing = { title: null, pictures: [] };
    if (oembed === null || (title !== null && pictures.length > 0)) return nothing;
    const file = await this.reader.read({ ...visit, ...OEMBED, url: oembed });
    const said = file && parsed(file.body);
    if (file === null || said === null) return nothing;
    const thumbnail = said['thumbnail_url'];
    return {
      title: lineOf(said['title'], PREVIEW_LIMITS.title),
      pictures:
        typeof thumbnail === 'string' && URL.canParse(thumbnail, file.address)
          ? [new URL(thumbnail, file.address).href]
          : [],
    };
  }

  private async takeFirst(
    accountId: string,
    urls: readonly string[],
    visit: Visit,
  ): Promise<PreviewPicture | null> {
    for (const url of urls) {
      const file = await this.reader.read({ ...visit, ...PICTURE, url });
      const picture = file && (await this.store(accountId, file.body));
      if (picture) return picture;
    }
    return null;
  }

  /** Stores a picture; null if it cannot be used. */
  private async store(accountId: string, content: Buffer): Promise<PreviewPicture | null> {
    const file = path.join(makeUploadFolder(this.config.dataDir), randomUUID());
    try {
      await writeFile(file, content, { mode: 0o600 });
      const upload = new UploadedFile('image', file, content.length);
      const picture = await this.pictures.storeForLater(accountId, upload, { isOwn: false });
      const small = await this.pictures.readContent(picture, THUMBNAIL_WIDTH);
      return small && { ...picture, small };
    } catch (error) {
      if (PICTURE_FAULTS.some((fault) => error instanceof fault)) return null;
      throw error;
    } finally {
      await rm(file, { force: true });
    }
  }
}

function parsed(body: Buffer): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
