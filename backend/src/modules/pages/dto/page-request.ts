import { ApiProperty } from '@nestjs/swagger';
import { ApiKind } from './page-kind.js';

/** The lists of a creator's page that are loaded in pages. */
export const PAGE_LISTS = ['links', 'contents', 'items'] as const;

export type PageList = (typeof PAGE_LISTS)[number];

/** Requests a creator's page. */
class ProfilePageRequest {
  @ApiKind('profile')
  kind: 'profile';

  @ApiProperty({ description: 'The display ID of the creator.' })
  displayId: string;

  @ApiProperty({
    description: 'The list that is requested in full; null for none.',
    enum: PAGE_LISTS,
    enumName: 'PageList',
    nullable: true,
  })
  all: PageList | null;
}

/** Requests a content page. */
class ContentPageRequest {
  @ApiKind('content')
  kind: 'content';

  @ApiProperty({ description: 'The display ID of the creator.' })
  displayId: string;

  @ApiProperty({ description: 'The ID of the content.', type: 'integer' })
  contentId: number;
}

/** Requests an editing page. */
class EditedPageRequest {
  @ApiKind('edited')
  kind: 'edited';

  @ApiProperty({ description: 'The display ID of the creator.' })
  displayId: string;

  @ApiProperty({
    description: 'The ID of the content being edited; null if the page itself is edited.',
    type: 'integer',
    nullable: true,
  })
  contentId: number | null;

  @ApiProperty({
    description:
      "The path after the creator's page, to keep when redirecting from a former or differently spelled display ID.",
  })
  below: string;
}

/** Requests a news page. */
class NewsPageRequest {
  @ApiKind('news')
  kind: 'news';

  @ApiProperty({ description: 'The ID of the news article.' })
  newsId: string;
}

/** Requests a document page. */
class SiteDocumentPageRequest {
  @ApiKind('document')
  kind: 'document';

  @ApiProperty({ description: 'The name of the document.' })
  name: string;
}

/** Requests the landing page. */
class LandingPageRequest {
  @ApiKind('landing')
  kind: 'landing';
}

/** The data requests of routes by kind. A well-formed URL may still not exist. */
export const PAGE_REQUESTS = {
  profile: ProfilePageRequest,
  content: ContentPageRequest,
  edited: EditedPageRequest,
  news: NewsPageRequest,
  document: SiteDocumentPageRequest,
  landing: LandingPageRequest,
};

export type PageRequest = InstanceType<(typeof PAGE_REQUESTS)[keyof typeof PAGE_REQUESTS]>;
