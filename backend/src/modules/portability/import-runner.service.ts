import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable, Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { NotFound, ServiceUnavailable } from '../../common/errors/request-errors.js';
import { makeUploadFolder } from '../../common/http/upload-folder.js';
import { UploadedFile } from '../../common/http/uploaded-file.js';
import { AppConfig } from '../../config/app-config.js';
import { TransactionsService } from '../../database/transactions.service.js';
import { GrantDead, NotOwnContent, ProviderUnavailable } from '../../providers/provider.errors.js';
import { TooManyContents } from '../contents/contents.errors.js';
import { PostingService } from '../contents/posting.service.js';
import { TooManyItems } from '../items/items.errors.js';
import { ItemsService } from '../items/items.service.js';
import { TooManyLinks } from '../links/links.errors.js';
import { LinksService } from '../links/links.service.js';
import { PostNotFound } from '../oauth/posts/posts.errors.js';
import { PICTURE_FAILURES, StorageFull } from '../pictures/pictures.errors.js';
import { toScheduleChanges } from '../visibility/visibility.mapper.js';
import { ArchiveStoreService } from './archive-store.service.js';
import {
  type ImportedContent,
  type ImportedFile,
  type ImportedItem,
  type ImportedLink,
  type LeftOut,
  type LeftOutReason,
  type PictureSource,
} from './import-entries.js';
import { itemName, typeOf } from './import-plan.js';
import { type ImportStep, normaliseFile, stepsOf } from './import-steps.js';
import { type Import, type ImportCounts } from './import.entity.js';
import { ImportsRepository, type StepOutcome } from './imports.repository.js';
import { OwnPageService } from './own-page.service.js';
import { readImport } from './readers/read-file.js';

/** The import was cancelled, or is done elsewhere: the step is undone with its transaction. */
class ImportStopped extends Error {
  override readonly name = 'ImportStopped';
}

/** A step at work: what it notes, and the pictures on the disk that it uses. */
interface StepContext {
  accountId: string;
  contentId: number | null;
  note: (outcome: Partial<StepOutcome>) => (tx: EntityManager) => Promise<void>;
  picture: (source: PictureSource | null) => Promise<UploadedFile | null>;
}

/** Which failure leaves out an entry for which reason. Others end the import, or the try. */
const REASONS: [failure: abstract new (...args: never[]) => AppError, reason: LeftOutReason][] = [
  [NotOwnContent, 'notYours'],
  [PostNotFound, 'gone'],
  [NotFound, 'gone'],
  [GrantDead, 'providerAway'],
  [ProviderUnavailable, 'providerAway'],
  [TooManyLinks, 'tooMany'],
  [TooManyContents, 'tooMany'],
  [TooManyItems, 'tooMany'],
  [StorageFull, 'storageFull'],
  ...PICTURE_FAILURES.map((each): (typeof REASONS)[number] => [each, 'badPicture']),
];

/** Makes the entries of an import, one step after the other. */
@Injectable()
export class ImportRunnerService {
  private readonly logger = new Logger(ImportRunnerService.name);

  constructor(
    private readonly config: AppConfig,
    private readonly transactions: TransactionsService,
    private readonly imports: ImportsRepository,
    private readonly store: ArchiveStoreService,
    private readonly page: OwnPageService,
    private readonly links: LinksService,
    private readonly posting: PostingService,
    private readonly items: ItemsService,
  ) {}

  /**
   * @param signal ends the work between two steps
   * @throws ServiceUnavailable if the database, the store or the pictures’ process is down
   */
  async run(id: string, signal: AbortSignal): Promise<void> {
    const found = await this.imports.findById(id);
    if (found?.state !== 'running' || found.fileName === null) return;
    const { accountId } = found;
    const place = this.temporaryPath();
    try {
      await this.fetch(found.fileName, place);
      const raw = await readImport(place);
      if (raw === null) throw new Error('The file of an import cannot be read any more.');
      try {
        await this.runSteps(found, normaliseFile(raw), signal);
      } finally {
        await raw.close();
      }
      this.logger.log({ event: 'import.ended', accountId });
    } finally {
      await rm(place, { force: true });
    }
  }

  private async runSteps(found: Import, file: ImportedFile, signal: AbortSignal): Promise<void> {
    const steps = stepsOf(file, found.plan);
    let { made, contentId } = found;
    for (let step = found.done; step < steps.length; step += 1) {
      signal.throwIfAborted();
      const { [step]: next } = steps;
      if (next === undefined) break;
      try {
        ({ made, contentId } = await this.runStep(found, file, { step, made, contentId }, next));
      } catch (error) {
        if (!(error instanceof ImportStopped)) throw error;
        await this.imports.listLeftOut(
          found.id,
          steps.slice(step).flatMap((each) => namesOf(each, 'cancelled')),
        );
        return;
      }
    }
    await this.transactions.run((tx) => this.imports.end(tx, found.id, 'done'));
  }

  /** Makes an entry and notes that in one transaction; or notes why it is left out. */
  private async runStep(
    { id, accountId }: Import,
    file: ImportedFile,
    { step, made, contentId }: { step: number; made: ImportCounts; contentId: number | null },
    next: ImportStep,
  ): Promise<{ made: ImportCounts; contentId: number | null }> {
    const before = { made, contentId: next.kind === 'content' ? null : contentId };
    let outcome: StepOutcome = { ...before, leftOut: [] };
    const pictures: string[] = [];
    const context: StepContext = {
      accountId,
      contentId,
      note: (noted) => async (tx) => {
        outcome = { ...before, leftOut: [], ...noted };
        if (!(await this.imports.advance(tx, id, step, outcome))) throw new ImportStopped();
      },
      picture: async (source) => {
        const content = source && (await source());
        if (content === null) return null;
        const place = this.temporaryPath();
        pictures.push(place);
        await writeFile(place, content, { mode: 0o600 });
        return new UploadedFile('image', place, content.length);
      },
    };
    try {
      await this.make(next, file, context, made);
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === null) throw error;
      await this.transactions.run(context.note({ leftOut: namesOf(next, reason) }));
    } finally {
      await Promise.all(pictures.map((each) => rm(each, { force: true })));
    }
    return outcome;
  }

  private async make(
    step: ImportStep,
    file: ImportedFile,
    context: StepContext,
    made: ImportCounts,
  ): Promise<void> {
    switch (step.kind) {
      case 'profile':
        return this.makeProfile(file, context, made);
      case 'link':
        return this.makeLink(step.link, context, made);
      case 'content':
        return this.makeContent(step.content, context, made);
      case 'item':
        return this.makeItem(step.item, context, made);
    }
  }

  /** Applied anew after an interruption, with the same result. */
  private async makeProfile(
    { page }: ImportedFile,
    { accountId, note, picture }: StepContext,
    made: ImportCounts,
  ): Promise<void> {
    const profile = page?.profile ?? null;
    if (page === null || profile === null) throw new Error('The profile of an import is missing.');
    const { settings } = page;
    const leftOut: LeftOut[] = [];
    const [icon, cover] = [await picture(page.icon), await picture(page.cover)];
    const apply = (pictures: { icon: UploadedFile | undefined; cover: UploadedFile | undefined }) =>
      this.page.apply(accountId, { profile, settings, ...pictures });
    try {
      await apply({ icon: icon ?? undefined, cover: cover ?? undefined });
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === null) throw error;
      // The words are worth more than the pictures.
      leftOut.push({ kind: 'picture', name: '', reason });
      await apply({ icon: undefined, cover: undefined });
    }
    await this.transactions.run(note({ made: { ...made, profile: true }, leftOut }));
  }

  private async makeLink(
    link: ImportedLink,
    { accountId, note, picture }: StepContext,
    made: ImportCounts,
  ): Promise<void> {
    const details: Parameters<LinksService['create']>[2] = [];
    for (const { picture: source, ...words } of link.details) {
      const image = await picture(source);
      details.push(image === null ? words : { ...words, image });
    }
    const type = typeOf(link);
    const isWhole = !type.imageRequired || details.every(({ image }) => image !== undefined);
    if (isWhole)
      await this.links.create(
        accountId,
        type.id,
        details,
        toScheduleChanges(link.visibility),
        note({ made: { ...made, links: made.links + 1 } }),
      );
    else await this.transactions.run(note({ leftOut: namesOf({ kind: 'link', link }, 'badPicture') }));
  }

  private async makeContent(
    content: ImportedContent,
    { accountId, note, picture }: StepContext,
    made: ImportCounts,
  ): Promise<void> {
    const { provider, contentUrl, title, description, hashTags } = content;
    const media: Parameters<PostingService['post']>[1]['media'] = [];
    for (const { picture: source, video, videoUrl } of content.media) {
      const image = await picture(source);
      if (image !== null) media.push({ image, imageFileName: null, imageUrl: null, video, videoUrl });
    }
    if (media.length === 0) {
      await this.transactions.run(note({ leftOut: namesOf({ kind: 'content', content }, 'badPicture') }));
      return;
    }
    const lost = content.media.length - media.length;
    const leftOut = Array.from({ length: lost }, (): LeftOut => ({
      kind: 'picture',
      name: content.name,
      reason: 'badPicture',
    }));
    await this.posting.post(
      accountId,
      {
        ...{ provider, contentUrl, title, description, hashTags, media },
        visibility: toScheduleChanges(content.visibility),
      },
      (tx, contentId) => note({ made: { ...made, contents: made.contents + 1 }, contentId, leftOut })(tx),
    );
  }

  private async makeItem(
    item: ImportedItem,
    { accountId, contentId, note, picture }: StepContext,
    made: ImportCounts,
  ): Promise<void> {
    const { name, url, majorMall } = item;
    const image = contentId === null ? null : await picture(item.picture);
    if (contentId === null || image === null) {
      const reason = contentId === null ? 'withContent' : 'badPicture';
      await this.transactions.run(note({ leftOut: namesOf({ kind: 'item', item }, reason) }));
      return;
    }
    const noted = note({ made: { ...made, items: made.items + 1 } });
    const visibility = toScheduleChanges(item.visibility);
    await this.items.add(accountId, contentId, [{ name, url, majorMall, image, visibility }], noted);
  }

  private async fetch(fileName: string, place: string): Promise<void> {
    const opened = await this.store.open(fileName);
    if (opened === null) throw new Error('The file of an import is missing.');
    await pipeline(opened.stream, createWriteStream(place, { mode: 0o600 }));
  }

  private temporaryPath(): string {
    return path.join(makeUploadFolder(this.config.dataDir), randomUUID());
  }
}

/** Null for failures that are not the entry’s. Everything that is answered with a 4xx is. */
function reasonOf(error: unknown): LeftOutReason | null {
  if (!(error instanceof AppError) || error instanceof ServiceUnavailable) return null;
  const known = REASONS.find(([failure]) => error instanceof failure);
  if (known) return known[1];
  return error.spec.status < 500 ? 'invalid' : null;
}

/** What a step leaves out. */
function namesOf(step: ImportStep, reason: LeftOutReason): LeftOut[] {
  switch (step.kind) {
    case 'profile':
      return [{ kind: 'profile', name: '', reason }];
    case 'link':
      return [{ kind: 'link', name: step.link.name, reason }];
    case 'content':
      return [{ kind: 'content', name: step.content.name, reason }];
    case 'item':
      return [{ kind: 'item', name: itemName(step.item), reason }];
  }
}
