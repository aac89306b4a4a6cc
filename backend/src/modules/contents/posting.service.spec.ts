import { type EntityManager } from 'typeorm';
import { FakeTransactions } from '../../../test/support/fake-transactions.js';
import { promised } from '../../../test/support/promised.js';
import { refusedFields } from '../../../test/support/refused-fields.js';
import { UploadedFile } from '../../common/http/uploaded-file.js';
import { type Place } from '../../database/sorted-list.js';
import { type TransactionsService } from '../../database/transactions.service.js';
import { type LinkageClientsService } from '../../providers/linkage-clients.service.js';
import { type YoutubeVideo, type InstagramPost } from '../../providers/posts.js';
import { NotOwnContent, ProviderUnavailable } from '../../providers/provider.errors.js';
import { type LinkedPostsService } from '../oauth/posts/linked-posts.service.js';
import { StorageFull } from '../pictures/pictures.errors.js';
import { type PicturesService, type SentPicture, type TakenPicture } from '../pictures/pictures.service.js';
import { type ProviderImage, type ProviderImagesService } from '../pictures/provider-images.service.js';
import { type ContentInput, type MediumInput } from './content-input.js';
import { TooManyContents } from './contents.errors.js';
import { type ContentsRepository, type NewContent } from './contents.repository.js';
import { PostingService } from './posting.service.js';

const HANA = 'account-1';
const VIDEO = 'https://youtu.be/abcdefghijk?si=1';

const medium = (changes: Partial<MediumInput> = {}): MediumInput => ({
  ...{ image: null, imageFileName: null, imageUrl: null, video: false, videoUrl: null },
  ...(Object.keys(changes).some((name) => name.startsWith('image'))
    ? {}
    : { image: new UploadedFile('image', 'sent') }),
  ...changes,
});

const input = (changes: Partial<ContentInput> = {}): ContentInput => ({
  provider: 'youtube',
  title: 'Title',
  description: 'Words',
  contentUrl: VIDEO,
  media: [medium()],
  hashTags: ['tag'],
  ...changes,
});

const video: YoutubeVideo = {
  ...{ videoId: 'abcdefghijk', channelId: 'channel', title: 'Title', description: 'Words' },
  ...{ hashTags: ['tag'], thumbnailUrl: null, publishedAt: new Date('2027-01-01T00:00:00Z') },
};

const post: InstagramPost = {
  ...{
    id: '17',
    permalink: 'https://www.instagram.com/p/abc/',
    description: 'Said',
    hashTags: [],
    media: [],
  },
  publishedAt: new Date('2027-01-02T00:00:00Z'),
};

/** Starts the service for an account with room for that many contents. */
function startPosting({
  room = 10,
  failures = {},
}: { room?: number; failures?: Record<string, Error> } = {}) {
  /** The calls, in order. */
  const log: string[] = [];
  const run = (what: string) => {
    log.push(what);
    const { [what]: failure } = failures;
    if (failure) throw failure;
  };
  const inserted: NewContent[] = [];
  const places: (Place | undefined)[] = [];
  const deadlines = new Set<AbortSignal>();
  const taken: TakenPicture[][] = [];
  const left = { room };
  const unlinked = new Set<number>();
  const service = new PostingService(
    new FakeTransactions(log) as unknown as TransactionsService,
    {
      sorted: {
        lock: () => Promise.resolve(void log.push('lock')),
        requireRoom: () =>
          promised(() => {
            run('check the room');
            if (left.room <= 0) throw new TooManyContents();
          }),
      },
      insert: (_tx: EntityManager, _accountId: string, content: NewContent, place?: Place) =>
        promised(() => {
          run('insert');
          inserted.push(content);
          places.push(place);
          return 7;
        }),
    } as unknown as ContentsRepository,
    { deadline: () => AbortSignal.timeout(60_000) } as LinkageClientsService,
    {
      youtubeVideo: (_accountId: string, id: string, deadline: AbortSignal) =>
        promised(() => {
          deadlines.add(deadline);
          run(`read video ${id}`);
          return { linkageId: 1, video };
        }),
      instagramPost: (_accountId: string, _url: string, deadline: AbortSignal) =>
        promised(() => {
          deadlines.add(deadline);
          run('read post');
          return { linkageId: 2, post };
        }),
      tiktokAddress: (_accountId: string, url: string, deadline: AbortSignal) =>
        promised(() => {
          deadlines.add(deadline);
          run(`follow ${url}`);
          return url.endsWith('/nowhere/') ? null : 'https://www.tiktok.com/@hana/video/6895000000000000000';
        }),
      requireOwner: (_accountId: string, _provider: string, url: string) =>
        promised(() => {
          run(`find the owner of ${url}`);
          return 3;
        }),
      hold: (_tx: EntityManager, id: number) => Promise.resolve(unlinked.has(id) ? null : id),
    } as unknown as LinkedPostsService,
    {
      takeAll: (accountId: string, sent: SentPicture[], list: string) =>
        promised(() => {
          run('take the pictures');
          return sent.map(({ image, imageFileName }, index) =>
            image || imageFileName
              ? { accountId, hash: image?.path ?? `kept ${imageFileName}`, field: `${list}[${index}]` }
              : null,
          );
        }),
      keepAll: (_tx: EntityManager, pictures: TakenPicture[]) =>
        promised(() => {
          run('keep the pictures');
          taken.push(pictures);
          return pictures.map((_picture, index) => index + 1);
        }),
    } as unknown as PicturesService,
    {
      isImageUrl: (_provider: string, url: string) => url.startsWith('https://cdn.example/'),
      copyAll: (accountId: string, _provider: string, images: ProviderImage[], deadline: AbortSignal) =>
        promised(() => {
          deadlines.add(deadline);
          run('copy the pictures');
          return images.map(({ url, field }) => ({ accountId, hash: `copy of ${url}`, field }));
        }),
    } as unknown as ProviderImagesService,
  );
  return { service, log, inserted, places, deadlines, taken, left, unlinked };
}

describe('posting a content', () => {
  it('checks the limit, asks the provider, takes the pictures, and checks the limit again before writing', async () => {
    const { service, log } = startPosting();
    const also = () => Promise.resolve(void log.push('also'));
    expect(await service.post(HANA, input(), also)).toBe(7);
    expect(log).toEqual([
      ...['begin', 'check the room', 'commit'],
      ...['read video abcdefghijk', 'copy the pictures', 'take the pictures'],
      ...['begin', 'lock', 'check the room', 'keep the pictures', 'insert', 'also', 'commit'],
    ]);
  });

  it('stores the input with its URL and publication time', async () => {
    const { service, inserted, places } = startPosting();
    const visibleFrom = new Date('2027-03-01T00:00:00Z');
    const place = { after: 4, more: 1 };
    await service.post(HANA, input({ title: 'Own', visibility: { visibleFrom } }), undefined, place);
    expect(inserted).toEqual([
      {
        ...{ provider: 'youtube', linkageId: 1, providerContentId: 'abcdefghijk' },
        contentUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
        publishedAt: video.publishedAt,
        ...{ title: 'Own', description: 'Words', hashTags: ['tag'] },
        ...{ titleEdited: true, descriptionEdited: false, hashTagsEdited: false, readNow: true },
        schedule: { visibility: 'public', visibleFrom, visibleUntil: null },
        media: [{ pictureId: 1, video: false, videoUrl: null, copied: false }],
      },
    ]);
    expect(places).toEqual([place]);
  });

  it('rejects invalid input before anything else', async () => {
    const { service, log } = startPosting();
    const faulty = input({
      contentUrl: 'https://a.example/',
      media: [medium({ imageUrl: 'https://a.example/1' })],
    });
    expect(await refusedFields(service.post(HANA, faulty))).toEqual(['contentUrl', 'media[0][imageUrl]']);
    const late = { visibleFrom: new Date(2), visibleUntil: new Date(1) };
    expect(await refusedFields(service.post(HANA, input({ visibility: late })))).toEqual(['visibleUntil']);
    expect(log).toEqual([]);
  });

  it('asks no provider if there is no room', async () => {
    const { service, log } = startPosting({ room: 0 });
    await expect(service.post(HANA, input())).rejects.toBeInstanceOf(TooManyContents);
    expect(log).toEqual(['begin', 'check the room', 'roll back']);
  });

  it('writes nothing if the last place is taken meanwhile', async () => {
    const posting = startPosting();
    const sent = posting.service.post(HANA, input());
    posting.left.room = 0;
    await expect(sent).rejects.toBeInstanceOf(TooManyContents);
    expect(posting.inserted).toEqual([]);
  });

  it.each<[string, Error]>([
    ['read video abcdefghijk', new NotOwnContent()],
    ['copy the pictures', new ProviderUnavailable()],
    ['keep the pictures', new StorageFull()],
  ])('stores nothing if it fails to %s', async (what, failure) => {
    const { service, inserted } = startPosting({ failures: { [what]: failure } });
    await expect(service.post(HANA, input())).rejects.toBe(failure);
    expect(inserted).toEqual([]);
  });

  it('is rolled back if the work in its transaction fails', async () => {
    const { service, log } = startPosting();
    await expect(service.post(HANA, input(), () => Promise.reject(new Error('stopped')))).rejects.toThrow(
      'stopped',
    );
    expect(log.at(-1)).toBe('roll back');
  });

  it('has no linkage if it is unlinked meanwhile', async () => {
    const { service, inserted, unlinked } = startPosting();
    unlinked.add(1);
    await service.post(HANA, input());
    expect(inserted).toMatchObject([{ linkageId: null, providerContentId: 'abcdefghijk' }]);
  });

  describe('from Instagram', () => {
    const sent = (contentUrl: string) =>
      input({ provider: 'instagram', title: null, description: 'Said', contentUrl });

    it('stores a post as it was read', async () => {
      const { service, inserted } = startPosting();
      await service.post(HANA, sent('https://www.instagram.com/hana/p/abc/'));
      expect(inserted).toMatchObject([
        { linkageId: 2, providerContentId: '17', contentUrl: post.permalink, publishedAt: post.publishedAt },
      ]);
      expect(inserted).toMatchObject([{ titleEdited: false, descriptionEdited: false, readNow: true }]);
    });

    it('does not read stories, whose texts are the creator’s own', async () => {
      const { service, log, inserted } = startPosting();
      const story = 'https://www.instagram.com/stories/hana/1/';
      await service.post(HANA, sent(story));
      expect(log).toContain(`find the owner of ${story}`);
      expect(log).not.toContain('read post');
      expect(inserted).toMatchObject([
        { linkageId: 3, providerContentId: null, contentUrl: story, descriptionEdited: true, readNow: false },
      ]);
    });
  });

  describe('from TikTok', () => {
    const SHORT = 'https://vt.tiktok.com/abc/';
    const FULL = 'https://www.tiktok.com/@hana/video/6895000000000000000';
    const sent = (contentUrl: string, media = [medium({ video: true, videoUrl: contentUrl })]) =>
      input({ provider: 'tiktok', contentUrl, media });

    it('stores the publication time in the ID of the post', async () => {
      const { service, inserted } = startPosting();
      await service.post(HANA, sent(FULL));
      expect(inserted[0]?.publishedAt.getUTCFullYear()).toBe(2020);
    });

    it('stores the URL that a short link leads to, also for its video, and checks its owner', async () => {
      const { service, log, inserted } = startPosting();
      const other = medium({ video: true, videoUrl: 'https://cdn.example/1.mp4' });
      await service.post(HANA, sent(SHORT, [medium({ video: true, videoUrl: SHORT }), other]));
      expect(log).toContain(`find the owner of ${FULL}`);
      expect(inserted).toMatchObject([
        { contentUrl: FULL, media: [{ videoUrl: FULL }, { videoUrl: 'https://cdn.example/1.mp4' }] },
      ]);
    });

    it.each([
      [
        'https://m.tiktok.com/v/6895000000000000000.html',
        'https://www.tiktok.com/@/video/6895000000000000000',
      ],
      ['http://tiktok.com/@hana/video/6895000000000000000', FULL],
    ])('stores %s as %s, also for its video', async (url, stored) => {
      const { service, inserted } = startPosting();
      await service.post(HANA, sent(url));
      expect(inserted).toMatchObject([{ contentUrl: stored, media: [{ videoUrl: stored }] }]);
      expect(inserted[0]?.publishedAt.getUTCFullYear()).toBe(2020);
    });

    it('follows no other link', async () => {
      const { service, log } = startPosting();
      await service.post(HANA, sent(FULL));
      expect(log).not.toContain(`follow ${FULL}`);
    });

    it('rejects a short link that leads to no post', async () => {
      const { service, inserted } = startPosting();
      expect(await refusedFields(service.post(HANA, sent('https://vt.tiktok.com/nowhere/')))).toEqual([
        'contentUrl',
      ]);
      expect(inserted).toEqual([]);
    });
  });

  describe('with several pictures', () => {
    const media = [
      medium({ imageUrl: 'https://cdn.example/1' }),
      medium({ image: new UploadedFile('image', 'sent') }),
      medium({ imageUrl: 'https://cdn.example/2', video: true, videoUrl: VIDEO }),
      medium({ imageFileName: 'name' }),
    ];

    it('keeps their order, whether copied, sent or named', async () => {
      const { service, taken } = startPosting();
      await service.post(HANA, input({ media }));
      expect(taken).toMatchObject([
        [
          { hash: 'copy of https://cdn.example/1', field: 'media[0][imageUrl]' },
          { hash: 'sent' },
          { hash: 'copy of https://cdn.example/2', field: 'media[2][imageUrl]' },
          { hash: 'kept name' },
        ],
      ]);
    });

    it('stores which ones are copies, and the canonical URL of a video', async () => {
      const { service, inserted } = startPosting();
      await service.post(HANA, input({ media }));
      expect(inserted[0]?.media).toEqual([
        { pictureId: 1, video: false, videoUrl: null, copied: true },
        { pictureId: 2, video: false, videoUrl: null, copied: false },
        { pictureId: 3, video: true, videoUrl: 'https://www.youtube.com/watch?v=abcdefghijk', copied: true },
        { pictureId: 4, video: false, videoUrl: null, copied: false },
      ]);
    });

    it('stores which files of an archive were copies', async () => {
      const { service, inserted } = startPosting();
      const image = new UploadedFile('image', 'sent');
      const archived = [medium({ image, copied: true }), medium({ image, copied: false })];
      await service.post(HANA, input({ media: archived }));
      expect(inserted[0]?.media.map(({ copied }) => copied)).toEqual([true, false]);
    });

    it('has one deadline for all requests to providers', async () => {
      const { service, deadlines } = startPosting();
      await service.post(HANA, input({ media }));
      expect(deadlines.size).toBe(1);
    });
  });
});
