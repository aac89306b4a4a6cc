import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { LARGEST_ID } from '../../../common/rules/ids.js';
import {
  ApiList,
  ApiNextOffset,
  ApiNullable,
  ApiNullableText,
  ApiText,
  ApiTime,
  ApiTotal,
} from '../../../common/http/api-fields.js';
import { NEWS_ID_PATTERN, NEWS_LIMITS } from '../news.rules.js';
import { LONGEST_ADDRESS, PictureResponse } from '../../pictures/dto/picture.response.js';

/** An upper bound for the API description. */
const MOST_NEWS = LARGEST_ID;

/** A news article. */
@ApiSchema({ name: 'News' })
export class NewsResponse {
  @ApiProperty({
    description: 'The ID of the news article, as in the URL of its page.',
    minLength: 1,
    maxLength: NEWS_LIMITS.id,
    pattern: NEWS_ID_PATTERN.source,
    example: 'spring-2027',
  })
  contentId: string;

  @ApiText(
    'The title, on one line, in the language of the request, or in the other language if it was only written in that one.',
    NEWS_LIMITS.title,
    'New themes for spring',
  )
  title: string;

  @ApiText(
    'The text in Markdown, in the language of the title.',
    NEWS_LIMITS.content,
    'Three new themes are here.\n\n- **Sakura**\n- **Wakaba**\n- **Harusame**',
  )
  content: string;

  @ApiNullableText(
    'The URL path of the widest picture file; null if there is no picture.',
    LONGEST_ADDRESS,
    '/media/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08-1280.webp',
  )
  imageUrl: string | null;

  @ApiNullable('The picture in all its widths; null if there is none.', PictureResponse)
  picture: PictureResponse | null;

  @ApiTime('When it was published.', '2027-03-01T00:00:00.000Z')
  publishedAt: string;

  @ApiProperty({
    description: 'When it was last changed after publication; null if it was not.',
    type: 'string',
    format: 'date-time',
    nullable: true,
    example: null,
  })
  revisedAt: string | null;

  @ApiProperty({
    description:
      'Whether the account has read it. News published before the account was created counts as read.',
    example: false,
  })
  readFlag: boolean;
}

/** A page of news. */
@ApiSchema({ name: 'NewsList' })
export class NewsListResponse {
  @ApiList('Newest first.', NewsResponse, { max: NEWS_LIMITS.page })
  results: NewsResponse[];

  @ApiTotal({ description: 'The total number.', maximum: MOST_NEWS, example: 1 })
  total: number;

  @ApiNextOffset({ maximum: MOST_NEWS, example: null })
  nextOffset: number | null;
}
