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
import { type ActingOperator } from '../operator-acts/operator-acts.service.js';
import { type OperatorAction } from '../accounts/operator-mail-texts.js';
import { ReportSubjectNotFound } from './contact.errors.js';
import { ReportSubjectReadModel } from './report-subject.read-model.js';

/** A report's subject, with its owner and page. */
export interface FoundSubject {
  kind: ReportKind;
  id: string;
  accountId: string;
  displayId: string;
  /** The path of its page, without language. */
  path: string;
}

/** The owner of a report's subject, and the content of an item. */
type LocatedSubject =
  | { kind: Exclude<ReportKind, 'item'>; accountId: string }
  | { kind: 'item'; accountId: string; contentId: number };

const NOT_FOUND = [AccountNotFound, ContentNotFound, ItemNotFound, LinkNotFound];

/** Finds what is reported, and takes it down if the report is justified. */
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
   * Finds what a visitor reports.
   *
   * @throws ReportSubjectNotFound if it does not exist or is not visible
   */
  async find({ kind, id }: ReportSubject): Promise<FoundSubject> {
    switch (kind) {
      case 'profile': {
        const account = await orNotFound(this.accounts.getPublic(id));
        return {
          kind,
          id: account.id,
          accountId: account.id,
          displayId: account.displayId,
          path: profile(account),
        };
      }
      case 'content': {
        const content = await this.findContent(Number(id));
        return { kind, id, accountId: content.accountId, displayId: content.displayId, path: page(content) };
      }
      case 'item': {
        const content = await this.findContent((await this.findItem(Number(id))).contentId);
        return { kind, id, accountId: content.accountId, displayId: content.displayId, path: page(content) };
      }
      case 'link': {
        const account = await orNotFound(this.links.getOwnerOfShown(Number(id)));
        return { kind, id, accountId: account.id, displayId: account.displayId, path: profile(account) };
      }
    }
  }

  /**
   * Checks that there is something to take down. It need not be visible: a suspension, a withdrawal or hiding can be
   * undone.
   *
   * @throws ReportSubjectNotFound
   */
  async requireExisting(subject: ReportSubject): Promise<void> {
    await orNotFound(this.locate(subject));
  }

  /**
   * Takes down what is reported and notifies its owner: deletes a content with its items, an item or a link, or suspends
   * the account of a profile. It need not be visible.
   *
   * @throws ReportSubjectNotFound if it no longer exists
   */
  async takeDown(subject: ReportSubject, acting: ActingOperator): Promise<void> {
    await orNotFound(this.remove(subject, acting));
  }

  private async remove(subject: ReportSubject, acting: ActingOperator): Promise<void> {
    const located = await this.locate(subject);
    const { kind, accountId } = located;
    if (kind === 'profile') {
      await this.operations.suspend(accountId, acting, 'reports take-down');
      return;
    }
    const id = Number(subject.id);
    const removed: OperatorAction = `${kind}Removed`;
    const action = {
      action: removed,
      subject: `${kind}:${subject.id}`,
      what: await this.views.nameOf(kind, id),
    };
    const report = (tx: EntityManager) => this.operations.reportRemoval(tx, accountId, action, acting);
    switch (kind) {
      case 'content':
        return this.contents.delete(accountId, id, report);
      case 'item':
        return this.items.delete(accountId, located.contentId, id, report);
      case 'link':
        return this.links.delete(accountId, id, report);
    }
  }

  private async locate({ kind, id }: ReportSubject): Promise<LocatedSubject> {
    switch (kind) {
      case 'profile':
        return { kind, accountId: (await this.operations.get(id)).id };
      case 'content':
        return { kind, accountId: await this.contents.getOwnerId(Number(id)) };
      case 'item':
        return { kind, ...(await this.items.getPlace(Number(id))) };
      case 'link':
        return { kind, accountId: await this.links.getOwnerId(Number(id)) };
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

async function orNotFound<Result>(found: Promise<Result>): Promise<Result> {
  try {
    return await found;
  } catch (error) {
    if (NOT_FOUND.some((type) => error instanceof type)) throw new ReportSubjectNotFound();
    throw error;
  }
}

function profile({ displayId }: { displayId: string }): string {
  return `/profile/${displayId}`;
}

function page(content: Pick<SingleContentView, 'id' | 'displayId'>): string {
  return `${profile(content)}/contents/${content.id}`;
}
