import { Injectable, Logger } from '@nestjs/common';
import { type AppError } from '../../common/errors/app-error.js';
import { isDatabaseUnavailable, toAppError } from '../../common/errors/failure-mapping.js';
import { TooManyRequests } from '../../common/errors/request-errors.js';
import { type Language, localisedPath, splitLanguage } from '../../common/language.js';
import { AppConfig } from '../../config/app-config.js';
import { ThrottleService } from '../../security/throttling/throttle.service.js';
import { type Closure, MaintenanceService } from '../maintenance/maintenance.service.js';
import { toSocialProviders } from '../oauth/social-login/social-providers.mapper.js';
import { SocialAuthorizationService } from '../oauth/authorization/social-authorization.service.js';
import { RedirectsService } from '../redirects/redirects.service.js';
import { type KeptPage, PageCacheService } from './page-cache.service.js';
import { isLookedUp, isWhole, ownerOf, PageDataService, PageMoved } from './page-data.service.js';
import { type PageData } from './dto/page-data.js';
import { type PageRequest } from './dto/page-request.js';
import { type PageStatus, type RenderInput } from './dto/render-input.js';
import { type RenderedPage } from './dto/rendered-page.js';
import { type FoundPage } from './dto/resolved-page.js';
import { PageRendererService } from './page-renderer.service.js';

/** A page as it is answered. */
export interface AnsweredPage {
  /** As it is kept; a page that is kept by nobody is text that was made for one answer. */
  page: KeptPage | RenderedPage;
  /** Whether browsers may hold it, asking each time whether it is still the same. A shell is theirs to fill anew. */
  holdable: boolean;
  /** After how many seconds to come again, where a failure says so. */
  retryAfterS: number | null;
  /** Whether it tells of no failure, whatever its status. */
  meant: boolean;
}

/** This address leads to another one: the operator's wish, or for good to the one address that the page has. */
export interface RedirectedPage {
  redirectUrl: string;
  status: 301 | 302;
}

/** Where the way to an answer is noted: the name of the page's route, or of what was answered in its place. */
interface Route {
  name: string;
}

/** An address of the site, taken apart. */
interface AskedAddress {
  /** Path and query as they were asked for. */
  path: string;
  /** The path without its language. */
  barePath: string;
  /** The language that it names, if any. */
  named: Language | null;
}

/** A page that stands at every address, and shows nothing of it. */
interface EmptyPage {
  named: Language | null;
  language: Language;
  status: PageStatus;
  maintenance: RenderInput['maintenance'];
}

/** The page that tells of maintenance is there at any time. */
const MAINTENANCE_PATH = '/maintenance';

/** Where a page is rendered that stands at every address: nothing else does there. */
const NOWHERE = '/404';

/** Renders pages as every visitor may see them; what depends on who looks is the browser's to add. */
@Injectable()
export class PagesService {
  private readonly logger = new Logger(PagesService.name);

  constructor(
    private readonly config: AppConfig,
    private readonly renderer: PageRendererService,
    private readonly cache: PageCacheService,
    private readonly data: PageDataService,
    private readonly maintenance: MaintenanceService,
    private readonly redirects: RedirectsService,
    private readonly socialAuthorization: SocialAuthorizationService,
    private readonly throttle: ThrottleService,
  ) {}

  /**
   * The page of an address, whatever happens: what is missing is a 404 page, what fails an error page, and while the
   * site is closed every address but one tells so. An address that leads elsewhere is followed instead. Making pages is
   * throttled; what is kept is answered to everybody.
   *
   * @param path path and query as they were asked for
   * @param preferred the visitor's language, for addresses that name none
   * @param client the address of who asks
   * @returns the answer with the name of its route, for figures: never the address itself
   */
  async page(
    path: string,
    preferred: Language,
    client: string,
  ): Promise<(AnsweredPage | RedirectedPage) & { routeName: string }> {
    const route: Route = { name: 'unknown' };
    const answer = await this.answer(path, preferred, client, route);
    return { ...answer, routeName: route.name };
  }

  private async answer(
    path: string,
    preferred: Language,
    client: string,
    route: Route,
  ): Promise<AnsweredPage | RedirectedPage> {
    const { barePath, language: named } = splitLanguage(pathnameOf(path));
    const language = named ?? preferred;
    const asked: AskedAddress = { path, barePath, named };
    try {
      const { closure } = this.maintenance;
      if (closure !== null) {
        route.name = 'closed';
        return await this.closed(asked, language, closure);
      }
      const redirectUrl = this.redirects.lookUp(barePath);
      if (redirectUrl !== null) {
        route.name = 'redirect';
        return { redirectUrl: await this.inLanguage(redirectUrl, named), status: 302 };
      }
      const resolved = await this.renderer.resolve(pathnameOf(path), queryOf(path));
      route.name = resolved.kind === 'page' ? resolved.routeId : resolved.kind;
      if (resolved.kind === 'notFound') return await this.failed({ named, language, status: 404 });
      return await this.found(asked, language, client, resolved);
    } catch (thrown) {
      const moved = thrown instanceof PageMoved ? movedTo(asked, thrown.barePath) : null;
      if (moved !== null) return moved;
      const error = toAppError(thrown);
      // What passes by itself is told where its state changes; the line of the request names the status.
      if (error.spec.status >= 500 && !isDatabaseUnavailable(thrown))
        this.logger.error({ event: 'page.failed', err: thrown });
      return this.failed({ named, language, status: pageStatus(error) }, error.retryAfterS);
    }
  }

  /**
   * The page of an address that names something. Forms know what to do with their query; what shows data is the same
   * page for everybody, whatever a visitor's query says beside what decides it.
   *
   * @throws TooManyRequests where a page would have to be looked up or made for a client who has had too many
   */
  private async found(
    asked: AskedAddress,
    language: Language,
    client: string,
    { barePath, request, rendering, search }: FoundPage,
  ): Promise<AnsweredPage | RedirectedPage> {
    const answer = { holdable: rendering === 'public', retryAfterS: null, meant: true };
    const cacheable =
      this.config.frontendDevUrl === null &&
      (request !== null || queryOf(asked.path) === '') &&
      // Whether it is there is asked each time: nobody tells when news come, by the clock, or go.
      request?.kind !== 'news';
    const path = addressIn(asked.named, barePath) + (cacheable ? search : queryOf(asked.path));
    const make = async () => {
      const reading = request && this.data.read(request, language);
      const [page, data] = await Promise.all([
        this.render({ path, language, status: 200, maintenance: null }, reading),
        reading,
      ]);
      return { page, accountId: ownerOf(data), whole: isWhole(data) };
    };
    const key = {
      barePath,
      variant: [language, asked.named ?? '', search, this.data.versionOf(request)].join(' '),
    };
    const isKept = cacheable && this.cache.has(key);
    const moved = isKept ? null : movedTo(asked, barePath);
    if (moved !== null) {
      await this.lookUp(request, client);
      return moved;
    }
    if (!isKept) await this.countMade(request, client);
    try {
      if (!cacheable) return { ...answer, page: (await make()).page };
      const page = await this.cache.get(key, make);
      return movedTo(asked, page.barePath) ?? { ...answer, page };
    } catch (thrown) {
      // Nothing was made: the address names nothing, or leads elsewhere.
      const isMade = !(thrown instanceof PageMoved) && toAppError(thrown).spec.status >= 500;
      if (!isKept && !isMade) await this.throttle.giveBackClient('RENDER', client);
      throw thrown;
    }
  }

  /**
   * Counts a page that is about to be made, and what is read for it as a read of the API. Beyond the limit of pages,
   * addresses that name nothing or lead elsewhere are still answered as such.
   */
  private async countMade(request: PageRequest | null, client: string): Promise<void> {
    if (request !== null && isLookedUp(request)) await this.countRead(client);
    const wait = await this.throttle.consumeClient('RENDER', client);
    if (wait === null) return;
    if (request !== null && isLookedUp(request)) await this.data.mustBeThere(request);
    throw new TooManyRequests(wait);
  }

  /** Finds out whether an address names something; that counts as a read of the API. */
  private async lookUp(request: PageRequest | null, client: string): Promise<void> {
    if (request === null || !isLookedUp(request)) return;
    await this.countRead(client);
    await this.data.mustBeThere(request);
  }

  /** @throws TooManyRequests where the client is beyond the limit */
  private async countRead(client: string): Promise<void> {
    const wait = await this.throttle.consumeClient('READ', client);
    if (wait !== null) throw new TooManyRequests(wait);
  }

  /** The page of maintenance, which stands at every address, and for a while only. */
  private async closed(
    { barePath, named }: AskedAddress,
    language: Language,
    { endsAt, retryAfterS }: Closure,
  ): Promise<AnsweredPage> {
    const status = barePath === MAINTENANCE_PATH ? 200 : 503;
    const maintenance = { endsAt: endsAt?.toISOString() ?? null };
    const page = await this.empty({ named, language, status, maintenance });
    return { page, holdable: false, retryAfterS: status === 503 ? retryAfterS : null, meant: true };
  }

  private async failed(
    failure: Omit<EmptyPage, 'maintenance'>,
    retryAfterS: number | null = null,
  ): Promise<AnsweredPage> {
    const page = await this.empty({ ...failure, maintenance: null });
    return { page, holdable: false, retryAfterS, meant: failure.status < 500 };
  }

  /** A page that stands at every address is one, in each language and both forms of addresses. */
  private async empty({ named, language, status, maintenance }: EmptyPage): Promise<AnsweredPage['page']> {
    const barePath = status === 200 ? MAINTENANCE_PATH : NOWHERE;
    const make = () => this.render({ path: addressIn(named, barePath), language, status, maintenance }, null);
    if (this.config.frontendDevUrl !== null) return make();
    const variant = [language, named ?? '', status, maintenance === null ? '' : maintenance.endsAt].join(' ');
    return this.cache.get({ barePath, variant: `any ${variant}` }, async () => ({
      page: await make(),
      accountId: null,
      whole: true,
    }));
  }

  /** A page of this site in the language in which the one before it was asked for; other addresses as they are. */
  private async inLanguage(redirectUrl: string, language: Language | null): Promise<string> {
    if (language === null || !redirectUrl.startsWith('/')) return redirectUrl;
    const { kind } = await this.renderer.resolve(pathnameOf(redirectUrl), queryOf(redirectUrl));
    return kind === 'page' ? localisedPath(language, redirectUrl) : redirectUrl;
  }

  private render(
    input: Omit<RenderInput, 'settings' | 'linkSwitchScript' | 'socialProviders'>,
    data: Promise<PageData> | null,
  ): Promise<RenderedPage> {
    const { publicUrl, flows, throttles, purgeDays, shops } = this.config;
    const settings = {
      publicUrl,
      flowMs: flows.tokenTtlS * 1000,
      codeResendMs: throttles.MAIL_MINUTE.windowS * 1000,
      restoreDays: purgeDays,
    };
    const socialProviders = toSocialProviders(this.socialAuthorization.listProviders());
    const { linkSwitchScript } = shops;
    return this.renderer.render({ ...input, settings, linkSwitchScript, socialProviders }, data);
  }
}

/** The address of a page in the language that was named; where none was, the visitor's decides it in place. */
function addressIn(named: Language | null, barePath: string): string {
  return named === null ? barePath : localisedPath(named, barePath);
}

/** Leads to the one address of a page, unless that is where it was asked for. */
function movedTo({ path, barePath, named }: AskedAddress, ownPath: string): RedirectedPage | null {
  if (barePath === ownPath) return null;
  return { redirectUrl: addressIn(named, ownPath) + queryOf(path), status: 301 };
}

function pathnameOf(path: string): string {
  return path.split('?', 1)[0] ?? '/';
}

/** The query of an address, with its question mark; empty where there is none. */
function queryOf(path: string): string {
  return path.slice(pathnameOf(path).length);
}

/** A page's address that the server cannot read names nothing. */
function pageStatus({ spec }: AppError): PageStatus {
  if (spec.status === 503 || spec.status === 429) return spec.status;
  return spec.status < 500 ? 404 : 500;
}
