import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { type Type } from '@nestjs/common';
import {
  ApiChoice,
  ApiInteger,
  ApiList,
  ApiNullable,
  ApiNullableText,
  ApiText,
  ApiTime,
} from '../../../common/http/api-fields.js';
import { LANGUAGES, type Language } from '../../../common/rules/language.js';
import { LARGEST_ID } from '../../../common/rules/ids.js';
import { URL_LIMITS } from '../../../common/rules/web-address.js';
import { CONTENT_PROVIDERS, type ContentProvider } from '../../../providers/provider.rules.js';
import { CONTENT_LIMITS } from '../../contents/content-limits.rules.js';
import { ITEM_LIMITS } from '../../items/item-limits.rules.js';
import { MALLS, type Mall } from '../../items/malls.rules.js';
import { LINK_LIMITS } from '../../links/link-limits.rules.js';
import { INSIGHTS_TIME_ZONE } from '../insight-days.rules.js';
import {
  DEVICE_KINDS,
  type DeviceKind,
  INSIGHT_LIMITS,
  REFERRER_KINDS,
  type ReferrerKind,
} from '../insights.rules.js';

const ApiCount = (description: string, example: number): PropertyDecorator =>
  ApiInteger({ description, minimum: 0, maximum: LARGEST_ID, example });

const ApiDay = (description: string, example: string): PropertyDecorator =>
  ApiProperty({ description, type: 'string', format: 'date', example });

const ApiRanking = (description: string, entry: Type): PropertyDecorator =>
  ApiList(description, entry, { max: INSIGHT_LIMITS.ranking });

/** The totals of a period. */
@ApiSchema({ name: 'InsightTotals' })
export class InsightTotalsResponse {
  @ApiCount('The number of page views.', 1280)
  views: number;

  @ApiCount('The number of visitors per day, added up: a visitor on two days counts twice.', 840)
  visitors: number;

  @ApiCount('The number of clicks on links, contents and items.', 214)
  presses: number;
}

/** The totals of a day. */
@ApiSchema({ name: 'InsightDay' })
export class InsightDayResponse extends InsightTotalsResponse {
  @ApiDay('The date.', '2027-01-28')
  day: string;
}

/** How often a link was pressed. */
@ApiSchema({ name: 'InsightLink' })
export class InsightLinkResponse {
  @ApiInteger({ description: "The link's ID.", example: 12 })
  linkId: number;

  @ApiText('The title; the text if there is no title.', LINK_LIMITS.text, 'My shop')
  title: string;

  @ApiCount('The number of clicks.', 58)
  presses: number;
}

/** How often a content was viewed and pressed. */
@ApiSchema({ name: 'InsightContent' })
export class InsightContentResponse {
  @ApiInteger({ description: "The content's ID.", example: 12 })
  contentId: number;

  @ApiNullableText(
    'The title; without one the first line of the description, or null.',
    CONTENT_LIMITS.title,
    'A vase in autumn',
  )
  title: string | null;

  @ApiProperty({
    description: 'The provider it was posted from.',
    enum: CONTENT_PROVIDERS,
    example: 'youtube',
  })
  provider: ContentProvider;

  @ApiTime('When it was published at the provider.', '2027-01-01T03:00:00.000Z')
  publishedAt: string;

  @ApiCount('The number of views of its page.', 96)
  views: number;

  @ApiCount('The number of clicks on it, on the profile or on its own page.', 41)
  presses: number;
}

/** How often an item was pressed per mall. */
@ApiSchema({ name: 'InsightMall' })
export class InsightMallResponse {
  @ApiProperty({
    description: "The mall that was searched; null for the item's own URL.",
    type: 'string',
    nullable: true,
    enum: MALLS,
    example: 'rakuten',
  })
  mall: Mall | null;

  @ApiCount('The number of clicks.', 9)
  presses: number;
}

/** How often an item was pressed. */
@ApiSchema({ name: 'InsightItem' })
export class InsightItemResponse {
  @ApiInteger({ description: "The item's ID.", example: 12 })
  itemId: number;

  @ApiNullableText('The name or keyword; null if there is none.', ITEM_LIMITS.keyword, 'A glass vase')
  name: string | null;

  @ApiNullableText(
    "The item's own URL; null if malls are searched.",
    URL_LIMITS.max,
    'https://example.com/glass-vase',
  )
  url: string | null;

  @ApiCount('The number of clicks.', 17)
  presses: number;

  @ApiList('The clicks by mall.', InsightMallResponse, { max: MALLS.length + 1 })
  malls: InsightMallResponse[];
}

/** Where visitors came from. */
@ApiSchema({ name: 'InsightReferrer' })
export class InsightReferrerResponse {
  @ApiChoice(
    'The kind of referrer: another site (`host`), this site (`internal`), unknown (`none`), or hosts beyond the limit per page and day (`other`).',
    REFERRER_KINDS,
    'ReferrerKind',
    'host',
  )
  kind: ReferrerKind;

  @ApiNullableText(
    'The host of the other site, without `www.`; null for other kinds.',
    INSIGHT_LIMITS.host,
    'instagram.com',
  )
  host: string | null;

  @ApiCount('The number of views that came from it.', 320)
  views: number;

  @ApiCount('The number of clicks after such a view.', 64)
  presses: number;
}

/** The kind of device that visitors used. */
@ApiSchema({ name: 'InsightDevice' })
export class InsightDeviceResponse {
  @ApiChoice('The kind of device.', DEVICE_KINDS, 'DeviceKind', 'phone')
  device: DeviceKind;

  @ApiCount('The number of views.', 960)
  views: number;

  @ApiCount('The number of clicks.', 170)
  presses: number;
}

/** The language in which visitors read the page. */
@ApiSchema({ name: 'InsightLanguage' })
export class InsightLanguageResponse {
  @ApiProperty({ description: 'The language.', enum: LANGUAGES, example: LANGUAGES[0] })
  language: Language;

  @ApiCount('The number of views.', 1100)
  views: number;

  @ApiCount('The number of clicks.', 190)
  presses: number;
}

/** The visits to an account’s pages in a period. */
@ApiSchema({ name: 'Insights' })
export class InsightsResponse {
  @ApiDay('The first day.', '2027-01-01')
  from: string;

  @ApiDay('The last day.', '2027-01-28')
  to: string;

  @ApiProperty({
    description: 'The time zone of the days.',
    type: 'string',
    enum: [INSIGHTS_TIME_ZONE],
    example: INSIGHTS_TIME_ZONE,
  })
  timeZone: typeof INSIGHTS_TIME_ZONE;

  @ApiProperty({ description: 'The totals of the period.', type: InsightTotalsResponse })
  totals: InsightTotalsResponse;

  @ApiNullable(
    `The totals of the preceding period of the same length; null if it begins more than ${INSIGHT_LIMITS.days} days ago, before the stored data.`,
    InsightTotalsResponse,
  )
  previous: InsightTotalsResponse | null;

  @ApiList('The totals of every day, in order.', InsightDayResponse, { max: INSIGHT_LIMITS.days })
  days: InsightDayResponse[];

  @ApiCount('The number of views of the profile; the other views are of contents.', 1040)
  profileViews: number;

  @ApiRanking('The links with the most clicks, most first.', InsightLinkResponse)
  links: InsightLinkResponse[];

  @ApiRanking('The contents with the most views, most first.', InsightContentResponse)
  contents: InsightContentResponse[];

  @ApiRanking('The items with the most clicks, most first.', InsightItemResponse)
  items: InsightItemResponse[];

  @ApiRanking('The referrers with the most views, most first.', InsightReferrerResponse)
  referrers: InsightReferrerResponse[];

  @ApiRanking('The kinds of devices, most views first.', InsightDeviceResponse)
  devices: InsightDeviceResponse[];

  @ApiRanking('The languages, most views first.', InsightLanguageResponse)
  languages: InsightLanguageResponse[];
}
