import { Injectable, Logger } from '@nestjs/common';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { AppConfig } from '../../config/app-config.js';
import { TableCopiesService } from '../../database/table-copies.service.js';
import { type TableCopy } from '../../database/table-copy.js';
import { TransactionsService } from '../../database/transactions.service.js';
import { mayRedirect, redirectPath, redirectTarget, supportPage } from './redirect-address.js';
import { type Redirect } from './redirect.entity.js';
import { RedirectExists, RedirectLoop, RedirectNotFound } from './redirects.errors.js';
import { RedirectsRepository } from './redirects.repository.js';

/**
 * Redirects between addresses. Lookups are served from memory; `list`, `create` and `delete` are for the operator's
 * command line. A target is checked when it is saved and again whenever it is followed, in case its row was inserted
 * directly or its host is no longer allowed.
 */
@Injectable()
export class RedirectsService {
  private readonly logger = new Logger(RedirectsService.name);
  private readonly copy: TableCopy<ReadonlyMap<string, string>>;

  constructor(
    private readonly config: AppConfig,
    private readonly transactions: TransactionsService,
    private readonly redirects: RedirectsRepository,
    copies: TableCopiesService,
  ) {
    this.copy = copies.keep('redirects', async () => targets(await this.redirects.list()));
  }

  /**
   * The target of an address, or null if it is not redirected.
   *
   * @param address a path of this site; its language and query are ignored
   */
  lookUp(address: string): string | null {
    const path = redirectPath(address);
    return path === null ? null : this.lookUpPath(path);
  }

  /**
   * The target of a path, or null if it is not redirected.
   *
   * @param path as `redirectPath` gives it
   */
  lookUpPath(path: string): string | null {
    if (!mayRedirect(path)) return null;
    const target = this.copy.value.get(path);
    return target === undefined ? supportPage(path, this.config.helpUrl) : this.allowed(target);
  }

  /** Every redirect. */
  async list(): Promise<Redirect[]> {
    return this.redirects.list();
  }

  /**
   * Redirects a path.
   *
   * @param path without language and query; `redirectUrl` a path of this site or an https address on an allowed host
   * @throws InvalidInput for the field with an invalid address
   * @throws RedirectExists
   * @throws RedirectLoop
   */
  async create(path: string, redirectUrl: string): Promise<Redirect> {
    const from = /[?#]/.test(path) ? null : redirectPath(path);
    if (from === null || !mayRedirect(from))
      throw new InvalidInput([{ field: 'path', code: 'invalidFormat' }]);
    const to = this.allowed(redirectUrl);
    if (to === null) throw new InvalidInput([{ field: 'redirectUrl', code: 'invalidFormat' }]);
    const created = await this.transactions.run(async (tx) => {
      await this.redirects.lock(tx);
      const known = targets(await this.redirects.list(tx));
      if (known.has(from)) throw new RedirectExists();
      if (leadsBack(from, to, known)) throw new RedirectLoop();
      return this.redirects.insert(tx, { path: from, redirectUrl: to });
    });
    this.logger.log({ event: 'redirect.set', path: from, redirectUrl: to });
    await this.copy.refresh();
    return created;
  }

  /** @throws RedirectNotFound */
  async delete(path: string): Promise<void> {
    const from = redirectPath(path) ?? path;
    if (!(await this.redirects.delete(from))) throw new RedirectNotFound();
    this.logger.log({ event: 'redirect.removed', path: from });
    await this.copy.refresh();
  }

  private allowed(target: string): string | null {
    return redirectTarget(target, this.config.redirects.allowedHosts);
  }
}

function targets(redirects: Redirect[]): ReadonlyMap<string, string> {
  return new Map(redirects.map(({ path, redirectUrl }) => [path, redirectUrl]));
}

/** Whether following redirects from the target returns to the start. The existing ones have no loop. */
function leadsBack(from: string, to: string, known: ReadonlyMap<string, string>): boolean {
  for (let next: string | undefined = to; next !== undefined;) {
    const path = redirectPath(next);
    if (path === from) return true;
    next = path === null ? undefined : known.get(path);
  }
  return false;
}
