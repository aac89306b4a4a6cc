import { promised } from '../../../test/support/promised.js';
import { UploadedFile } from '../../common/http/uploaded-file.js';
import { type ListRange } from '../../common/list-range.js';
import { type AccountsService, type OwnChanges } from '../accounts/accounts.service.js';
import { type BlocksService } from '../blocks/blocks.service.js';
import { type CategoriesService } from '../categories/categories.service.js';
import { CONTENT_LIMITS } from '../contents/content-limits.rules.js';
import { type ContentsService } from '../contents/contents.service.js';
import { HEADLINE_LIMITS } from '../headlines/headline.rules.js';
import { HEADLINE_TYPES } from '../headlines/headline-type.js';
import { type HeadlinesService } from '../headlines/headlines.service.js';
import { LINK_LIMITS } from '../links/link-limits.rules.js';
import { type LinksService } from '../links/links.service.js';
import { type LinkagesService } from '../oauth/linkages/linkages.service.js';
import { PictureUnreadable } from '../pictures/pictures.errors.js';
import { DEFAULT_THEME } from '../themes/themes.js';
import { type ArchivedProfile, type ArchivedSettings } from './archive-format.js';
import { linkKey } from './import-plan.js';
import { OwnPageService, type PageToApply } from './own-page.service.js';

const HANA = 'account-1';
const UNKNOWN_THEME = -1;

/** The categories of this site: their IDs by Japanese name. */
const CATEGORIES = { 旅: 1, 花: 2, 本: 3, 猫: 4, 山: 5, 海: 6 };

const named = (ja: string) => ({ ja, en: `${ja} (en)` });
const block = (name: 'content' | 'link' | 'item', shown = true) => ({ name, shown });

const profileWith = (parts: Partial<ArchivedProfile> = {}): ArchivedProfile => ({
  ...{ displayName: 'Hana', introduction: 'Hello', icon: null, cover: null },
  ...{ categories: [], theme: DEFAULT_THEME.id, headerType: 'banner', contentsFormat: 6 },
  ...{ headlines: [], blocks: [] },
  ...parts,
});

const settingsWith = (parts: Partial<ArchivedSettings> = {}): ArchivedSettings => ({
  ...{ searchable: false, optout: true, linkswitchPid: '1', mylinkPid: '2', mylinkSid: '3' },
  ...parts,
});

describe('the page of an importing account', () => {
  /** What is changed. */
  let changes: OwnChanges;
  let headlines: Map<string, string | null>;
  let arranged: { name: string; order: number; shown: boolean }[] | null;
  /** The error that the account is changed with, if any. */
  let failure: Error | null;
  /** The parts of lists that are read. */
  let ranges: ListRange[];
  let service: OwnPageService;
  beforeEach(() => {
    [changes, headlines, arranged, failure, ranges] = [{}, new Map(), null, null, []];
    const details = [{ title: 'Shop', url: 'https://shop.example/', text: null }];
    const listed = <List>(range: ListRange, list: List) => {
      ranges.push(range);
      return Promise.resolve(list);
    };
    service = new OwnPageService(
      {
        update: (_accountId: string, sent: OwnChanges) =>
          promised(() => {
            if (failure) throw failure;
            changes = sent;
          }),
      } as unknown as AccountsService,
      {
        arrange: (_accountId: string, _id: string, places: NonNullable<typeof arranged>) =>
          promised(() => void (arranged = places)),
      } as unknown as BlocksService,
      {
        list: () =>
          Promise.resolve([
            { children: Object.entries(CATEGORIES).map(([ja, id]) => ({ id, names: named(ja) })) },
          ]),
      } as unknown as CategoriesService,
      {
        list: (_id: string, _viewerId: string, range: ListRange) =>
          listed(range, { part: { entries: [{ contentUrl: 'https://youtu.be/1' }], total: 2 } }),
      } as unknown as ContentsService,
      {
        set: (_accountId: string, type: string, text: string | null) =>
          promised(() => void headlines.set(type, text)),
      } as unknown as HeadlinesService,
      {
        listOf: () => Promise.resolve([{ provider: 'youtube' }, { provider: 'other' }]),
      } as unknown as LinkagesService,
      {
        list: (_id: string, _viewerId: string, range: ListRange) =>
          listed(range, { entries: [{ type: { name: 'text' }, details }], total: 3 }),
      } as unknown as LinksService,
    );
  });

  const apply = (parts: Partial<PageToApply> = {}) =>
    service.apply(HANA, {
      ...{ profile: profileWith(), settings: null, icon: undefined, cover: undefined },
      ...parts,
    });
  const applyProfile = (parts: Partial<ArchivedProfile>) => apply({ profile: profileWith(parts) });

  it('has room for what it does not have yet', async () => {
    const { hasTheme, ...room } = await service.room(HANA);
    expect(room).toEqual({
      links: LINK_LIMITS.perAccount - 3,
      contents: CONTENT_LIMITS.perAccount - 2,
      linkKeys: new Set([linkKey('text', [{ title: 'Shop', url: 'https://shop.example/', text: null }])]),
      contentUrls: new Set(['https://youtu.be/1']),
      providers: new Set(['youtube']),
      categoryNames: new Set(Object.keys(CATEGORIES).map((ja) => `${ja}\n${ja} (en)`)),
    });
    expect([hasTheme(DEFAULT_THEME.id), hasTheme(UNKNOWN_THEME)]).toEqual([true, false]);
    expect(ranges).toEqual([
      { offset: 0, limit: LINK_LIMITS.perAccount },
      { offset: 0, limit: CONTENT_LIMITS.perAccount },
    ]);
  });

  it('gets the texts and the design of the file', async () => {
    await apply();
    expect(changes).toEqual({
      ...{ displayName: 'Hana', introduction: 'Hello', themeId: DEFAULT_THEME.id },
      ...{ headerType: 'banner', contentsFormat: 6, categories: [] },
    });
  });

  it('keeps its texts and its theme where those of the file are invalid', async () => {
    await applyProfile({
      ...{ displayName: ' ', introduction: 'a'.repeat(151), theme: UNKNOWN_THEME },
    });
    expect(changes).toEqual({ headerType: 'banner', contentsFormat: 6, categories: [] });
  });

  it('gets texts as long as they may be, without the space around them', async () => {
    await applyProfile({ displayName: ` ${'a'.repeat(30)} `, introduction: `${'b'.repeat(150)}\n` });
    expect(changes).toMatchObject({ displayName: 'a'.repeat(30), introduction: 'b'.repeat(150) });
  });

  it.each([null, '', ' \n'])('has no introduction if that of the file is %j', async (introduction) => {
    await applyProfile({ introduction });
    expect(changes.introduction).toBeNull();
  });

  describe('has translations', () => {
    const translation = { displayName: ' Hana ', introduction: '' };

    it('with the space around them removed', async () => {
      await applyProfile({ translations: { ja: null, en: translation } });
      expect(changes.translations).toEqual({ ja: null, en: { displayName: 'Hana', introduction: null } });
    });

    it('none of which is empty', async () => {
      await applyProfile({
        translations: {
          ja: { displayName: ' ', introduction: '' },
          en: { ...translation, displayName: null },
        },
      });
      expect(changes.translations).toEqual({ ja: null, en: null });
    });

    it.each([
      ['display name', { displayName: 'a'.repeat(31), introduction: 'Hello' }],
      ['introduction', { displayName: 'Hana', introduction: 'a'.repeat(151) }],
    ])('that stay where the %s of the file is invalid', async (_what, ja) => {
      await applyProfile({ translations: { ja, en: translation } });
      expect(changes.translations).toEqual({ en: { displayName: 'Hana', introduction: null } });
    });

    it('that stay if the file is older than they are', async () => {
      await apply();
      expect(changes).not.toHaveProperty('translations');
    });
  });

  describe('has categories', () => {
    it('of the same names', async () => {
      await applyProfile({ categories: [named('花'), { ja: '旅', en: 'Other' }, named('旅')] });
      expect(changes.categories).toEqual([1, 2]);
    });

    it('at most five', async () => {
      await applyProfile({ categories: Object.keys(CATEGORIES).map(named) });
      expect(changes.categories).toEqual([1, 2, 3, 4, 5]);
    });

    it('that stay if all those of the file are unknown here', async () => {
      await applyProfile({ categories: [named('空')] });
      expect(changes).not.toHaveProperty('categories');
    });
  });

  describe('has pictures', () => {
    it('that stay if the file has none', async () => {
      await apply();
      expect(changes).not.toHaveProperty('icon');
      expect(changes).not.toHaveProperty('cover');
    });

    it('that are replaced or removed', async () => {
      const icon = new UploadedFile('icon', 'icon');
      await apply({ icon, cover: null });
      expect(changes).toMatchObject({ icon, cover: null });
    });

    it('without which nothing else changes', async () => {
      failure = new PictureUnreadable();
      await expect(
        apply({ profile: profileWith({ headlines: [{ type: 'POST', text: 'Posts' }] }) }),
      ).rejects.toBe(failure);
      expect([headlines.size, arranged]).toEqual([0, null]);
    });
  });

  describe('has settings', () => {
    it('of the file', async () => {
      await apply({ settings: settingsWith({ timeZone: 'Europe/Paris' }) });
      expect(changes).toMatchObject(settingsWith({ timeZone: 'Europe/Paris' }));
    });

    it('without IDs that are not numbers', async () => {
      const ids = { linkswitchPid: 'x', mylinkPid: '', mylinkSid: '1'.repeat(21) };
      await apply({ settings: settingsWith(ids) });
      expect(changes).toMatchObject({ linkswitchPid: null, mylinkPid: null, mylinkSid: null });
    });

    it.each(['Nowhere/City', '+09:00', undefined])(
      'with its own time zone instead of %s',
      async (timeZone) => {
        await apply({ settings: settingsWith(timeZone === undefined ? {} : { timeZone }) });
        expect(changes).not.toHaveProperty('timeZone');
        expect(changes).toMatchObject({ searchable: false });
      },
    );

    it('that stay if the file has none', async () => {
      await apply();
      expect(changes).not.toHaveProperty('searchable');
    });
  });

  describe('has headlines', () => {
    it('of the file, or else the default ones', async () => {
      const longest = 'a'.repeat(HEADLINE_LIMITS.max);
      await applyProfile({ headlines: [{ type: 'LINK', text: ` ${longest} ` }] });
      expect(headlines).toEqual(
        new Map(HEADLINE_TYPES.map((type) => [type, type === 'LINK' ? longest : null])),
      );
    });

    it.each([' ', 'a'.repeat(HEADLINE_LIMITS.max + 1)])('that stay instead of %j', async (text) => {
      await applyProfile({ headlines: [{ type: 'LINK', text }] });
      expect([headlines.has('LINK'), headlines.get('POST')]).toEqual([false, null]);
    });
  });

  describe('has blocks', () => {
    it('in the order of the file', async () => {
      await applyProfile({ blocks: [block('item'), block('content', false), block('link')] });
      expect(arranged).toEqual([
        { name: 'item', type: 'item', order: 1, shown: true },
        { name: 'content', type: 'content', order: 2, shown: false },
        { name: 'link', type: 'link', order: 3, shown: true },
      ]);
    });

    it.each([
      ['lacks one', [block('item'), block('link')]],
      ['has one twice', [block('item'), block('link'), block('link')]],
      ['has all and one twice', [block('item'), block('link'), block('content'), block('link')]],
    ])('that stay if the file %s', async (_what, blocks) => {
      await applyProfile({ blocks });
      expect(arranged).toBeNull();
    });
  });
});
