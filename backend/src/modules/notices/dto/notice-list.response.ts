import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ACT_LIMITS } from '../../operator-acts/insert-act.js';
import {
  ApiChoice,
  ApiInteger,
  ApiList,
  ApiNullableText,
  ApiTime,
  ApiTotal,
} from '../../../common/http/api-fields.js';
import { LINKAGE_PROVIDER_NAMES, type LinkageProviderName } from '../../../providers/linkage.client.js';
import { NOTICE_KINDS, type NoticeKind } from '../notice-kind.js';
import { MOST_NOTICES } from '../notices.service.js';

/** Something that a creator is told in the studio. */
@ApiSchema({ name: 'Notice' })
export class NoticeResponse {
  @ApiInteger({ description: 'Names the notice.', example: 12 })
  noticeId: number;

  @ApiChoice(
    'What happened: an operator removed a content, item or link; an operator had suspended the account; a linked account has to be linked again; what came from it will be removed.',
    NOTICE_KINDS,
    'NoticeKind',
    'CONTENT_REMOVED',
  )
  kind: NoticeKind;

  @ApiNullableText(
    'What it is about by name: the title of what was removed, or the name of the linked account. Null where there is none.',
    ACT_LIMITS.subject,
    'A vase in autumn',
  )
  subject: string | null;

  @ApiProperty({
    description: 'Where the linked account is; null for other kinds.',
    type: 'string',
    nullable: true,
    enum: LINKAGE_PROVIDER_NAMES,
    example: 'youtube',
  })
  provider: LinkageProviderName | null;

  @ApiNullableText(
    'Why the operator did it, in the operator’s words; null for other kinds.',
    ACT_LIMITS.reason,
    'The picture is somebody else’s work.',
  )
  reason: string | null;

  @ApiInteger({
    description: 'The number to name when one writes to the operator about it; null for other kinds.',
    nullable: true,
    example: 31,
  })
  reference: number | null;

  @ApiProperty({
    description: 'From when on what came from the linked account is removed; null for other kinds.',
    type: 'string',
    format: 'date-time',
    nullable: true,
    example: '2027-01-08T03:00:00.000Z',
  })
  dueAt: string | null;

  @ApiTime('When it happened.', '2027-01-01T03:00:00.000Z')
  createdAt: string;
}

/** What the owner of an account was told and has not dismissed. */
@ApiSchema({ name: 'NoticeList' })
export class NoticeListResponse {
  @ApiList('The newest comes first.', NoticeResponse, { max: MOST_NOTICES })
  results: NoticeResponse[];

  @ApiTotal({ maximum: MOST_NOTICES, example: 1 })
  total: number;
}
