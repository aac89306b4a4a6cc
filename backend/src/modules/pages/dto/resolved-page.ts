import { ApiProperty } from '@nestjs/swagger';
import { type Language, LANGUAGES } from '../../../common/rules/language.js';
import { ApiKind } from './page-kind.js';
import { type PageRequest } from './page-request.js';

/** A URL without a route. */
class MissingPage {
  @ApiKind('notFound')
  kind: 'notFound';

  @ApiProperty({
    description: 'The language that the address names; null where it leaves it to the visitor.',
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
    description: 'The language that the address names; null where it leaves it to the visitor.',
    enum: LANGUAGES,
    enumName: 'Language',
    nullable: true,
  })
  language: Language | null;

  @ApiProperty({
    description:
      'The address without language and query, as it is spelled: in its own case, nothing encoded, no slash at its end. Other spellings lead to it.',
  })
  barePath: string;

  @ApiProperty({
    description:
      '`public` pages show what everybody may see; of the others there is a shell that the browser fills.',
    enum: ['public', 'shell'],
  })
  rendering: 'public' | 'shell';

  @ApiProperty({
    description:
      'What of the query decides what is shown, in one form; whatever else it says, the page is the same.',
  })
  search: string;

  @ApiProperty({
    description: 'What has to be read before the page can be rendered; null where nothing has.',
    oneOf: [{ $ref: '#/components/schemas/PageRequest' }, { type: 'null' }],
  })
  request: PageRequest | null;
}

/** The results of route matching by kind. */
export const RESOLVED_PAGES = { page: FoundPage, notFound: MissingPage };

export type ResolvedPage = FoundPage | MissingPage;
