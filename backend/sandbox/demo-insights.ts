import { createHash } from 'node:crypto';
import { type INestApplicationContext } from '@nestjs/common';
import { MALLS } from '../src/modules/items/malls.rules.js';
import { ContentsService } from '../src/modules/contents/contents.service.js';
import { InsightCountsRepository, type NewCount } from '../src/modules/insights/insight-counts.repository.js';
import { insightDay, shiftDay } from '../src/modules/insights/insight-days.rules.js';
import { STORED_REFERRERS } from '../src/modules/insights/referring-host.js';
import { ItemsService } from '../src/modules/items/items.service.js';
import { LinksService } from '../src/modules/links/links.service.js';

/** The days with visits, so that four weeks can be compared with those before. */
const DAYS = 60;

/** Views of the profile by weekday, Sunday first: shop and videos are for the weekend. */
const WEEK = [74, 41, 38, 43, 49, 62, 86];

/** Days ago on which a post was shared a lot, with the factor for the views. */
const PEAKS = new Map([
  [19, 2.4],
  [18, 1.7],
  [5, 1.9],
]);

const { none, internal } = STORED_REFERRERS;

/** Where visitors come from, with their share of all views. */
const REFERRERS: readonly (readonly [referrer: string, share: number])[] = [
  ['instagram.com', 0.34],
  ['youtube.com', 0.21],
  [none, 0.2],
  [internal, 0.1],
  ['google.com', 0.08],
  ['tiktok.com', 0.04],
  ['t.co', 0.03],
];

type Kind = Pick<NewCount, 'device' | 'language'>;

/** Devices and languages, with their share of all views. */
const KINDS: readonly (readonly [kind: Kind, share: number])[] = [
  [{ device: 'phone', language: 'ja' }, 0.72],
  [{ device: 'desktop', language: 'ja' }, 0.14],
  [{ device: 'tablet', language: 'ja' }, 0.05],
  [{ device: 'phone', language: 'en' }, 0.07],
  [{ device: 'desktop', language: 'en' }, 0.02],
];

const NO_TARGET = { linkId: null, contentId: null, itemId: null, mall: null } as const;

/** A target of views or presses, with their number for each view of the profile. */
type Share = readonly [part: Partial<NewCount>, share: number];

/** The targets of views and presses; earlier entries of a list get more of them. */
async function sharesOf(app: INestApplicationContext, displayId: string): Promise<Share[]> {
  const [range, part] = [{ offset: 0, limit: 20 }, { strict: false }];
  const [links, contents, items] = [
    await app.get(LinksService, part).list(displayId, null, range),
    (await app.get(ContentsService, part).list(displayId, null, range)).part,
    await app.get(ItemsService, part).list(displayId, null, range),
  ];
  const falling = (index: number, most: number) => most / (index + 1);
  return [
    [{}, 1],
    ...links.entries.map(({ id }, index): Share => [{ linkId: id }, falling(index, 0.22)]),
    ...contents.entries.flatMap(({ id }, index): Share[] => [
      [{ pageContentId: id }, falling(index, 0.3)],
      [{ contentId: id }, falling(index, 0.26)],
    ]),
    ...items.entries.map(({ id, contentId, majorMall }, index): Share => [
      {
        pageContentId: contentId,
        itemId: id,
        mall: majorMall ? (MALLS[index % MALLS.length] ?? null) : null,
      },
      falling(index, 0.12),
    ]),
  ];
}

/** A pseudorandom number from 0.75 to 1.25, the same for every demo. */
function wobble(...of: (string | number)[]): number {
  const [byte = 0] = createHash('sha256').update(of.join(' ')).digest();
  return 0.75 + byte / 510;
}

/** The counts of a day. */
function countsOf(accountId: string, day: string, daysAgo: number, shares: readonly Share[]): NewCount[] {
  // Grows from month to month; today is not over.
  const growth = (1.2 - daysAgo / 150) * (daysAgo === 0 ? 0.4 : 1);
  const views = (WEEK[new Date(day).getUTCDay()] ?? 0) * (PEAKS.get(daysAgo) ?? 1) * growth;
  return shares.flatMap(([part, share], index) =>
    REFERRERS.flatMap(([referrer, byReferrer]) =>
      KINDS.flatMap(([kind, byKind]) => {
        const exact =
          views * share * byReferrer * byKind * wobble(day, index, referrer, kind.device, kind.language);
        // Small parts round up on some days.
        const count = Math.floor(exact + wobble(index, referrer, day, kind.device) - 0.75);
        return count === 0
          ? []
          : [{ accountId, day, pageContentId: null, ...NO_TARGET, ...part, referrer, ...kind, count }];
      }),
    ),
  );
}

/** Adds two months of visits of the demo creator's page. */
export async function addDemoInsights(
  app: INestApplicationContext,
  accountId: string,
  displayId: string,
): Promise<void> {
  const repository = app.get(InsightCountsRepository, { strict: false });
  const shares = await sharesOf(app, displayId);
  const today = insightDay(Date.now());
  for (let daysAgo = DAYS - 1; daysAgo >= 0; daysAgo -= 1) {
    const day = shiftDay(today, -daysAgo);
    const counts = countsOf(accountId, day, daysAgo, shares);
    const views = counts
      .filter(({ linkId, contentId, itemId }) => linkId === null && contentId === null && itemId === null)
      .reduce((sum, { count }) => sum + count, 0);
    const visitors = Array.from({ length: Math.round(views * 0.63) }, (_none, index) => ({
      accountId,
      day,
      visitor: createHash('sha256').update(`${day} ${index}`).digest().subarray(0, 16),
    }));
    await repository.add(counts, visitors);
  }
  // As the daily job does, keeps only today's visitors.
  await repository.forgetVisitorsBefore(today);
}
