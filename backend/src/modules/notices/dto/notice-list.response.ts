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

/** A notice to a creator in the studio. */
@ApiSchema({ name: 'Notice' })
export class NoticeResponse {
  @ApiInteger({ description: "The notice's ID.", example: 12 })
  noticeId: number;

  @ApiChoice(
    'What happened: an operator removed a content, item or link; an operator suspended the account for a time; a linked account must be linked again; data from a linked account will be removed.',
    NOTICE_KINDS,
    'NoticeKind',
    'CONTENT_REMOVED',
  )
  kind: NoticeKind;

  @ApiNullableText(
    'The title of what was removed, or the name of the linked account; null if there is none.',
    ACT_LIMITS.subject,
    'A vase in autumn',
  )
  subject: string | null;

  @ApiProperty({
    description: 'The provider of the linked account; null for other kinds.',
    type: 'string',
    nullable: true,
    enum: LINKAGE_PROVIDER_NAMES,
    example: 'youtube',
  })
  provider: LinkageProviderName | null;

  @ApiNullableText(
    'The reason given by the operator; null for other kinds.',
    ACT_LIMITS.reason,
    'The picture is somebody else’s work.',
  )
  reason: string | null;

  @ApiInteger({
    description: 'The reference number for messages to the operator; null for other kinds.',
    nullable: true,
    example: 31,
  })
  reference: number | null;

  @ApiProperty({
    description: 'When the data from the linked account will be removed; null for other kinds.',
    type: 'string',
    format: 'date-time',
    nullable: true,
    example: '2027-01-08T03:00:00.000Z',
  })
  dueAt: string | null;

  @ApiTime('When it happened.', '2027-01-01T03:00:00.000Z')
  createdAt: string;
}

/** The notices that the owner has not dismissed. */
@ApiSchema({ name: 'NoticeList' })
export class NoticeListResponse {
  @ApiList('Newest first.', NoticeResponse, { max: MOST_NOTICES })
  results: NoticeResponse[];

  @ApiTotal({ maximum: MOST_NOTICES, example: 1 })
  total: number;
}
