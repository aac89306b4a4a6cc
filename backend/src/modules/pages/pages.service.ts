import { Injectable, Logger } from '@nestjs/common';
import { type AppError } from '../../common/errors/app-error.js';
import { toAppError } from '../../common/errors/failure-mapping.js';
import { type Language } from '../../common/language.js';
import { AppConfig } from '../../config/app-config.js';
import { toPublicAccount } from '../accounts/account.mapper.js';
import { AccountsService } from '../accounts/accounts.service.js';
import {
  type PageData,
  type PageDataRequest,
  PageRenderer,
  type RenderedPage,
  type RenderInput,
} from './page-renderer.js';

/** A page as it is answered; an error page says after how many seconds to come again. */
export interface AnsweredPage extends RenderedPage {
  retryAfterS: number | null;
}

/** Renders pages as every visitor may see them; what depends on who looks is the browser's to add. */
@Injectable()
export class PagesService {
  private readonly logger = new Logger(PagesService.name);

  constructor(
    private readonly config: AppConfig,
    private readonly renderer: PageRenderer,
    private readonly accounts: AccountsService,
  ) {}

  /**
   * The page of an address, whatever happens: what is missing is a 404 page, what fails an error page.
   *
   * @param path path and query as they were asked for
   * @param preferred the visitor's language, for addresses that name none
   */
  async page(path: string, preferred: Language): Promise<AnsweredPage> {
    let language = preferred;
    try {
      const resolved = await this.renderer.resolve(pathnameOf(path));
      language = resolved.language ?? preferred;
      if (resolved.kind === 'notFound') return await this.render({ path, language, status: 404, data: null });
      const data = resolved.data && (await this.load(resolved.data));
      return await this.render({ path, language, status: 200, data });
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.spec.status >= 500) this.logger.error({ event: 'page.failed', err: thrown });
      return this.render({ path, language, status: pageStatus(error), data: null }, error.retryAfterS);
    }
  }

  private async load(request: PageDataRequest): Promise<PageData> {
    return {
      kind: 'profile',
      account: toPublicAccount(await this.accounts.getPublic(request.displayId), null),
    };
  }

  private async render(
    input: Omit<RenderInput, 'publicUrl'>,
    retryAfterS: number | null = null,
  ): Promise<AnsweredPage> {
    return { ...(await this.renderer.render({ ...input, publicUrl: this.config.publicUrl })), retryAfterS };
  }
}

function pathnameOf(path: string): string {
  return path.split('?', 1)[0] ?? '/';
}

/** A page's address that the server cannot read names nothing. */
function pageStatus({ spec }: AppError): 404 | 500 | 503 {
  if (spec.status === 503) return 503;
  return spec.status < 500 ? 404 : 500;
}
