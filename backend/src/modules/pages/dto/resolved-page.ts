import { ApiProperty } from '@nestjs/swagger';
import { type Language, LANGUAGES } from '../../../common/rules/language.js';
import { ApiKind } from './page-kind.js';
import { type PageRequest } from './page-request.js';

/** A URL without a route. */
class MissingPage {
  @ApiKind('notFound')
  kind: 'notFound';

  @ApiProperty({
    description: 'The language prefix of the URL; null if there is none.',
    enum: LANGUAGES,
    enumName: 'Language',
    nullable: true,
  })
  language: Language | null;
}

/** A URL with a route. */
export class FoundPage {
  @ApiKind('page')
  kind: 'page';

  @ApiProperty({ description: 'The name of the page in the route table.' })
  routeId: string;

  @ApiProperty({
    description: 'The language prefix of the URL; null if there is none.',
    enum: LANGUAGES,
    enumName: 'Language',
    nullable: true,
  })
  language: Language | null;

  @ApiProperty({
    description:
      'The canonical path without language prefix and query: case preserved, decoded, without a trailing slash. Other spellings redirect to it.',
  })
  barePath: string;

  @ApiProperty({
    description:
      '`public` pages are rendered with their data; the others are a `shell` that the browser fills.',
    enum: ['public', 'shell'],
  })
  rendering: 'public' | 'shell';

  @ApiProperty({
    description: 'The normalized query parameters that affect the page; all others are ignored.',
  })
  search: string;

  @ApiProperty({
    description: 'The data that the page needs; null for none.',
    oneOf: [{ $ref: '#/components/schemas/PageRequest' }, { type: 'null' }],
  })
  request: PageRequest | null;
}

/** The results of route matching by kind. */
export const RESOLVED_PAGES = { page: FoundPage, notFound: MissingPage };

export type ResolvedPage = FoundPage | MissingPage;
