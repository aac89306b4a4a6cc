import { Injectable } from '@nestjs/common';
import { type ReportKind, type ReportSubject } from '../../common/rules/report-subject.js';
import { AccountNotFound } from '../accounts/accounts.errors.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { AccountOperations } from '../accounts/account-operations.js';
import { ContentNotFound } from '../contents/contents.errors.js';
import { type SingleContentView } from '../contents/contents.repository.js';
import { ContentsService } from '../contents/contents.service.js';
import { ItemNotFound } from '../items/items.errors.js';
import { type ItemView } from '../items/items.repository.js';
import { ItemsService } from '../items/items.service.js';
import { LinkNotFound } from '../links/links.errors.js';
import { LinksService } from '../links/links.service.js';
import { ReportSubjectNotFound } from './contact.errors.js';

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
export class ReportSubjects {
  constructor(
    private readonly accounts: AccountsService,
    private readonly operations: AccountOperations,
    private readonly contents: ContentsService,
    private readonly items: ItemsService,
    private readonly links: LinksService,
  ) {}

  /** @throws ReportSubjectNotFound where nobody sees such a thing */
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
   * Takes what is reported off the site: deletes a content with its items, an item, or a link, as its owner would; of a
   * profile suspends the account, which can be taken back.
   *
   * @throws ReportSubjectNotFound where it is gone already
   */
  async takeAway({ kind, id }: ReportSubject): Promise<void> {
    if (kind === 'profile') {
      await orGone(this.operations.suspend(id));
      return;
    }
    const { accountId } = await this.find({ kind, id });
    if (kind === 'content') await orGone(this.contents.delete(accountId, Number(id)));
    else if (kind === 'link') await orGone(this.links.delete(accountId, Number(id)));
    else {
      const { contentId } = await this.findItem(Number(id));
      await orGone(this.items.delete(accountId, contentId, Number(id)));
    }
  }

  private async findContent(id: number): Promise<SingleContentView> {
    const [content] = (await this.contents.lookUp([id], { offset: 0, limit: 1 })).entries;
    if (content === undefined) throw new ReportSubjectNotFound();
    return content;
  }

  private async findItem(id: number): Promise<ItemView> {
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
