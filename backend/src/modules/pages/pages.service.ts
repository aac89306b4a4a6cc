import { Injectable, Logger } from '@nestjs/common';
import { type AppError } from '../../common/errors/app-error.js';
import { toAppError } from '../../common/errors/failure-mapping.js';
import { type Language, localisedPath, splitLanguage } from '../../common/language.js';
import { AppConfig } from '../../config/app-config.js';
import { type Closure, MaintenanceService } from '../maintenance/maintenance.service.js';
import { toSocialProviders } from '../oauth/social-providers.mapper.js';
import { SocialWaysService } from '../oauth/social-ways.service.js';
import { RedirectsService } from '../redirects/redirects.service.js';
import { type KeptPage, PageCache } from './page-cache.js';
import { isWhole, ownerOf, PageDataReader, PageMoved } from './page-data-reader.js';
import { PageRenderer, type RenderedPage, type RenderInput, type ResolvedPage } from './page-renderer.js';

/** A page that is answered once: an error page says after how many seconds to come again. */
interface PassingPage {
  page: RenderedPage;
  kept: false;
  retryAfterS: number | null;
  /** Whether it tells of no failure, whatever its status. */
  meant: boolean;
}

/** A page as it is answered. */
export type AnsweredPage = ({ page: KeptPage; kept: true } | PassingPage) & {
  /** Whether browsers may hold it, asking each time whether it is still the same. A shell is theirs to fill anew. */
  holdable: boolean;
};

/** This address leads to another one: the operator's wish, or for good where a profile has another display ID now. */
export interface RedirectedPage {
  redirectUrl: string;
  status: 301 | 302;
}

type FoundPage = Extract<ResolvedPage, { kind: 'page' }>;

/** A page that shows nothing that was looked up. */
type EmptyPage = Pick<RenderInput, 'path' | 'language' | 'status'>;

/** The page that tells of maintenance is there at any time. */
const MAINTENANCE_PATH = '/maintenance';

/** Renders pages as every visitor may see them; what depends on who looks is the browser's to add. */
@Injectable()
export class PagesService {
  private readonly logger = new Logger(PagesService.name);

  constructor(
    private readonly config: AppConfig,
    private readonly renderer: PageRenderer,
    private readonly cache: PageCache,
    private readonly data: PageDataReader,
    private readonly maintenance: MaintenanceService,
    private readonly redirects: RedirectsService,
    private readonly socialWays: SocialWaysService,
  ) {}

  /**
   * The page of an address, whatever happens: what is missing is a 404 page, what fails an error page, and while the
   * site is closed every address but one tells so. An address that leads elsewhere is followed instead.
   *
   * @param path path and query as they were asked for
   * @param preferred the visitor's language, for addresses that name none
   */
  async page(path: string, preferred: Language): Promise<AnsweredPage | RedirectedPage> {
    const { barePath, language: named } = splitLanguage(pathnameOf(path));
    let language = named ?? preferred;
    try {
      const { closure } = this.maintenance;
      if (closure !== null) {
        const status = barePath === MAINTENANCE_PATH ? 200 : 503;
        return await this.closed({ path, language, status }, closure);
      }
      const redirectUrl = this.redirects.lookUp(barePath);
      if (redirectUrl !== null)
        return { redirectUrl: await this.inLanguage(redirectUrl, named), status: 302 };
      const resolved = await this.renderer.resolve(pathnameOf(path), queryOf(path));
      language = resolved.language ?? preferred;
      if (resolved.kind === 'notFound') return await this.failed({ path, language, status: 404 });
      return await this.found(path, language, resolved);
    } catch (thrown) {
      if (thrown instanceof PageMoved) {
        const redirectUrl = (await this.inLanguage(thrown.barePath, named)) + queryOf(path);
        return { redirectUrl, status: 301 };
      }
      const error = toAppError(thrown);
      if (error.spec.status >= 500) this.logger.error({ event: 'page.failed', err: thrown });
      return this.failed({ path, language, status: pageStatus(error) }, error.retryAfterS);
    }
  }

  /**
   * The page of an address that names something. Forms know what to do with their query; what shows data is the same
   * page for everybody, whatever a visitor's query says beside what decides it.
   */
  private async found(
    asked: string,
    language: Language,
    { data: request, rendering, search }: Pick<FoundPage, 'data' | 'rendering' | 'search'>,
  ): Promise<AnsweredPage> {
    const holdable = rendering === 'public';
    const cacheable =
      this.config.frontendDevUrl === null &&
      (request !== null || queryOf(asked) === '') &&
      // Whether it is there is asked each time: nobody tells when news come, by the clock, or go.
      request?.kind !== 'news';
    const path = cacheable ? pathnameOf(asked) + search : asked;
    const make = async () => {
      const reading = request && this.data.read(request, language);
      const [page, data] = await Promise.all([
        this.render({ path, language, status: 200, data: reading, maintenance: null }),
        reading,
      ]);
      return { page, accountId: ownerOf(data), whole: isWhole(data) };
    };
    if (!cacheable) {
      return { page: (await make()).page, kept: false, retryAfterS: null, meant: true, holdable };
    }
    const key = [language, path, this.data.versionOf(request)].join(' ').trim();
    return { page: await this.cache.get(key, make), kept: true, holdable };
  }

  /** The page of maintenance, which is never kept: it stands at every address, and for a while only. */
  private async closed(input: EmptyPage, { endsAt, retryAfterS }: Closure): Promise<AnsweredPage> {
    const maintenance = { endsAt: endsAt?.toISOString() ?? null };
    const page = await this.render({ ...input, data: null, maintenance });
    return {
      page,
      kept: false,
      retryAfterS: input.status === 503 ? retryAfterS : null,
      meant: true,
      holdable: false,
    };
  }

  /** A page of this site in the language in which the one before it was asked for; other addresses as they are. */
  private async inLanguage(redirectUrl: string, language: Language | null): Promise<string> {
    if (language === null || !redirectUrl.startsWith('/')) return redirectUrl;
    const { kind } = await this.renderer.resolve(pathnameOf(redirectUrl), queryOf(redirectUrl));
    return kind === 'page' ? localisedPath(language, redirectUrl) : redirectUrl;
  }

  private async failed(input: EmptyPage, retryAfterS: number | null = null): Promise<AnsweredPage> {
    const page = await this.render({ ...input, data: null, maintenance: null });
    return { page, kept: false, retryAfterS, meant: false, holdable: false };
  }

  private render(
    input: Omit<RenderInput, 'settings' | 'linkSwitchScript' | 'socialProviders'>,
  ): Promise<RenderedPage> {
    const { publicUrl, flows, throttles, purgeDays, shops } = this.config;
    const settings = {
      publicUrl,
      flowMs: flows.tokenTtlS * 1000,
      codeResendMs: throttles.MAIL_MINUTE.windowS * 1000,
      restoreDays: purgeDays,
    };
    const socialProviders = toSocialProviders(this.socialWays.listProviders());
    const { linkSwitchScript } = shops;
    return this.renderer.render({ ...input, settings, linkSwitchScript, socialProviders });
  }
}

function pathnameOf(path: string): string {
  return path.split('?', 1)[0] ?? '/';
}

/** The query of an address, with its question mark; empty where there is none. */
function queryOf(path: string): string {
  return path.slice(pathnameOf(path).length);
}

/** A page's address that the server cannot read names nothing. */
function pageStatus({ spec }: AppError): 404 | 500 | 503 {
  if (spec.status === 503) return 503;
  return spec.status < 500 ? 404 : 500;
}
