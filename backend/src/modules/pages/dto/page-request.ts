import { ApiProperty } from '@nestjs/swagger';
import { ApiKind } from './page-kind.js';

/** The lists of a creator's page of which it shows a part first. */
export const PAGE_LISTS = ['links', 'contents', 'items'] as const;

export type PageList = (typeof PAGE_LISTS)[number];

/** Asks for a creator's page. */
class ProfilePageRequest {
  @ApiKind('profile')
  kind: 'profile';

  @ApiProperty({ description: 'The display ID of its creator.' })
  displayId: string;

  @ApiProperty({
    description: 'The list that is asked for whole; null where none is.',
    enum: PAGE_LISTS,
    enumName: 'PageList',
    nullable: true,
  })
  all: PageList | null;
}

/** Asks for the page of a content. */
class ContentPageRequest {
  @ApiKind('content')
  kind: 'content';

  @ApiProperty({ description: 'The display ID of its creator.' })
  displayId: string;

  @ApiProperty({ description: 'The content.', type: 'integer' })
  contentId: number;
}

/** Asks for a page on which a creator edits the own page, or a content. */
class EditedPageRequest {
  @ApiKind('edited')
  kind: 'edited';

  @ApiProperty({ description: 'The display ID of the creator.' })
  displayId: string;

  @ApiProperty({
    description: 'The content that is edited; null where the page itself is.',
    type: 'integer',
    nullable: true,
  })
  contentId: number | null;
}

/** Asks for a piece of news. */
class NewsPageRequest {
  @ApiKind('news')
  kind: 'news';

  @ApiProperty({ description: 'The piece of news.' })
  newsId: string;
}

/** Asks for a document of the site. */
class SiteDocumentPageRequest {
  @ApiKind('document')
  kind: 'document';

  @ApiProperty({ description: 'The name of the document.' })
  name: string;
}

/** Asks for the landing page. */
class LandingPageRequest {
  @ApiKind('themes')
  kind: 'themes';
}

/** What a route asks for before its page is rendered: an address may be well formed and still name nothing. */
export const PAGE_REQUESTS = {
  profile: ProfilePageRequest,
  content: ContentPageRequest,
  edited: EditedPageRequest,
  news: NewsPageRequest,
  document: SiteDocumentPageRequest,
  themes: LandingPageRequest,
};

export type PageRequest = InstanceType<(typeof PAGE_REQUESTS)[keyof typeof PAGE_REQUESTS]>;
