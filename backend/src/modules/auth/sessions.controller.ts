import { Controller, Delete, Get, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiSummary, NoContent } from '../../common/http/api-operations.js';
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
  @ApiSummary(
    'List your sessions',
    'Lists the browsers and programs that are signed in to your account, the current session first.',
  )
  @ApiOkResponse({ description: 'The sessions.', type: SessionListResponse })
  @Fails()
  async listSessions(@CurrentSession() signedIn: SignedIn): Promise<SessionListResponse> {
    const [sessions, total] = await this.sessions.list(signedIn);
    return { results: sessions.map((session) => toSession(session, signedIn.sessionId)), total };
  }

  @Delete()
  @ApiSummary('End all other sessions', 'Signs you out everywhere but here.')
  @NoContent('All other sessions have ended.')
  @Fails()
  async endOtherSessions(@CurrentSession() { accountId, sessionId }: SignedIn): Promise<void> {
    await this.sessions.endOthers(accountId, sessionId);
  }

  @Delete(':id')
  @ApiSummary(
    'End a session',
    'Signs you out on one device. Ending the current session also removes its cookies, like a logout.',
  )
  @ApiParam({
    name: 'id',
    description: 'The ID of the session.',
    schema: { type: 'string', format: 'uuid', example: '2f1c1c1e-7f0e-4a55-9d0b-0d6b8c8f3b2a' },
  })
  @NoContent('The session has ended.')
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
