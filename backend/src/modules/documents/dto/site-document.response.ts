import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ApiText } from '../../../common/http/api-fields.js';
import { SITE_DOCUMENTS, type SiteDocumentName } from '../site-document.js';

/** A document of the site. */
@ApiSchema({ name: 'SiteDocument' })
export class SiteDocumentResponse {
  @ApiProperty({ description: 'The name of the document.', enum: SITE_DOCUMENTS, example: 'terms' })
  name: SiteDocumentName;

  @ApiProperty({
    description: 'The version: the date on which it took effect.',
    format: 'date',
    example: '2026-11-01',
  })
  version: string;

  @ApiText('The title.', 200, 'Terms of use')
  title: string;

  @ApiText(
    'The text in Markdown, without the title.',
    200_000,
    '## 1. The service\n\nThe service lets creators publish a page.',
  )
  content: string;
}
