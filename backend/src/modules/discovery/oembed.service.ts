import { Injectable } from '@nestjs/common';
import { type Language } from '../../common/rules/language.js';
import { LARGEST_ID } from '../../common/rules/ids.js';
import { AppConfig } from '../../config/app-config.js';
import { type AccountView } from '../accounts/account.read-model.js';
import { textsIn } from '../accounts/translations.rules.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { ContentsService } from '../contents/contents.service.js';
import { type PictureView } from '../pictures/picture.read-model.js';
import { PageRendererService } from '../pages/page-renderer.service.js';
import { entryTitle } from './entry-title.js';
import { NothingToEmbed } from './oembed.errors.js';

/** A page to embed. */
export interface EmbeddedPage {
  title: string;
  /** The name of its creator. */
  author: string;
  account: AccountView;
  /** The language in its URL; null without one. */
  named: Language | null;
  /** The hash of its share card; null until it is drawn. */
  cardHash: string | null;
  picture: PictureView | null;
}

/** Finds pages to embed by their URL. */
@Injectable()
export class OEmbedService {
  constructor(
    private readonly config: AppConfig,
    private readonly renderer: PageRendererService,
    private readonly accounts: AccountsService,
    private readonly contents: ContentsService,
  ) {}

  /**
   * @param url of a creator's or content's page, in any language, also with a former display ID
   * @param preferred the language of the texts if the URL names none
   * @throws NothingToEmbed, AccountNotFound, ContentNotFound
   */
  async find(url: string, preferred: Language): Promise<EmbeddedPage> {
    const parsed = URL.canParse(url) ? new URL(url) : null;
    if (parsed?.origin !== this.config.publicUrl) throw new NothingToEmbed();
    const resolved = await this.renderer.resolve(parsed.pathname, parsed.search);
    const request = resolved.kind === 'page' ? resolved.request : null;
    if (request?.kind !== 'profile' && request?.kind !== 'content') throw new NothingToEmbed();
    const { language: named } = resolved;
    const account = await this.accounts.getPublic(request.displayId, 'url');
    const { displayName: author } = textsIn(account, named ?? preferred);
    if (request.kind === 'profile')
      return {
        title: author,
        author,
        account,
        named,
        cardHash: account.cardHash,
        picture: account.icon,
      };
    if (request.contentId > LARGEST_ID) throw new NothingToEmbed();
    const content = await this.contents.getOf(account, request.contentId, null);
    const picture = content.media.find((medium) => medium.picture !== null)?.picture ?? null;
    const title = entryTitle(content, named ?? preferred);
    return { title, author, account, named, cardHash: content.cardHash, picture };
  }
}
