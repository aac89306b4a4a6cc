import { Injectable } from '@nestjs/common';
import { type ReportKind, type ReportSubject } from './report-subject.rules.js';
import { type EntityManager } from 'typeorm';
import { AccountNotFound } from '../accounts/accounts.errors.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { AccountOperationsService } from '../accounts/account-operations.service.js';
import { ContentNotFound } from '../contents/contents.errors.js';
import { type SingleContentView } from '../contents/content.read-model.js';
import { ContentsService } from '../contents/contents.service.js';
import { ItemNotFound } from '../items/items.errors.js';
import { ItemsService, type ShownItem } from '../items/items.service.js';
import { LinkNotFound } from '../links/links.errors.js';
import { LinksService } from '../links/links.service.js';
import { type Acting } from '../operator-acts/operator-acts.service.js';
import { type OperatorDeed } from '../accounts/operator-mail-texts.js';
import { ReportSubjectNotFound } from './contact.errors.js';
import { ReportSubjectReadModel } from './report-subject.read-model.js';

/** What is reported, as it is found on its page. */
export interface FoundSubject {
  kind: ReportKind;
  id: string;
  /** Whose it is. */
  accountId: string;
  displayId: string;
  /** The page on which it stands, without language. */
  path: string;
}

/** Failures that say that something is gone. */
const GONE = [AccountNotFound, ContentNotFound, ItemNotFound, LinkNotFound];

/** What is reported: finding it, and taking it away where the report is right. */
@Injectable()
export class ReportSubjectsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly operations: AccountOperationsService,
    private readonly contents: ContentsService,
    private readonly items: ItemsService,
    private readonly links: LinksService,
    private readonly views: ReportSubjectReadModel,
  ) {}

  /**
   * What somebody reports: what is to be seen of it.
   *
   * @throws ReportSubjectNotFound where nobody sees such a thing
   */
  async find({ kind, id }: ReportSubject): Promise<FoundSubject> {
    switch (kind) {
      case 'profile': {
        const account = await orGone(this.accounts.getPublic(id));
        return { kind, id: account.id, ...ownerOf(account.id, account.displayId), path: profile(account) };
      }
      case 'content': {
        const content = await this.findContent(Number(id));
        return { kind, id, ...ownerOf(content.accountId, content.displayId), path: page(content) };
      }
      case 'item': {
        const content = await this.findContent((await this.findItem(Number(id))).contentId);
        return { kind, id, ...ownerOf(content.accountId, content.displayId), path: page(content) };
      }
      case 'link': {
        const account = await orGone(this.links.getOwnerOfShown(Number(id)));
        return { kind, id, ...ownerOf(account.id, account.displayId), path: profile(account) };
      }
    }
  }

  /**
   * Whether there is something to take away: also where nobody sees it, since its account is suspended or has left, or
   * its page hides it. Either may be taken back.
   *
   * @throws ReportSubjectNotFound
   */
  async requireKept(subject: ReportSubject): Promise<void> {
    await orGone(this.locate(subject));
  }

  /**
   * Takes what is reported off the site: deletes a content with its items, an item, or a link, as its owner would; of a
   * profile suspends the account, which can be taken back. Whether anybody sees it does not matter. Its owner is told
   * why.
   *
   * @throws ReportSubjectNotFound where it is gone already
   */
  async takeAway(subject: ReportSubject, acting: Acting): Promise<void> {
    await orGone(this.remove(subject, acting));
  }

  private async remove(subject: ReportSubject, acting: Acting): Promise<void> {
    const { accountId, contentId } = await this.locate(subject);
    const id = Number(subject.id);
    if (subject.kind === 'profile') {
      await this.operations.suspend(accountId, acting, 'reports take-down');
      return;
    }
    const removed: OperatorDeed = `${subject.kind}Removed`;
    const deed = {
      deed: removed,
      subject: `${subject.kind}:${subject.id}`,
      what: await this.views.nameOf(subject.kind, id),
    };
    const report = (tx: EntityManager) => this.operations.reportRemoval(tx, accountId, deed, acting);
    switch (subject.kind) {
      case 'content':
        return this.contents.delete(accountId, id, report);
      case 'item':
        return this.items.delete(accountId, contentId ?? 0, id, report);
      case 'link':
        return this.links.delete(accountId, id, report);
    }
  }

  /** Whose it is, and of an item to which content it belongs. */
  private async locate({ kind, id }: ReportSubject): Promise<{ accountId: string; contentId?: number }> {
    switch (kind) {
      case 'profile':
        return { accountId: (await this.operations.get(id)).id };
      case 'content':
        return { accountId: await this.contents.getOwnerId(Number(id)) };
      case 'item':
        return this.items.getPlace(Number(id));
      case 'link':
        return { accountId: await this.links.getOwnerId(Number(id)) };
    }
  }

  private async findContent(id: number): Promise<SingleContentView> {
    const [content] = (await this.contents.lookUp([id], { offset: 0, limit: 1 })).entries;
    if (content === undefined) throw new ReportSubjectNotFound();
    return content;
  }

  private async findItem(id: number): Promise<ShownItem> {
    const [item] = (await this.items.lookUp([id], { offset: 0, limit: 1 })).entries;
    if (item === undefined) throw new ReportSubjectNotFound();
    return item;
  }
}

async function orGone<Result>(found: Promise<Result>): Promise<Result> {
  try {
    return await found;
  } catch (error) {
    if (GONE.some((gone) => error instanceof gone)) throw new ReportSubjectNotFound();
    throw error;
  }
}

function ownerOf(accountId: string, displayId: string): Pick<FoundSubject, 'accountId' | 'displayId'> {
  return { accountId, displayId };
}

function profile({ displayId }: { displayId: string }): string {
  return `/profile/${displayId}`;
}

function page(content: Pick<SingleContentView, 'id' | 'displayId'>): string {
  return `${profile(content)}/contents/${content.id}`;
}
