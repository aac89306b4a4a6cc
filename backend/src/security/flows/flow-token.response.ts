import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiSchema } from '@nestjs/swagger';
import { ApiInteger, ApiText } from '../../common/http/api-fields.js';
import { ApiFlowToken } from '../../common/http/flow-token.js';
import { ApiTokensQuery } from '../../common/http/tokens-query.js';

/** The flow's token, for programs without cookies. */
@ApiSchema({ name: 'FlowToken' })
export class FlowTokenResponse {
  @ApiText(
    'To be sent as `X-Flow-Token` with the next steps of the flow.',
    200,
    'nXo0Zl3Cw2m7oVtqv6cF1bJb0m4Pp8yq1e0s9d2k3uA',
  )
  flowToken: string;

  @ApiInteger({ description: 'The lifetime of the token in seconds.', example: 3600 })
  expiresIn: number;
}

/** Documents an operation that begins or continues a flow. */
export const ApiFlowStep = (cookie: string): MethodDecorator =>
  applyDecorators(
    ApiTokensQuery(),
    ApiFlowToken(cookie),
    ApiOkResponse({
      description: 'With `tokens=body`: the flow token. No cookie is set.',
      type: FlowTokenResponse,
    }),
  );
