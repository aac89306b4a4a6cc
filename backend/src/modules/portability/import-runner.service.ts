import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable, Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { AppError } from '../../common/errors/app-error.js';
import { NotFound } from '../../common/errors/request-errors.js';
import { makeUploadFolder } from '../../common/http/upload-folder.js';
import { UploadedFile } from '../../common/http/uploaded-file.js';
import { AppConfig } from '../../config/app-config.js';
import { type Place } from '../../database/sorted-list.js';
import { TransactionsService } from '../../database/transactions.service.js';
import { GrantDead, NotOwnContent, ProviderUnavailable } from '../../providers/provider.errors.js';
import { TooManyContents } from '../contents/contents.errors.js';
import { PostingService } from '../contents/posting.service.js';
import { TooManyItems } from '../items/items.errors.js';
import { ItemsService } from '../items/items.service.js';
import { type LinkType } from '../links/link-type.js';
import { TooManyLinks } from '../links/links.errors.js';
import { LinksService } from '../links/links.service.js';
import { PostNotFound } from '../oauth/posts/posts.errors.js';
import { PICTURE_FAILURES, PictureUnreadable, StorageFull } from '../pictures/pictures.errors.js';
import { toRestoredSchedule } from '../visibility/visibility.mapper.js';
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
import { itemName, linkTypeOf, typeOf } from './import-plan.js';
import { type ImportStep, stepsOf } from './import-steps.js';
import { FileReaderService } from './file-reader.service.js';
import { type Import, type ImportCounts } from './import.entity.js';
import { type AdvanceOptions, ImportsRepository, type StepOutcome } from './imports.repository.js';
import { OwnPageService, type PageToApply } from './own-page.service.js';
import { PORTABILITY_LIMITS } from './portability-limits.rules.js';
import { openArchive } from './readers/read-archive.js';
import { type OpenZip } from './readers/zip-file.js';

/** The import was cancelled or continued by another process; rolls back the step. */
class ImportStopped extends Error {
  override readonly name = 'ImportStopped';
}

/** The file being imported, with its pictures if it is an archive. */
interface OpenedImport {
  file: ImportedFile;
  archive: OpenZip | null;
}

/** What a step needs: where its entry goes, how to record its outcome, and how to get its pictures. */
interface StepContext {
  accountId: string;
  contentId: number | null;
  /** The position of the next link or content. */
  place: Place;
  note: (outcome: Partial<StepOutcome>, options?: AdvanceOptions) => (tx: EntityManager) => Promise<void>;
  /** Whether the import is still running. */
  isRunning: () => Promise<boolean>;
  picture: (source: PictureSource | null) => Promise<UploadedFile | null>;
}

/** The outcome of the previous steps, and how many steps of the same kind follow. */
interface Progress extends Pick<StepOutcome, 'made' | 'contentId' | 'lastId'> {
  step: number;
  more: number;
}

/** The failures that leave out a single entry. Others end the import or this attempt. */
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

/** Reasons that concern a picture only, not its entry. */
const PICTURE_REASONS: readonly LeftOutReason[] = ['badPicture', 'storageFull'];

/** Creates the entries of an import, one step at a time. */
@Injectable()
export class ImportRunnerService {
  private readonly logger = new Logger(ImportRunnerService.name);

  constructor(
    private readonly config: AppConfig,
    private readonly transactions: TransactionsService,
    private readonly imports: ImportsRepository,
    private readonly store: ArchiveStoreService,
    private readonly reader: FileReaderService,
    private readonly page: OwnPageService,
    private readonly links: LinksService,
    private readonly posting: PostingService,
    private readonly items: ItemsService,
  ) {}

  /**
   * @param signal stops before the next step
   * @throws ServiceUnavailable if the database, the store or the pictures’ process is down
   */
  async run(id: string, signal: AbortSignal): Promise<void> {
    const found = await this.imports.findById(id);
    // A cancelled import keeps its file until its remaining entries are listed.
    if (!found?.fileName || found.state === 'read') return;
    const { accountId } = found;
    const place = this.temporaryPath();
    try {
      await this.fetch(found.fileName, place);
      const file = await this.reader.read(place);
      if (file === null) throw new Error('The file of an import cannot be read any more.');
      const archive = file.source === 'hitohira' ? await openArchive(place) : null;
      try {
        await this.runSteps(found, { file, archive }, signal);
      } finally {
        archive?.close();
      }
      this.logger.log({ event: 'import.ended', accountId });
    } finally {
      await rm(place, { force: true });
    }
  }

  private async runSteps(found: Import, opened: OpenedImport, signal: AbortSignal): Promise<void> {
    const steps = stepsOf(opened.file, found.plan);
    if (found.state === 'cancelled') return this.listCancelled(found.id, steps);
    let { made, contentId, lastId } = found;
    for (let step = found.done; step < steps.length; step += 1) {
      signal.throwIfAborted();
      const { [step]: next } = steps;
      if (next === undefined) break;
      try {
        const more = next.kind === 'item' ? 0 : countOf(steps, next.kind, step + 1);
        const before = { step, made, contentId, lastId, more };
        ({ made, contentId, lastId } = await this.runStep(found, opened, before, next));
      } catch (error) {
        if (!(error instanceof ImportStopped)) throw error;
        return this.listCancelled(found.id, steps);
      }
    }
    await this.transactions.run((tx) => this.imports.end(tx, found.id, 'done'));
    // If it was cancelled after its last step.
    await this.listCancelled(found.id, steps);
  }

  /** Lists the remaining entries of a cancelled import. Does nothing if another process continues the import. */
  private async listCancelled(id: string, steps: readonly ImportStep[]): Promise<void> {
    const now = await this.imports.findById(id);
    if (now?.state !== 'cancelled') return;
    await this.imports.listCancelled(
      id,
      steps.slice(now.done).flatMap((each) => namesOf(each, 'cancelled')),
    );
  }

  /** Creates an entry and records it in the same transaction, or records why it is left out. */
  private async runStep(
    { id, accountId }: Import,
    { file, archive }: OpenedImport,
    { step, made, contentId, lastId, more }: Progress,
    next: ImportStep,
  ): Promise<StepOutcome> {
    const before = { made, contentId: next.kind === 'content' ? null : contentId, lastId };
    const isFirst = (next.kind === 'link' ? made.links : made.contents) === 0;
    let outcome: StepOutcome = { ...before, leftOut: [] };
    const pictures: string[] = [];
    const context: StepContext = {
      accountId,
      contentId,
      place: { after: isFirst ? null : lastId, more },
      note: (noted, options) => async (tx) => {
        outcome = { ...before, leftOut: [], ...noted };
        if (!(await this.imports.advance(tx, id, step, outcome, options))) throw new ImportStopped();
      },
      isRunning: async () => (await this.imports.findById(id))?.state === 'running',
      picture: async (source) => {
        const content =
          typeof source === 'string' ? await archive?.read(source, PORTABILITY_LIMITS.pictureBytes) : source;
        if (!content) return null;
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

  /** Idempotent: repeated after an interruption. */
  private async makeProfile(
    { page }: ImportedFile,
    { accountId, isRunning, note, picture }: StepContext,
    made: ImportCounts,
  ): Promise<void> {
    const profile = page?.profile ?? null;
    if (page === null || profile === null) throw new Error('The profile of an import is missing.');
    if (!(await isRunning())) throw new ImportStopped();
    const { settings } = page;
    const leftOut: LeftOut[] = [];
    const leaveOut = (reason: LeftOutReason) => leftOut.push({ kind: 'picture', name: '', reason });
    const pictureOf = async (source: PictureSource | null) => {
      const file = source === null ? null : await picture(source);
      if (source === null || file !== null) return file;
      leaveOut('badPicture');
      return undefined;
    };
    const [icon, cover] = [await pictureOf(page.icon), await pictureOf(page.cover)];
    const apply = (pictures: Partial<Pick<PageToApply, 'icon' | 'cover'>>) =>
      this.page.apply(accountId, { profile, settings, icon: undefined, cover: undefined, ...pictures });
    try {
      await apply({ icon, cover });
    } catch (error) {
      if (reasonOf(error) === null) throw error;
      // The profile is still imported, with the pictures that can be read.
      await apply({});
      for (const single of [{ icon }, { cover }])
        try {
          await apply(single);
        } catch (refused) {
          const reason = reasonOf(refused);
          if (reason === null) throw refused;
          leaveOut(reason);
        }
    }
    // The profile cannot be rolled back, so this is recorded even if the import was cancelled meanwhile.
    await this.transactions.run(
      note({ made: { ...made, profile: true }, leftOut }, { evenIfCancelled: true }),
    );
  }

  private async makeLink(
    link: ImportedLink,
    { accountId, place, note, picture }: StepContext,
    made: ImportCounts,
  ): Promise<void> {
    const details: Parameters<LinksService['create']>[2] = [];
    for (const { picture: source, ...words } of link.details) {
      const image = await picture(source);
      details.push(image === null ? words : { ...words, image });
    }
    const create = (type: LinkType, words: typeof details, leftOut: LeftOut[]) =>
      this.links.create(
        accountId,
        type.id,
        words,
        toRestoredSchedule(link.visibility),
        (tx, lastId) => note({ made: { ...made, links: made.links + 1 }, lastId, leftOut })(tx),
        place,
      );
    const type = typeOf(link);
    try {
      if (type.imageRequired && details.some(({ image }) => image === undefined))
        throw new PictureUnreadable();
      await create(type, details, []);
    } catch (error) {
      const reason = reasonOf(error);
      const [detail, ...others] = link.details;
      const hasText = Boolean(detail?.title ?? detail?.text) && others.length === 0;
      if (reason === null || detail === undefined || !hasText || !PICTURE_REASONS.includes(reason))
        throw error;
      // A text link is better than none.
      const { picture: _picture, ...words } = detail;
      await create(linkTypeOf('text'), [words], [{ kind: 'picture', name: link.name, reason }]);
    }
  }

  private async makeContent(
    content: ImportedContent,
    { accountId, place, note, picture }: StepContext,
    made: ImportCounts,
  ): Promise<void> {
    const { provider, contentUrl, title, description, hashTags } = content;
    const media: Parameters<PostingService['post']>[1]['media'] = [];
    for (const { picture: source, ...medium } of content.media) {
      const image = await picture(source);
      if (image !== null) media.push({ ...medium, image, imageFileName: null, imageUrl: null });
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
        visibility: toRestoredSchedule(content.visibility),
      },
      (tx, id) =>
        note({ made: { ...made, contents: made.contents + 1 }, contentId: id, lastId: id, leftOut })(tx),
      place,
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
    const visibility = toRestoredSchedule(item.visibility);
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

/** Why an entry is left out; null if the entry is not to blame, that is, unless the failure is a 4xx. */
function reasonOf(error: unknown): LeftOutReason | null {
  if (!(error instanceof AppError)) return null;
  const known = REASONS.find(([failure]) => error instanceof failure);
  if (known) return known[1];
  return error.spec.status < 500 ? 'invalid' : null;
}

/** The number of steps of a kind from an index on. */
function countOf(steps: readonly ImportStep[], kind: ImportStep['kind'], from: number): number {
  return steps.filter((step, index) => index >= from && step.kind === kind).length;
}

/** The entries that a failed step leaves out. */
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
