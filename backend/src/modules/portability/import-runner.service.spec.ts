import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { useDataFolder } from '../../../test/support/data-folder.js';
import { FakeTransactions } from '../../../test/support/fake-transactions.js';
import { importedFile } from '../../../test/support/imported-file.js';
import {
  InternalError,
  InvalidInput,
  NotFound,
  ServiceUnavailable,
} from '../../common/errors/request-errors.js';
import { type UploadedFile } from '../../common/http/uploaded-file.js';
import { type AppConfig } from '../../config/app-config.js';
import { type Place } from '../../database/sorted-list.js';
import { type TransactionsService } from '../../database/transactions.service.js';
import { GrantDead, NotOwnContent, ProviderUnavailable } from '../../providers/provider.errors.js';
import { TooManyContents } from '../contents/contents.errors.js';
import { type PostingService } from '../contents/posting.service.js';
import { TooManyItems } from '../items/items.errors.js';
import { type ItemsService } from '../items/items.service.js';
import { TooManyLinks } from '../links/links.errors.js';
import { type LinksService } from '../links/links.service.js';
import { PostNotFound } from '../oauth/posts/posts.errors.js';
import { PictureUnreadable, StorageFull } from '../pictures/pictures.errors.js';
import { type ArchivedProfile } from './archive-format.js';
import { type ArchiveStoreService } from './archive-store.service.js';
import { type FileReaderService } from './file-reader.service.js';
import {
  type ImportedContent,
  type ImportedFile,
  type ImportedItem,
  type ImportedLink,
  type PictureSource,
} from './import-entries.js';
import { ImportRunnerService } from './import-runner.service.js';
import { type Import } from './import.entity.js';
import { type AdvanceOptions, type ImportsRepository, type StepOutcome } from './imports.repository.js';
import { type OwnPageService, type PageToApply } from './own-page.service.js';

const HANA = 'account-1';
const PICTURE = Buffer.from('picture');

const link = (name: string, picture?: Uint8Array | null): ImportedLink => ({
  name,
  type: picture === undefined ? 'text' : 'image_1',
  details: [{ title: name, url: 'https://a.example/', text: null, picture: picture ?? null }],
  visibility: {},
});

const item = (name: string): ImportedItem => ({
  name,
  url: null,
  majorMall: true,
  picture: PICTURE,
  visibility: {},
});

/** A content with pictures. A name in place of one stands for a file missing from the archive. */
const content = (name: string, items: ImportedItem[] = [], pictures: (Buffer | string)[] = [PICTURE]) =>
  ({
    name,
    provider: 'youtube',
    contentUrl: `https://www.youtube.com/watch?v=${name}`,
    title: name,
    description: null,
    hashTags: [],
    visibility: {},
    media: pictures.map((picture) => ({ picture, video: false, videoUrl: null, copied: false })),
    items,
  }) satisfies ImportedContent;

/** One import in memory. */
class FakeImports implements Pick<ImportsRepository, 'findById' | 'advance' | 'end' | 'listCancelled'> {
  private readonly kept: Import | null;

  constructor(kept: Partial<Import> | null) {
    this.kept = kept as Import | null;
  }

  /** The import, which must exist. */
  get stored(): Import {
    if (this.kept === null) throw new Error('There is no import.');
    return this.kept;
  }

  findById(): Promise<Import | null> {
    return Promise.resolve(this.kept && structuredClone(this.kept));
  }

  advance(
    _tx: EntityManager,
    _id: string,
    step: number,
    { leftOut, ...rest }: StepOutcome,
    { evenIfCancelled = false }: AdvanceOptions = {},
  ): Promise<boolean> {
    const { stored } = this;
    const isOpen = stored.state === 'running' || (evenIfCancelled && stored.state === 'cancelled');
    if (!isOpen || stored.done !== step) return Promise.resolve(false);
    Object.assign(stored, { ...rest, done: step + 1, leftOut: [...stored.leftOut, ...leftOut] });
    return Promise.resolve(true);
  }

  end(_tx: EntityManager, _id: string, state: 'done' | 'failed'): Promise<void> {
    if (this.stored.state === 'running') Object.assign(this.stored, { state, fileName: null });
    return Promise.resolve();
  }

  listCancelled(_id: string, leftOut: Import['leftOut']): Promise<void> {
    this.stored.leftOut = [...this.stored.leftOut, ...leftOut];
    this.stored.fileName = null;
    return Promise.resolve();
  }
}

type Also = ((tx: EntityManager, id: number) => Promise<void>) | undefined;

/** A page in memory. An entry is added only if its transaction succeeds. */
class FakePage {
  /** The created entries with their places. */
  readonly entries: string[] = [];
  /** The names of the entries whose creation has begun. */
  readonly begun: string[] = [];
  readonly pictures: Buffer[] = [];
  readonly profiles: Omit<PageToApply, 'profile' | 'settings'>[] = [];
  /** Callbacks before an entry with a name is created. */
  readonly before = new Map<string, () => void>();
  private lastId = 100;

  readonly links = {
    create: (
      accountId: string,
      _typeId: number,
      [detail]: { title?: string | null; image?: UploadedFile }[],
      _schedule: object,
      also: Also,
      place: Place,
    ) => this.add(`${accountId} link ${detail?.title}`, detail?.title, [detail?.image], also, place),
  };
  readonly posting = {
    post: (
      accountId: string,
      sent: { title: string | null; media: { image: UploadedFile | null }[] },
      also: Also,
      place: Place,
    ) =>
      this.add(
        `${accountId} content ${sent.title}`,
        sent.title,
        sent.media.map(({ image }) => image),
        also,
        place,
      ),
  };
  readonly items = {
    add: (
      accountId: string,
      contentId: number,
      [sent]: { name: string | null; image?: UploadedFile }[],
      also: Also,
    ) => this.add(`${accountId} item ${sent?.name} of ${contentId}`, sent?.name, [sent?.image], also),
  };
  readonly page = {
    apply: (_accountId: string, { icon, cover }: PageToApply): Promise<void> => {
      const pictures = [icon && 'icon', cover && 'cover'].filter(Boolean);
      this.begin(['profile', ...pictures].join(' with '));
      this.profiles.push({ icon, cover });
      return Promise.resolve();
    },
  };

  private async add(
    what: string,
    name: string | null | undefined,
    images: (UploadedFile | null | undefined)[],
    also: Also,
    place?: Place,
  ): Promise<void> {
    this.begin(name ?? '');
    for (const image of images) if (image) this.pictures.push(await readFile(image.path));
    this.lastId += 1;
    const id = this.lastId;
    await also?.({} as EntityManager, id);
    this.entries.push(place === undefined ? what : `${what} after ${place.after}, before ${place.more}`);
  }

  private begin(name: string): void {
    this.begun.push(name);
    const happens = this.before.get(name);
    this.before.delete(name);
    happens?.();
  }
}

describe('an import', () => {
  const folder = useDataFolder();
  let imports: FakeImports;
  let page: FakePage;
  let runner: ImportRunnerService;
  let stopping: AbortController;
  /** The stored files that were read. */
  let opened: string[];
  beforeEach(() => {
    Logger.overrideLogger(false);
    stopping = new AbortController();
  });

  /** A confirmed import of a whole file to an empty page. */
  const begin = (imported: ImportedFile | null, stored: Partial<Import> | null = {}) => {
    imports = new FakeImports(
      stored && {
        id: 'import-1',
        accountId: HANA,
        state: 'running',
        fileName: 'file-1',
        plan: {
          profile: (imported?.page ?? null) !== null,
          links: [...(imported?.links.keys() ?? [])],
          contents: [...(imported?.contents.keys() ?? [])],
          counts: { profile: false, links: 0, contents: 0, items: 0 },
        },
        leftOut: [],
        done: 0,
        made: { profile: false, links: 0, contents: 0, items: 0 },
        contentId: null,
        lastId: null,
        ...stored,
      },
    );
    page = new FakePage();
    opened = [];
    runner = new ImportRunnerService(
      { dataDir: folder.dataDir } as AppConfig,
      new FakeTransactions() as unknown as TransactionsService,
      imports as unknown as ImportsRepository,
      {
        open: (name: string) => {
          opened.push(name);
          return Promise.resolve(name === 'file-1' ? { stream: Readable.from(['content']) } : null);
        },
      } as unknown as ArchiveStoreService,
      { read: () => Promise.resolve(imported) } as unknown as FileReaderService,
      page.page as unknown as OwnPageService,
      page.links as unknown as LinksService,
      page.posting as unknown as PostingService,
      page.items as unknown as ItemsService,
    );
  };
  const run = () => runner.run('import-1', stopping.signal);
  const failWith = (error: Error) => () => {
    throw error;
  };

  it('creates its entries in order, and items with their content', async () => {
    begin(
      importedFile({
        links: [link('a'), link('b')],
        contents: [content('c', [item('i'), item('j')]), content('d')],
      }),
    );
    await run();
    expect(page.entries).toEqual([
      `${HANA} link a after null, before 1`,
      `${HANA} link b after 101, before 0`,
      `${HANA} content c after null, before 1`,
      `${HANA} item i of 103`,
      `${HANA} item j of 103`,
      `${HANA} content d after 103, before 0`,
    ]);
    expect(imports.stored).toMatchObject({
      ...{ state: 'done', fileName: null, done: 6, leftOut: [] },
      made: { profile: false, links: 2, contents: 2, items: 2 },
    });
  });

  it('deletes its temporary files, also after a failure', async () => {
    begin(importedFile({ links: [link('a', PICTURE), link('b', PICTURE)] }));
    page.before.set('b', failWith(new ServiceUnavailable()));
    await expect(run()).rejects.toBeInstanceOf(ServiceUnavailable);
    expect([page.pictures, await folder.listUploads()]).toEqual([[PICTURE], []]);
  });

  it.each([
    ['no longer exists', null],
    ['is not confirmed', { state: 'read' as const }],
    ['has ended', { state: 'done' as const, fileName: null }],
  ])('creates nothing when it %s', async (_what, stored) => {
    begin(importedFile({ links: [link('a')] }), stored);
    await run();
    expect([opened, page.begun]).toEqual([[], []]);
  });

  it.each([
    ['is missing', importedFile({ links: [link('a')] }), 'file-2'],
    ['can no longer be read', null, 'file-1'],
  ])('fails, and does not end, when its file %s', async (_what, imported, fileName) => {
    begin(imported, { fileName });
    await expect(run()).rejects.toThrow('The file of an import');
    expect([imports.stored.state, await folder.listUploads()]).toEqual(['running', []]);
  });

  it.each([
    ['notYours', new NotOwnContent()],
    ['gone', new PostNotFound()],
    ['gone', new NotFound()],
    ['providerAway', new GrantDead()],
    ['providerAway', new ProviderUnavailable()],
    ['tooMany', new TooManyContents()],
    ['storageFull', new StorageFull()],
    ['badPicture', new PictureUnreadable()],
    ['invalid', new InvalidInput()],
  ])('leaves out a content as "%s", with its items, and continues', async (reason, error) => {
    begin(importedFile({ contents: [content('a'), content('b', [item('i')]), content('c', [item('j')])] }));
    page.before.set('b', failWith(error));
    await run();
    expect(page.entries).toEqual([
      `${HANA} content a after null, before 2`,
      `${HANA} content c after 101, before 0`,
      `${HANA} item j of 102`,
    ]);
    expect(imports.stored).toMatchObject({
      state: 'done',
      leftOut: [
        { kind: 'content', name: 'b', reason },
        { kind: 'item', name: 'i', reason: 'withContent' },
      ],
    });
  });

  it('leaves out links and items beyond the limits', async () => {
    begin(importedFile({ links: [link('a')], contents: [content('c', [item('i'), item('j')])] }));
    page.before.set('a', failWith(new TooManyLinks()));
    page.before.set('i', failWith(new TooManyItems()));
    await run();
    expect(imports.stored).toMatchObject({
      leftOut: [
        { kind: 'link', name: 'a', reason: 'tooMany' },
        { kind: 'item', name: 'i', reason: 'tooMany' },
      ],
      made: { links: 0, contents: 1, items: 1 },
    });
  });

  it.each([
    ['the server is not ready', new ServiceUnavailable()],
    ['the server fails', new InternalError()],
    ['an error is thrown', new Error('broken')],
  ])('leaves nothing out when %s, and continues where it was', async (_what, error) => {
    begin(importedFile({ contents: [content('a', [item('i'), item('j')]), content('b')] }));
    page.before.set('j', failWith(error));
    await expect(run()).rejects.toBe(error);
    expect(imports.stored).toMatchObject({ state: 'running', done: 2, leftOut: [] });
    await run();
    expect(page.entries).toEqual([
      `${HANA} content a after null, before 1`,
      `${HANA} item i of 101`,
      `${HANA} item j of 101`,
      `${HANA} content b after 101, before 0`,
    ]);
    expect(imports.stored).toMatchObject({ state: 'done', done: 4, leftOut: [] });
  });

  it('stops before the next entry when the server stops', async () => {
    begin(importedFile({ links: [link('a'), link('b')] }));
    page.before.set('a', () => stopping.abort(new Error('stopping')));
    await expect(run()).rejects.toThrow('stopping');
    expect([page.entries.length, imports.stored.state, imports.stored.done]).toEqual([1, 'running', 1]);
  });

  it('that is cancelled does not create the entry under way, and lists what it leaves out', async () => {
    begin(importedFile({ links: [link('a'), link('b')], contents: [content('c', [item('i')])] }));
    page.before.set('b', () => (imports.stored.state = 'cancelled'));
    await run();
    expect(page.entries).toEqual([`${HANA} link a after null, before 1`]);
    expect(imports.stored).toMatchObject({
      state: 'cancelled',
      leftOut: [
        { kind: 'link', name: 'b', reason: 'cancelled' },
        { kind: 'content', name: 'c', reason: 'cancelled' },
        { kind: 'item', name: 'i', reason: 'cancelled' },
      ],
    });
  });

  it('that was cancelled while no process ran it only lists what it leaves out', async () => {
    begin(importedFile({ links: [link('a'), link('b')] }), { state: 'cancelled', done: 1 });
    await run();
    expect(page.begun).toEqual([]);
    expect(imports.stored.leftOut).toEqual([{ kind: 'link', name: 'b', reason: 'cancelled' }]);
  });

  it('that another process continues is left to that process', async () => {
    begin(importedFile({ links: [link('a'), link('b')] }));
    page.before.set('b', () => (imports.stored.done = 2));
    await run();
    expect(page.entries).toHaveLength(1);
    expect(imports.stored).toMatchObject({ state: 'running', leftOut: [], fileName: 'file-1' });
  });

  describe('of a page', () => {
    const ofPage = (icon: PictureSource | null, cover: PictureSource | null = null) =>
      importedFile({
        page: { profile: { displayName: 'Hana' } as ArchivedProfile, settings: null, icon, cover },
      });

    it('applies the profile with its pictures', async () => {
      begin(ofPage(PICTURE));
      await run();
      expect(page.profiles).toEqual([{ icon: expect.objectContaining({ bytes: 7 }), cover: null }]);
      expect(imports.stored).toMatchObject({ made: { profile: true }, leftOut: [] });
    });

    it('applies the profile without pictures that cannot be used, and reports them', async () => {
      begin(ofPage(PICTURE));
      const refuse = () => {
        page.before.set('profile with icon', refuse);
        throw new StorageFull();
      };
      page.before.set('profile with icon', refuse);
      await run();
      expect(page.profiles).toEqual([
        { icon: undefined, cover: undefined },
        { icon: undefined, cover: null },
      ]);
      expect(imports.stored).toMatchObject({
        made: { profile: true },
        leftOut: [{ kind: 'picture', name: '', reason: 'storageFull' }],
      });
    });

    it('keeps the icon if only the cover cannot be used', async () => {
      begin(ofPage(PICTURE, PICTURE));
      for (const what of ['profile with icon with cover', 'profile with cover'])
        page.before.set(what, failWith(new StorageFull()));
      await run();
      expect(page.profiles).toEqual([
        { icon: undefined, cover: undefined },
        { icon: expect.objectContaining({ bytes: 7 }), cover: undefined },
      ]);
      expect(imports.stored.leftOut).toEqual([{ kind: 'picture', name: '', reason: 'storageFull' }]);
    });

    it('reports pictures that the archive lacks', async () => {
      begin(ofPage(PICTURE, 'media/2.jpg'));
      await run();
      expect(page.profiles).toEqual([{ icon: expect.objectContaining({ bytes: 7 }), cover: undefined }]);
      expect(imports.stored.leftOut).toEqual([{ kind: 'picture', name: '', reason: 'badPicture' }]);
    });

    it('leaves out a profile that cannot be applied at all', async () => {
      begin(ofPage(PICTURE));
      page.before.set('profile with icon', failWith(new StorageFull()));
      page.before.set('profile', failWith(new InvalidInput()));
      await run();
      expect(imports.stored).toMatchObject({
        ...{ state: 'done', made: { profile: false } },
        leftOut: [{ kind: 'profile', name: '', reason: 'invalid' }],
      });
    });
  });

  describe('that is cancelled while the profile is replaced', () => {
    const ofPage = (links: ImportedLink[]) =>
      importedFile({
        page: {
          profile: { displayName: 'Hana' } as ArchivedProfile,
          ...{ settings: null, icon: PICTURE, cover: null },
        },
        links,
      });

    it.each([
      ['and has more entries', [link('a')], [{ kind: 'link', name: 'a', reason: 'cancelled' }]],
      ['and has no other entries', [], []],
    ])('records the profile as replaced, %s', async (_what, links, leftOut) => {
      begin(ofPage(links));
      page.before.set('profile with icon', () => (imports.stored.state = 'cancelled'));
      await run();
      expect(imports.stored).toMatchObject({
        ...{ state: 'cancelled', fileName: null, made: { profile: true } },
        leftOut,
      });
    });

    it('does not replace it if it was cancelled before', async () => {
      begin(ofPage([]));
      const found = imports.findById.bind(imports);
      let reads = 0;
      imports.findById = () => {
        reads += 1;
        if (reads === 2) imports.stored.state = 'cancelled';
        return found();
      };
      await run();
      expect(page.begun).toEqual([]);
      expect(imports.stored.leftOut).toEqual([{ kind: 'profile', name: '', reason: 'cancelled' }]);
    });
  });

  describe('without some of its pictures', () => {
    it.each([
      ['storageFull', new StorageFull()],
      ['badPicture', new PictureUnreadable()],
    ])('creates a link as text if its picture cannot be taken: %s', async (reason, error) => {
      begin(importedFile({ links: [link('a', PICTURE)] }));
      page.before.set('a', failWith(error));
      await run();
      expect([page.entries, page.pictures]).toEqual([[`${HANA} link a after null, before 0`], []]);
      expect(imports.stored).toMatchObject({
        made: { links: 1 },
        leftOut: [{ kind: 'picture', name: 'a', reason }],
      });
    });

    it('leaves out a link without words', async () => {
      const { details, ...rest } = link('a', PICTURE);
      begin(
        importedFile({ links: [{ ...rest, details: details.map((each) => ({ ...each, title: null })) }] }),
      );
      page.before.set('', failWith(new PictureUnreadable()));
      await run();
      expect(imports.stored.leftOut).toEqual([{ kind: 'link', name: 'a', reason: 'badPicture' }]);
    });

    it('leaves out a link that needs several', async () => {
      const { details, ...rest } = link('a', null);
      begin(importedFile({ links: [{ ...rest, details: [...details, ...details] }, link('b')] }));
      await run();
      expect(page.entries).toEqual([`${HANA} link b after null, before 0`]);
      expect(imports.stored.leftOut).toEqual([{ kind: 'link', name: 'a', reason: 'badPicture' }]);
    });

    it('creates a content with the others, and reports the content', async () => {
      begin(importedFile({ contents: [content('a', [], ['media/1.webp', PICTURE])] }));
      await run();
      expect(page.pictures).toEqual([PICTURE]);
      expect(imports.stored).toMatchObject({
        made: { contents: 1 },
        leftOut: [{ kind: 'picture', name: 'a', reason: 'badPicture' }],
      });
    });

    it('leaves out a content that has no other', async () => {
      begin(importedFile({ contents: [content('a', [item('i')], ['media/1.webp'])] }));
      await run();
      expect(page.entries).toEqual([]);
      expect(imports.stored.leftOut).toEqual([
        { kind: 'content', name: 'a', reason: 'badPicture' },
        { kind: 'item', name: 'i', reason: 'withContent' },
      ]);
    });

    it('leaves out an item', async () => {
      begin(importedFile({ contents: [content('a', [{ ...item('i'), picture: 'media/1.webp' }])] }));
      await run();
      expect(imports.stored.leftOut).toEqual([{ kind: 'item', name: 'i', reason: 'badPicture' }]);
    });
  });
});
