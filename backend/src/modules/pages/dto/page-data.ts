import { ApiProperty } from '@nestjs/swagger';
import { ApiNullable, ApiNullableText } from '../../../common/http/api-fields.js';
import { PublicAccountResponse } from '../../accounts/dto/public-account.response.js';
import { BriefContentListResponse } from '../../contents/dto/brief-content.response.js';
import { ContentResponse } from '../../contents/dto/content.response.js';
import { SiteDocumentResponse } from '../../documents/dto/site-document.response.js';
import { BriefItemListResponse } from '../../items/dto/brief-item.response.js';
import { BriefLinkListResponse } from '../../links/dto/brief-link.response.js';
import { BriefLinkageListResponse } from '../../oauth/linkages/dto/brief-linkage.response.js';
import { ThemeListResponse } from '../../themes/dto/theme-list.response.js';
import { ApiKind } from './page-kind.js';

/** The data of a creator's page. */
export class ProfilePage {
  @ApiKind('profile')
  kind: 'profile';

  @ApiProperty({ description: 'The account whose page it is.' })
  account: PublicAccountResponse;

  @ApiProperty({ description: "The creator's linked accounts." })
  linkages: BriefLinkageListResponse;

  @ApiProperty({ description: 'The contents of the page.' })
  contents: BriefContentListResponse;

  @ApiProperty({ description: 'The links of the page.' })
  links: BriefLinkListResponse;

  @ApiProperty({ description: 'The items of the page.' })
  items: BriefItemListResponse;

  @ApiProperty({ description: 'Whether search engines may list the page.' })
  searchable: boolean;

  @ApiNullableText(
    'The URL path of the share card, a JPEG of 1200 × 630 pixels; null until it has been drawn.',
    76,
    '/media/0f343b0931126a20f133d67c2b018a3b1e4a5f0d4d2f8e7c9a6b5c4d3e2f1a0b.jpg',
  )
  shareCard: string | null;
}

/** The data of a content page. */
export class ContentPage {
  @ApiKind('content')
  kind: 'content';

  @ApiProperty({ description: 'The account that posted the content.' })
  account: PublicAccountResponse;

  @ApiProperty({ description: 'The content.' })
  content: ContentResponse;

  @ApiNullable('The items of the content; null if they could not be read.', BriefItemListResponse)
  items: BriefItemListResponse | null;

  @ApiNullable(
    "The contents of the creator's page, including this one; null if they could not be read.",
    BriefContentListResponse,
  )
  contents: BriefContentListResponse | null;

  @ApiProperty({ description: 'Whether search engines may list the page.' })
  searchable: boolean;

  @ApiNullableText(
    'The URL path of the share card, a JPEG of 1200 × 630 pixels; null until it has been drawn.',
    76,
    '/media/0f343b0931126a20f133d67c2b018a3b1e4a5f0d4d2f8e7c9a6b5c4d3e2f1a0b.jpg',
  )
  shareCard: string | null;
}

/** The data of a document page. */
class SiteDocumentPage {
  @ApiKind('document')
  kind: 'document';

  @ApiProperty({ description: 'The document.' })
  document: SiteDocumentResponse;
}

/** The creator whose page the landing page links to. */
class ExampleCreator {
  @ApiProperty({ description: 'The account whose page it is.' })
  accountId: string;

  @ApiProperty({ description: 'The display ID of the creator.' })
  displayId: string;
}

/** The data of the landing page. */
export class LandingPage {
  @ApiKind('landing')
  kind: 'landing';

  @ApiProperty({ description: 'The themes offered for the example.' })
  themes: ThemeListResponse;

  @ApiNullable('The creator whose page is linked as an example; null if there is none.', ExampleCreator)
  example: ExampleCreator | null;
}

/** An editing page: its data is private, so the server only checks that it exists. */
class EditedPage {
  @ApiKind('edited')
  kind: 'edited';

  @ApiProperty({ description: 'The account whose page it is.' })
  accountId: string;
}

/** A news page: news are for signed-in users, so the server only checks that it exists. */
class NewsPage {
  @ApiKind('news')
  kind: 'news';
}

/** The page data classes by kind. */
export const PAGE_DATA = {
  profile: ProfilePage,
  content: ContentPage,
  document: SiteDocumentPage,
  landing: LandingPage,
  edited: EditedPage,
  news: NewsPage,
};

export type PageData = InstanceType<(typeof PAGE_DATA)[keyof typeof PAGE_DATA]>;
