import { Controller, Delete, Get, HttpCode, Param, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { CurrentSession } from '../../common/auth/signed-in.decorator.js';
import { Fails } from '../../common/errors/fails.decorator.js';
import { InvalidInput, NotFound } from '../../common/errors/request-errors.js';
import { SessionCookiesService } from '../../security/sessions/session-cookies.service.js';
import { SessionsService, type SignedIn } from '../../security/sessions/sessions.service.js';
import { SessionListResponse } from './dto/session.response.js';
import { SessionIdPipe } from './session-id.pipe.js';
import { toSession } from './session.mapper.js';

@ApiTags('auth')
@Controller('api/auth/sessions')
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly cookies: SessionCookiesService,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listSessions',
    summary: 'List the own sessions',
    description:
      'Every browser and program that is signed in to the account, with when it was last seen. The session that asks comes first.',
  })
  @ApiOkResponse({ description: 'The sessions.', type: SessionListResponse })
  @Fails()
  async listSessions(@CurrentSession() signedIn: SignedIn): Promise<SessionListResponse> {
    const { sessions, total } = await this.sessions.list(signedIn);
    return { results: sessions.map(toSession), total };
  }

  @Delete()
  @HttpCode(204)
  @ApiOperation({
    operationId: 'endOtherSessions',
    summary: 'End all other sessions',
    description: 'Signs the account out everywhere but here, at once.',
  })
  @ApiNoContentResponse({ description: 'The session that asked is the only one.' })
  @Fails()
  async endOtherSessions(@CurrentSession() { accountId, sessionId }: SignedIn): Promise<void> {
    await this.sessions.endOthers(accountId, sessionId);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'endSession',
    summary: 'End a session',
    description:
      'Signs the account out there, at once. Ending the session that asks is a logout: its cookies are removed.',
  })
  @ApiParam({
    name: 'id',
    description: 'The session, as the list names it.',
    schema: { type: 'string', format: 'uuid', example: '2f1c1c1e-7f0e-4a55-9d0b-0d6b8c8f3b2a' },
  })
  @ApiNoContentResponse({ description: 'The session has ended.' })
  @Fails(InvalidInput, NotFound)
  async endSession(
    @Param('id', SessionIdPipe) id: string,
    @CurrentSession() signedIn: SignedIn,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    if (!(await this.sessions.endOwn(signedIn.accountId, id))) throw new NotFound();
    if (id.toLowerCase() === signedIn.sessionId) this.cookies.clear(response);
  }
}
