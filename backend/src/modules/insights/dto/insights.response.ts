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
  @ApiCount('How often a page was viewed.', 1280)
  views: number;

  @ApiCount(
    'How many visitors there were, added up by day: somebody who comes on two days counts as two.',
    840,
  )
  visitors: number;

  @ApiCount('How often a link, content or item was pressed.', 214)
  presses: number;
}

/** The totals of a day. */
@ApiSchema({ name: 'InsightDay' })
export class InsightDayResponse extends InsightTotalsResponse {
  @ApiDay('The day.', '2027-01-28')
  day: string;
}

/** How often a link was pressed. */
@ApiSchema({ name: 'InsightLink' })
export class InsightLinkResponse {
  @ApiInteger({ description: 'The link.', example: 12 })
  linkId: number;

  @ApiText('Its title, or else its text.', LINK_LIMITS.text, 'My shop')
  title: string;

  @ApiCount('How often it was pressed.', 58)
  presses: number;
}

/** How often a content was viewed and pressed. */
@ApiSchema({ name: 'InsightContent' })
export class InsightContentResponse {
  @ApiInteger({ description: 'The content.', example: 12 })
  contentId: number;

  @ApiNullableText(
    'Its title, or else the first line of its text; null without either.',
    CONTENT_LIMITS.title,
    'A vase in autumn',
  )
  title: string | null;

  @ApiProperty({ description: 'Where it was posted first.', enum: CONTENT_PROVIDERS, example: 'youtube' })
  provider: ContentProvider;

  @ApiTime('When it was posted there.', '2027-01-01T03:00:00.000Z')
  publishedAt: string;

  @ApiCount('How often its page was viewed.', 96)
  views: number;

  @ApiCount('How often it was pressed, on the profile or its own page.', 41)
  presses: number;
}

/** How often an item was pressed per mall. */
@ApiSchema({ name: 'InsightMall' })
export class InsightMallResponse {
  @ApiProperty({
    description: 'The mall where it was searched; null for its own URL.',
    type: 'string',
    nullable: true,
    enum: MALLS,
    example: 'rakuten',
  })
  mall: Mall | null;

  @ApiCount('How often it was pressed there.', 9)
  presses: number;
}

/** How often an item was pressed. */
@ApiSchema({ name: 'InsightItem' })
export class InsightItemResponse {
  @ApiInteger({ description: 'The item.', example: 12 })
  itemId: number;

  @ApiNullableText('Its name or keyword; null without one.', ITEM_LIMITS.keyword, 'A glass vase')
  name: string | null;

  @ApiNullableText(
    'Its own URL; null if malls are searched.',
    URL_LIMITS.max,
    'https://example.com/glass-vase',
  )
  url: string | null;

  @ApiCount('How often it was pressed.', 17)
  presses: number;

  @ApiList('The same by mall.', InsightMallResponse, { max: MALLS.length + 1 })
  malls: InsightMallResponse[];
}

/** Where visitors came from. */
@ApiSchema({ name: 'InsightReferrer' })
export class InsightReferrerResponse {
  @ApiChoice(
    'Another site (`host`), this site (`internal`), not told (`none`), or one of the hosts beyond the limit of a page and day (`other`).',
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

  @ApiCount('How many views began there.', 320)
  views: number;

  @ApiCount('How many presses followed such a view.', 64)
  presses: number;
}

/** The kind of device that visitors used. */
@ApiSchema({ name: 'InsightDevice' })
export class InsightDeviceResponse {
  @ApiChoice('The kind of device.', DEVICE_KINDS, 'DeviceKind', 'phone')
  device: DeviceKind;

  @ApiCount('How many views.', 960)
  views: number;

  @ApiCount('How many presses.', 170)
  presses: number;
}

/** The language in which visitors read the page. */
@ApiSchema({ name: 'InsightLanguage' })
export class InsightLanguageResponse {
  @ApiProperty({ description: 'The language.', enum: LANGUAGES, example: LANGUAGES[0] })
  language: Language;

  @ApiCount('How many views.', 1100)
  views: number;

  @ApiCount('How many presses.', 190)
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
    description: 'Where days begin at midnight.',
    type: 'string',
    enum: [INSIGHTS_TIME_ZONE],
    example: INSIGHTS_TIME_ZONE,
  })
  timeZone: typeof INSIGHTS_TIME_ZONE;

  @ApiProperty({ description: 'The totals of the period.', type: InsightTotalsResponse })
  totals: InsightTotalsResponse;

  @ApiNullable(
    `The sums of as many days before; null where these reach back further than ${INSIGHT_LIMITS.days} days, for which they are kept.`,
    InsightTotalsResponse,
  )
  previous: InsightTotalsResponse | null;

  @ApiList('Every day from the first to the last.', InsightDayResponse, { max: INSIGHT_LIMITS.days })
  days: InsightDayResponse[];

  @ApiCount('How many of the views were of the profile; the others were of contents.', 1040)
  profileViews: number;

  @ApiRanking('The links, the most pressed first.', InsightLinkResponse)
  links: InsightLinkResponse[];

  @ApiRanking('The contents, the most viewed first.', InsightContentResponse)
  contents: InsightContentResponse[];

  @ApiRanking('The items, the most pressed first.', InsightItemResponse)
  items: InsightItemResponse[];

  @ApiRanking('Where visitors came from, the most views first.', InsightReferrerResponse)
  referrers: InsightReferrerResponse[];

  @ApiRanking('The kinds of devices, the most views first.', InsightDeviceResponse)
  devices: InsightDeviceResponse[];

  @ApiRanking('The languages, the most views first.', InsightLanguageResponse)
  languages: InsightLanguageResponse[];
}
