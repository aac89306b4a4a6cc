import { Injectable, Logger } from '@nestjs/common';
import { type AppError } from '../../common/errors/app-error.js';
import { isDatabaseUnavailable, toAppError } from '../../common/errors/failure-mapping.js';
import { TooManyRequests } from '../../common/errors/request-errors.js';
import { type Language, localisedPath, splitLanguage } from '../../common/rules/language.js';
import { AnswerCacheService } from '../../answers/answer-cache.service.js';
import { pageAnswerKey } from '../../answers/answer-keys.js';
import { completeAnswer, type KeptAnswer, type NewAnswer } from '../../answers/kept-answer.js';
import { pagePolicy, REPORTING_ENDPOINTS } from '../../common/http/security-headers.js';
import { AppConfig } from '../../config/app-config.js';
import { ThrottleService } from '../../security/throttling/throttle.service.js';
import { type Closure, MaintenanceService } from '../maintenance/maintenance.service.js';
import { toSocialProviders } from '../oauth/social-login/social-providers.mapper.js';
import { SocialAuthorizationService } from '../oauth/authorization/social-authorization.service.js';
import { RedirectsService } from '../redirects/redirects.service.js';
import { needsDatabase, ownerOf, PageDataService, PageMoved } from './page-data.service.js';
import { type PageData } from './dto/page-data.js';
import { type PageRequest } from './dto/page-request.js';
import { type PageStatus, type RenderInput } from './dto/render-input.js';
import { type RenderedPage } from './dto/rendered-page.js';
import { type FoundPage } from './dto/resolved-page.js';
import { PageRendererService } from './page-renderer.service.js';

/** A page response. */
export interface AnsweredPage {
  answer: KeptAnswer;
  /** The `Retry-After` of a failure, in seconds. */
  retryAfterS: number | null;
  /** Whether the status is expected, not a failure. */
  meant: boolean;
}

/** A redirect: set by the operator (302), or to the canonical URL (301). */
export interface RedirectedPage {
  redirectUrl: string;
  status: 301 | 302;
}

/** The name of the route, for metrics. */
interface Route {
  name: string;
}

/** A parsed URL of the site. */
interface ParsedUrl {
  /** The requested path and query. */
  path: string;
  /** The path without the language. */
  barePath: string;
  /** The language in the URL, if any. */
  named: Language | null;
}

/** An error or maintenance page, the same for every URL. */
interface EmptyPage {
  named: Language | null;
  language: Language;
  status: PageStatus;
  maintenance: RenderInput['maintenance'];
}

const MAINTENANCE_PATH = '/maintenance';

/** The path at which error pages are rendered. */
const ERROR_PATH = '/404';

/** Kinds of pages that are never kept: news appear and disappear by date, without a change notification. */
export const NEVER_KEPT: ReadonlySet<string> = new Set<PageRequest['kind']>(['news']);

/** Serves pages as seen by any visitor; the browser adds what depends on the user. */
@Injectable()
export class PagesService {
  private readonly logger = new Logger(PagesService.name);

  constructor(
    private readonly config: AppConfig,
    private readonly renderer: PageRendererService,
    private readonly cache: AnswerCacheService,
    private readonly data: PageDataService,
    private readonly maintenance: MaintenanceService,
    private readonly redirects: RedirectsService,
    private readonly socialAuthorization: SocialAuthorizationService,
    private readonly throttle: ThrottleService,
  ) {}

  /**
   * The response for a URL: a page, an error page, the maintenance page or a redirect. Rendering is throttled;
   * cached pages are not.
   *
   * @param path the requested path and query
   * @param preferred the visitor's language, if the URL has none
   * @param client the client's IP address
   * @returns the response with its route name for metrics
   */
  async page(
    path: string,
    preferred: Language,
    client: string,
  ): Promise<(AnsweredPage | RedirectedPage) & { routeName: string }> {
    const route: Route = { name: 'unknown' };
    const page = await this.answer(path, preferred, client, route);
    return { ...page, routeName: route.name };
  }

  private async answer(
    path: string,
    preferred: Language,
    client: string,
    route: Route,
  ): Promise<AnsweredPage | RedirectedPage> {
    const { barePath, language: named } = splitLanguage(pathnameOf(path));
    const language = named ?? preferred;
    const asked: ParsedUrl = { path, barePath, named };
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
      // Temporary failures are logged where their state changes.
      if (error.spec.status >= 500 && !isDatabaseUnavailable(thrown))
        this.logger.error({ event: 'page.failed', err: thrown });
      return this.failed({ named, language, status: pageStatus(error) }, error.retryAfterS);
    }
  }

  /**
   * The response for a matched route. Only the relevant part of the query selects a data page; forms get the whole
   * query.
   *
   * @throws TooManyRequests if the client exceeds the limit of lookups or renderings
   */
  private async found(
    asked: ParsedUrl,
    language: Language,
    client: string,
    { barePath, routeId, request, rendering, search }: FoundPage,
  ): Promise<AnsweredPage | RedirectedPage> {
    const cacheable =
      this.config.frontendDevUrl === null &&
      (request === null ? queryOf(asked.path) === '' : !NEVER_KEPT.has(request.kind));
    const path = addressIn(asked.named, barePath) + (cacheable ? search : queryOf(asked.path));
    const page = { isMade: false };
    const make = async (): Promise<NewAnswer> => {
      const reading = request && this.data.read(request, language);
      const [rendered, read] = await Promise.all([
        this.render(
          { path, language, status: 200, maintenance: null },
          reading?.then(({ data }) => data) ?? null,
        ),
        reading,
      ]);
      page.isMade = true;
      const { data, validUntil } = read ?? { data: null, validUntil: null };
      return this.toAnswer(rendered, {
        path: barePath,
        routeName: pageRoute(routeId),
        revalidated: rendering === 'public',
        accountId: ownerOf(data),
        keepable: this.data.isWhole(data),
        validUntil,
      });
    };
    const key = pageAnswerKey({ path: barePath, language, named: asked.named, search });
    const isKept = cacheable && this.cache.has(key);
    const moved = isKept ? null : movedTo(asked, barePath);
    if (moved !== null) {
      await this.lookUp(request, client);
      return moved;
    }
    if (!isKept) await this.countRendering(request, client);
    try {
      const answer = cacheable ? await this.cache.get(key, make) : completeAnswer(await make());
      // Kept from before the database was away, or made for another request.
      if (!isKept && !page.isMade) await this.giveBackRendering(request, client);
      return movedTo(asked, answer.path) ?? { answer, retryAfterS: null, meant: true };
    } catch (thrown) {
      // Nothing was rendered: not found or redirected.
      if (!isKept && toAppError(thrown).spec.status < 500)
        await this.throttle.giveBackClient('RENDER', client);
      throw thrown;
    }
  }

  /**
   * Counts a rendering, and its lookup as an API read. Over the limit, missing and moved pages are still reported
   * as such, unless the database is away.
   */
  private async countRendering(request: PageRequest | null, client: string): Promise<void> {
    if (request !== null && needsDatabase(request)) await this.countRead(client);
    const wait = await this.throttle.consumeClient('RENDER', client);
    if (wait === null) return;
    try {
      if (request !== null && needsDatabase(request)) await this.data.requireExisting(request);
    } catch (thrown) {
      if (!isDatabaseUnavailable(thrown)) throw thrown;
    }
    throw new TooManyRequests(wait);
  }

  private async giveBackRendering(request: PageRequest | null, client: string): Promise<void> {
    if (request !== null && needsDatabase(request)) await this.throttle.giveBackClient('READ', client);
    await this.throttle.giveBackClient('RENDER', client);
  }

  /** Checks that a page exists; counts as an API read. */
  private async lookUp(request: PageRequest | null, client: string): Promise<void> {
    if (request === null || !needsDatabase(request)) return;
    await this.countRead(client);
    await this.data.requireExisting(request);
  }

  /** @throws TooManyRequests */
  private async countRead(client: string): Promise<void> {
    const wait = await this.throttle.consumeClient('READ', client);
    if (wait !== null) throw new TooManyRequests(wait);
  }

  private async closed(
    { barePath, named }: ParsedUrl,
    language: Language,
    { endsAt, retryAfterS }: Closure,
  ): Promise<AnsweredPage> {
    const status = barePath === MAINTENANCE_PATH ? 200 : 503;
    const maintenance = { endsAt: endsAt?.toISOString() ?? null };
    const answer = await this.empty({ named, language, status, maintenance });
    return { answer, retryAfterS: status === 503 ? retryAfterS : null, meant: true };
  }

  private async failed(
    failure: Omit<EmptyPage, 'maintenance'>,
    retryAfterS: number | null = null,
  ): Promise<AnsweredPage> {
    const answer = await this.empty({ ...failure, maintenance: null });
    return { answer, retryAfterS, meant: failure.status < 500 };
  }

  /** Keeps one page per language and URL form. */
  private async empty({ named, language, status, maintenance }: EmptyPage): Promise<KeptAnswer> {
    const barePath = status === 200 ? MAINTENANCE_PATH : ERROR_PATH;
    const make = async (): Promise<NewAnswer> => {
      const path = addressIn(named, barePath);
      const page = await this.render({ path, language, status, maintenance }, null);
      return this.toAnswer(page, {
        path: barePath,
        routeName: pageRoute(status === 404 ? 'notFound' : 'failed'),
        revalidated: false,
        accountId: null,
        keepable: true,
        validUntil: null,
      });
    };
    if (this.config.frontendDevUrl !== null) return completeAnswer(await make());
    const endsAt = maintenance?.endsAt ?? '';
    return this.cache.get(
      { path: barePath, variant: `any ${language} ${named ?? ''} ${status} ${endsAt}` },
      make,
    );
  }

  private toAnswer(
    { html, status, ...policy }: RenderedPage,
    about: Omit<NewAnswer, 'status' | 'headers' | 'body'>,
  ): NewAnswer {
    return {
      ...about,
      status,
      headers: {
        'Content-Security-Policy': pagePolicy(policy, this.config),
        'Reporting-Endpoints': REPORTING_ENDPOINTS,
        'Cache-Control': about.revalidated ? 'no-cache' : 'no-store',
        Vary: 'Accept-Language, Cookie, Accept-Encoding',
        'Content-Type': 'text/html; charset=utf-8',
      },
      body: html,
    };
  }

  /** Adds the language to redirect targets on this site. */
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
      codeMs: flows.codeTtlS * 1000,
      codeResendMs: throttles.MAIL_MINUTE.windowS * 1000,
      restoreDays: purgeDays,
    };
    const socialProviders = toSocialProviders(this.socialAuthorization.listProviders());
    const { linkSwitchScript } = shops;
    return this.renderer.render({ ...input, settings, linkSwitchScript, socialProviders }, data);
  }
}

/** The name of a page's route in metrics. */
export function pageRoute(name: string): string {
  return `page:${name}`;
}

/** The path with the language, if the URL named one. */
function addressIn(named: Language | null, barePath: string): string {
  return named === null ? barePath : localisedPath(named, barePath);
}

/** A redirect to the canonical path, unless it was requested. */
function movedTo({ path, barePath, named }: ParsedUrl, ownPath: string): RedirectedPage | null {
  if (barePath === ownPath) return null;
  return { redirectUrl: addressIn(named, ownPath) + queryOf(path), status: 301 };
}

function pathnameOf(path: string): string {
  return path.split('?', 1)[0] ?? '/';
}

/** The query with its question mark; empty if there is none. */
function queryOf(path: string): string {
  return path.slice(pathnameOf(path).length);
}

/** Invalid URLs are not found. */
function pageStatus({ spec }: AppError): PageStatus {
  if (spec.status === 503 || spec.status === 429) return spec.status;
  return spec.status < 500 ? 404 : 500;
}
