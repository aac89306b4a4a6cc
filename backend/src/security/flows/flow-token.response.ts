import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiSchema } from '@nestjs/swagger';
import { ApiInteger, ApiText } from '../../common/http/api-fields.js';
import { ApiFlowToken } from '../../common/http/flow-token.js';
import { ApiTokensQuery } from '../../common/http/tokens-query.js';

/** The flow's token, for programs without cookies. */
@ApiSchema({ name: 'FlowToken' })
export class FlowTokenResponse {
  @ApiText(
    'Sent as `X-Flow-Token` with the calls that go on with the flow.',
    200,
    'nXo0Zl3Cw2m7oVtqv6cF1bJb0m4Pp8yq1e0s9d2k3uA',
  )
  flowToken: string;

  @ApiInteger({ description: 'Seconds after which it expires.', example: 3600 })
  expiresIn: number;
}

/** Documents an operation that begins or continues a flow. */
export const ApiFlowStep = (cookie: string): MethodDecorator =>
  applyDecorators(
    ApiTokensQuery(),
    ApiFlowToken(cookie),
    ApiOkResponse({
      description: 'With `tokens=body`: the token of the flow, and no cookie for it.',
      type: FlowTokenResponse,
    }),
  );
