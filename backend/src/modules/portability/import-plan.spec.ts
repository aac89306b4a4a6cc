import { importedFile } from '../../../test/support/imported-file.js';
import { ITEM_LIMITS } from '../items/item-limits.rules.js';
import { type ArchivedProfile } from './archive-format.js';
import {
  type ImportedContent,
  type ImportedFile,
  type ImportedItem,
  type ImportedLink,
} from './import-entries.js';
import {
  categoryKey,
  type ImportRoom,
  itemFault,
  itemName,
  linkKey,
  normaliseContent,
  normaliseLink,
  planImport,
} from './import-plan.js';

const PICTURE = Buffer.from('picture');

const link = (changes: Partial<ImportedLink['details'][number]> = {}, rest: Partial<ImportedLink> = {}) =>
  ({
    name: 'link',
    type: 'text',
    details: [{ title: 'Shop', url: 'https://a.example/', text: null, picture: null, ...changes }],
    visibility: {},
    ...rest,
  }) satisfies ImportedLink;

const item = (changes: Partial<ImportedItem> = {}): ImportedItem => ({
  name: 'Camera',
  url: null,
  majorMall: true,
  picture: PICTURE,
  visibility: {},
  ...changes,
});

const video = (id: string) => `https://www.youtube.com/watch?v=${id.padEnd(11, '0')}`;

const content = (changes: Partial<ImportedContent> = {}): ImportedContent => ({
  name: 'content',
  provider: 'youtube',
  contentUrl: video('a'),
  title: null,
  description: null,
  hashTags: [],
  visibility: {},
  media: [{ picture: PICTURE, video: false, videoUrl: null, copied: false }],
  items: [],
  ...changes,
});

const room = (changes: Partial<ImportRoom> = {}): ImportRoom => ({
  links: 10,
  contents: 10,
  linkKeys: new Set(),
  contentUrls: new Set(),
  providers: new Set(['youtube']),
  categoryNames: new Set(),
  hasTheme: () => true,
  ...changes,
});

/** The reasons for which the entries of a file are left out. */
const reasonsOf = (parts: Partial<ImportedFile>, changes?: Partial<ImportRoom>) =>
  planImport(importedFile(parts), room(changes)).leftOut.map(({ kind, reason }) => `${kind} ${reason}`);

const FROM = '2027-01-01T00:00:00Z';
const UNTIL = '2027-02-01T00:00:00Z';

describe('the plan of an import', () => {
  it('lists and counts new entries, and adds to those that the reader has left out', () => {
    const unreadable = { kind: 'link', name: '', reason: 'invalid' } as const;
    const planned = planImport(
      importedFile({
        links: [link({ url: 'ftp://a.example/' }), link()],
        contents: [content({ items: [item(), item({ picture: null }), item()] })],
        leftOut: [unreadable],
      }),
      room(),
    );
    expect(planned).toEqual({
      plan: { profile: false, links: [1], contents: [0] },
      counts: { profile: false, links: 1, contents: 1, items: 2 },
      leftOut: [
        unreadable,
        { kind: 'link', name: 'link', reason: 'badUrl' },
        { kind: 'item', name: 'Camera', reason: 'noPicture' },
      ],
    });
  });

  it('takes the entries at the top of the page up to the limit', () => {
    const links = ['a', 'b', 'c'].map((title) => link({ title }));
    const { plan, leftOut } = planImport(importedFile({ links }), room({ links: 2 }));
    expect([plan.links, leftOut.map(({ reason }) => reason)]).toEqual([[0, 1], ['tooMany']]);
  });

  it('takes the items of a content as long as the content can hold them', () => {
    const items = [
      item({ picture: null }),
      ...Array.from({ length: ITEM_LIMITS.perContent + 1 }, () => item()),
    ];
    const { counts, leftOut } = planImport(importedFile({ contents: [content({ items })] }), room());
    expect(counts.items).toBe(ITEM_LIMITS.perContent);
    expect(leftOut.map(({ reason }) => reason)).toEqual(['noPicture', 'tooMany']);
  });

  it('does not count invalid entries toward the limit', () => {
    const links = [link({ url: 'ftp://a.example/' }), link()];
    expect(planImport(importedFile({ links }), room({ links: 1 })).plan.links).toEqual([1]);
  });

  describe('leaves out as a duplicate', () => {
    it('entries that the account already has', () => {
      const { type, details } = link();
      expect(
        reasonsOf(
          { links: [link()], contents: [content()] },
          { linkKeys: new Set([linkKey(type, details)]), contentUrls: new Set([video('a')]) },
        ),
      ).toEqual(['link duplicate', 'content duplicate']);
    });

    it('entries that the file contains twice', () => {
      const twice = { links: [link(), link()], contents: [content(), content()] };
      expect(reasonsOf(twice)).toEqual(['link duplicate', 'content duplicate']);
    });

    it('contents but not links that an archive of this site contains twice', () => {
      const twice = { links: [link(), link()], contents: [content(), content()] };
      expect(reasonsOf({ ...twice, source: 'hitohira' })).toEqual(['content duplicate']);
    });

    it('no link that differs in a text or its type', () => {
      const links = [
        link(),
        link({ title: 'Other' }),
        link({ url: 'https://b.example/' }),
        link({ text: 'Text' }),
        link({ picture: PICTURE }, { type: 'image_1' }),
      ];
      expect(reasonsOf({ links })).toEqual([]);
    });
  });

  it.each<[string, ImportedLink]>([
    ['badUrl', link({ url: 'javascript:alert(1)' })],
    ['noPicture', link({}, { type: 'image_1' })],
    ['invalid', link({ title: 'x'.repeat(1000) })],
    ['invalid', link({}, { type: 'image_3', details: [{ ...link().details[0]!, picture: PICTURE }] })],
    ['invalid', link({}, { visibility: { visibleFrom: UNTIL, visibleUntil: FROM } })],
    ['invalid', link({}, { visibility: { visibleFrom: 'tomorrow' } })],
  ])('leaves out a link as "%s"', (reason, faulty) => {
    expect(reasonsOf({ links: [faulty] })).toEqual([`link ${reason}`]);
  });

  it.each<[string, Partial<ImportedContent>]>([
    ['noPicture', { media: [] }],
    ['badUrl', { contentUrl: 'https://www.youtube.com/@hana' }],
    ['badUrl', { contentUrl: 'https://www.instagram.com/p/abc/' }],
    ['invalid', { media: Array.from({ length: 21 }, () => content().media[0]!) }],
    [
      'invalid',
      { media: [{ picture: PICTURE, video: true, videoUrl: 'file:///etc/passwd', copied: false }] },
    ],
    ['invalid', { title: 'x'.repeat(192) }],
    ['invalid', { description: 'x'.repeat(5001) }],
    ['invalid', { hashTags: Array.from({ length: 31 }, (_, index) => `tag${index}`) }],
    ['invalid', { hashTags: ['x'.repeat(101)] }],
    ['invalid', { visibility: { visibleFrom: UNTIL, visibleUntil: FROM } }],
  ])('leaves out a content as "%s", with its items', (reason, changes) => {
    expect(reasonsOf({ contents: [content({ ...changes, items: [item()] })] })).toEqual([
      `content ${reason}`,
      'item withContent',
    ]);
  });

  it('takes a content with the maximum of pictures, hash tags and letters', () => {
    const full = content({
      media: Array.from({ length: 20 }, () => content().media[0]!),
      hashTags: Array.from({ length: 30 }, (_, index) => `tag${index}`),
      title: 'x'.repeat(191),
      description: 'x'.repeat(5000),
      visibility: { visibleFrom: FROM, visibleUntil: UNTIL },
    });
    expect(reasonsOf({ contents: [full] })).toEqual([]);
  });

  it('takes a video at a file host, whose URL is read again when it is posted', () => {
    const videoUrl = 'https://video.cdn.example/1.mp4';
    const contents = [content({ media: [{ picture: PICTURE, video: true, videoUrl, copied: false }] })];
    expect(reasonsOf({ contents })).toEqual([]);
  });

  it('reports the provider whose account has to be linked', () => {
    const { leftOut } = planImport(
      importedFile({
        contents: [content({ provider: 'tiktok', contentUrl: 'https://www.tiktok.com/@a/video/1' })],
      }),
      room(),
    );
    expect(leftOut).toEqual([{ kind: 'content', name: 'content', reason: 'notLinked', provider: 'tiktok' }]);
  });

  it('reports unknown parts of a profile, and applies the rest', () => {
    const known = { ja: '音楽', en: 'Music' };
    const profile = { categories: [known, { ja: '音楽', en: 'Songs' }], theme: 99 } as ArchivedProfile;
    const page = { profile, settings: null, icon: null, cover: null };
    const { plan, leftOut } = planImport(
      importedFile({ page }),
      room({ categoryNames: new Set([categoryKey(known)]), hasTheme: () => false }),
    );
    expect([plan.profile, leftOut]).toEqual([
      true,
      [
        { kind: 'profile', name: '音楽', reason: 'unknownCategory' },
        { kind: 'profile', name: '99', reason: 'unknownTheme' },
      ],
    ]);
  });
});

describe('an item of an imported file', () => {
  it.each<[string | null, Partial<ImportedItem>]>([
    [null, {}],
    [null, { majorMall: false, url: 'https://a.example/' }],
    [null, { majorMall: false, url: 'https://a.example/', name: null }],
    ['noPicture', { picture: null }],
    ['badUrl', { majorMall: false, url: 'mailto:hana@a.example' }],
    ['invalid', { name: 'x'.repeat(101) }],
    ['invalid', { name: 'two\nlines' }],
    ['invalid', { name: null }],
    ['invalid', { url: 'https://a.example/' }],
    ['invalid', { majorMall: false }],
    ['invalid', { visibility: { visibleUntil: '2027-02-30T00:00:00Z' } }],
    ['invalid', { visibility: { visibleFrom: FROM, visibleUntil: FROM } }],
  ])('is left out for %p with %j', (reason, changes) => {
    expect(itemFault(item(changes))).toBe(reason);
  });

  it('is listed by its name, else by its URL, shortened', () => {
    expect([
      itemName(item()),
      itemName(item({ name: null, url: 'https://a.example/' })),
      itemName(item({ name: null })),
      itemName(item({ name: 'x'.repeat(200) })).length,
    ]).toEqual(['Camera', 'https://a.example/', '', 100]);
  });

  it('is listed by a name that PostgreSQL can store', () => {
    for (const name of [`a${'📷'.repeat(60)}`, '📷'.repeat(200), 'a\ud83d', 'a\u0000b'])
      expect(itemName(item({ name }))).toMatch(/^[^\p{Cs}\0]+$/u);
  });
});

describe('normalizing an imported file', () => {
  it('trims texts as the API does, and replaces empty ones by null', () => {
    expect(
      normaliseLink(link({ title: '  Shop ', url: ' https://a.example/ ', text: '  ' })).details,
    ).toEqual([{ title: 'Shop', url: 'https://a.example/', text: null, picture: null }]);
    expect(
      normaliseContent(
        content({
          ...{ title: ' Film ', description: '', hashTags: ['#Tag'] },
          items: [item({ name: ' ', url: ' https://a.example/ ' })],
        }),
      ),
    ).toMatchObject({
      ...{ title: 'Film', description: null, hashTags: ['Tag'] },
      items: [{ name: null, url: 'https://a.example/' }],
    });
  });

  it('gives contents the URL that is stored', () => {
    const contentUrl = 'https://m.tiktok.com/v/7.html';
    expect(normaliseContent(content({ provider: 'tiktok', contentUrl })).contentUrl).toBe(
      'https://www.tiktok.com/@/video/7',
    );
  });

  it('removes media without a picture', () => {
    const none = { picture: null, video: true, videoUrl: null, copied: false };
    expect(normaliseContent(content({ media: [none, ...content().media] })).media).toEqual(content().media);
  });

  it('shortens item URLs that are too long, but keeps the affiliate tag', () => {
    const url = `https://www.amazon.co.jp/dp/B000000000?tag=hana-22&ref=${'x'.repeat(2000)}`;
    const { items } = normaliseContent(content({ items: [item({ majorMall: false, url })] }));
    expect(items[0]?.url).toBe('https://www.amazon.co.jp/dp/B000000000?tag=hana-22');
  });
});
