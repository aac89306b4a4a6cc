import { ApiProperty } from '@nestjs/swagger';
import { ApiNullable } from '../../../common/http/api-fields.js';
import { type Language, LANGUAGES } from '../../../common/rules/language.js';
import { SocialProvidersResponse } from '../../oauth/social-login/dto/social-providers.response.js';

const PAGE_STATUSES = [200, 404, 429, 500, 503] as const;

/** The status of a page; anything but 200 shows an error page in its place. */
export type PageStatus = (typeof PAGE_STATUSES)[number];

/** Operator settings used by pages. */
export class SiteSettings {
  @ApiProperty({ description: 'The public origin, from which all absolute URLs are built.' })
  publicUrl: string;

  @ApiProperty({
    description: 'The lifetime of a flow with an e-mailed code, in milliseconds.',
    type: 'integer',
  })
  flowMs: number;

  @ApiProperty({ description: 'The lifetime of an e-mailed code, in milliseconds.', type: 'integer' })
  codeMs: number;

  @ApiProperty({
    description: 'The minimum interval between codes to the same address, in milliseconds.',
    type: 'integer',
  })
  codeResendMs: number;

  @ApiProperty({
    description: 'The number of days in which a deleted account can be restored; 0 if it cannot.',
    type: 'integer',
  })
  restoreDays: number;
}

/** A maintenance notice. */
export class MaintenanceNotice {
  @ApiProperty({
    description: 'When maintenance is expected to end; null if unknown.',
    type: 'string',
    format: 'date-time',
    nullable: true,
  })
  endsAt: string | null;
}

/** The input of rendering, besides page data. */
export class RenderInput {
  @ApiProperty({
    description:
      'The path and query of the page. For a page that is shown at any URL, a path that no other page has.',
  })
  path: string;

  @ApiProperty({ description: 'The language of the page.', enum: LANGUAGES, enumName: 'Language' })
  language: Language;

  @ApiProperty({ description: "The operator's settings." })
  settings: SiteSettings;

  @ApiProperty({
    description: 'The URL of the LinkSwitch script, which the document includes if the page may run it.',
  })
  linkSwitchScript: string;

  @ApiProperty({ description: 'The social login providers, for the pages that offer them.' })
  socialProviders: SocialProvidersResponse;

  @ApiProperty({
    description: 'The HTTP status; anything but 200 shows an error page.',
    enum: PAGE_STATUSES,
    enumName: 'PageStatus',
  })
  status: PageStatus;

  @ApiNullable('The maintenance notice; null while the site is open.', MaintenanceNotice)
  maintenance: MaintenanceNotice | null;
}
