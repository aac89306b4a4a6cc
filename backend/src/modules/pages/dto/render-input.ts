import { ApiProperty } from '@nestjs/swagger';
import { ApiNullable } from '../../../common/http/api-fields.js';
import { type Language, LANGUAGES } from '../../../common/rules/language.js';
import { SocialProvidersResponse } from '../../oauth/social-login/dto/social-providers.response.js';

const PAGE_STATUSES = [200, 404, 429, 500, 503] as const;

/** The status of a page; anything but 200 shows an error page in its place. */
export type PageStatus = (typeof PAGE_STATUSES)[number];

/** Operator settings used by pages. */
export class SiteSettings {
  @ApiProperty({ description: 'The origin that visitors use, and the one source of absolute addresses.' })
  publicUrl: string;

  @ApiProperty({
    description: 'How long a flow that began with a mailed code is alive, in milliseconds.',
    type: 'integer',
  })
  flowMs: number;

  @ApiProperty({ description: 'How long a mailed code can be entered, in milliseconds.', type: 'integer' })
  codeMs: number;

  @ApiProperty({
    description: 'How long the next code to the same address has to wait, in milliseconds.',
    type: 'integer',
  })
  codeResendMs: number;

  @ApiProperty({
    description: 'For how many days an account that was deleted can be brought back; with 0 it cannot.',
    type: 'integer',
  })
  restoreDays: number;
}

/** A maintenance notice. */
export class MaintenanceNotice {
  @ApiProperty({
    description: 'When it is expected back; null where nobody knows.',
    type: 'string',
    format: 'date-time',
    nullable: true,
  })
  endsAt: string | null;
}

/** The input of rendering, besides page data. */
export class RenderInput {
  @ApiProperty({
    description: 'Path and query of the page; of what stands at every address, one that nothing else has.',
  })
  path: string;

  @ApiProperty({ description: 'The language of its words.', enum: LANGUAGES, enumName: 'Language' })
  language: Language;

  @ApiProperty({ description: 'What operators set.' })
  settings: SiteSettings;

  @ApiProperty({
    description:
      'The address of the script with which creators earn; the document carries it where the page may run it.',
  })
  linkSwitchScript: string;

  @ApiProperty({ description: 'The services that people can log in with, for the pages that offer it.' })
  socialProviders: SocialProvidersResponse;

  @ApiProperty({
    description: 'What the page is answered with: anything but 200 is shown in its place.',
    enum: PAGE_STATUSES,
    enumName: 'PageStatus',
  })
  status: PageStatus;

  @ApiNullable('What is said of maintenance; null while the site is open.', MaintenanceNotice)
  maintenance: MaintenanceNotice | null;
}
